import { isRunnable, skip } from '../support/tools.js';

export const strace = {
  id: 'strace',
  about: 'programs, files and writes of the command line, as strace sees them',
  prepare: () => (isRunnable('strace', '-V') ? {} : skip('strace is not here')),
};
