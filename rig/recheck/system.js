import { npmPackages } from '../support/tools.js';

const version = '4.5.0';

export const recheck = {
  id: 'recheck',
  about: 'every regular expression of the source under a checker of backtracking',
  prepare(mayInstall) {
    return { RECHECK: npmPackages(`recheck-${version}`, [`recheck@${version}`], mayInstall) };
  },
};
