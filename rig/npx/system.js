import { isRunnable, skip } from '../support/tools.js';

export const npx = {
  id: 'npx',
  about: 'the one line that runs the program from its repository',
  prepare: () => (isRunnable('npx', '--version') ? {} : skip('npx is not here')),
};
