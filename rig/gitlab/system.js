import { join } from 'node:path';
import { isRunnable, npmPackages, skip } from '../support/tools.js';

const version = '4.75.1';

export const gitlab = {
  id: 'gitlab',
  about: 'templates/gitlab.yml under gitlab-ci-local, on the machine itself',
  prepare(mayInstall) {
    if (process.platform === 'win32') skip('gitlab-ci-local runs jobs in a POSIX shell');
    if (!isRunnable('rsync', '--version'))
      skip('gitlab-ci-local copies with rsync, which is not here');
    const packages = [`gitlab-ci-local@${version}`, 'node@24.21.0'];
    const modules = npmPackages(`gitlab-ci-local-${version}`, packages, mayInstall);
    return { GITLAB_BINARIES: join(modules, '.bin') };
  },
};
