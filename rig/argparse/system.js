import { spawnSync } from 'node:child_process';
import { skip } from '../support/tools.js';

export const argparse = {
  id: 'argparse',
  about:
    'what scripts accept, and which calls they refuse, against Python itself; the scripts of $SCRIPT_FOLDERS too',
  prepare() {
    const { stdout, status } = spawnSync('python3', ['--version'], { encoding: 'utf8' });
    const minor = Number(/^Python 3\.(\d+)/.exec(stdout ?? '')?.[1]);
    if (status !== 0 || !(minor >= 12)) skip('it needs python3, 3.12 or later');
    return { SCRIPT_FOLDERS: process.env.SCRIPT_FOLDERS ?? '' };
  },
};
