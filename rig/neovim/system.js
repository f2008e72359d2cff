import { isRunnable, skip } from '../support/tools.js';

export const neovim = {
  id: 'neovim',
  about: 'findings in Neovim, by the settings of docs/editors.md',
  prepare: () => (isRunnable('nvim', '--version') ? {} : skip('Neovim is not here')),
};
