import { debianProgram } from '../support/debian.js';

const packages = ['zsh', 'zsh-common', 'libcap2', 'libtinfo6'];

export const zsh = {
  id: 'zsh',
  about: 'completion of command lines in zsh',
  prepare(mayInstall) {
    const { program, root } = debianProgram('zsh', packages, mayInstall);
    return { ZSH_PROGRAM: program, ZSH_ROOT: root };
  },
};
