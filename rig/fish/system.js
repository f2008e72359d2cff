import { debianProgram } from '../support/debian.js';

const packages = ['fish', 'fish-common', 'libpcre2-32-0', 'libtinfo6'];

export const fish = {
  id: 'fish',
  about: 'completion of command lines in fish',
  prepare(mayInstall) {
    const { program, root } = debianProgram('fish', packages, mayInstall);
    return { FISH_PROGRAM: program, FISH_ROOT: root };
  },
};
