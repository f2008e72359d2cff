import { clientMarketplace } from '../clients/client-marketplace.ts';
import { cursorParts } from '../clients/plugin-parts.ts';

/** The plugins that a repository offers to Cursor. */
export const cursorMarketplace = clientMarketplace(
  'cursor-marketplace',
  '.cursor-plugin',
  cursorParts,
);
