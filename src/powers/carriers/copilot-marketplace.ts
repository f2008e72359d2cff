import { clientMarketplace } from '../clients/client-marketplace.ts';
import { copilotParts } from '../clients/plugin-parts.ts';

/** The plugins that a repository offers to Copilot. */
export const copilotMarketplace = clientMarketplace(
  'copilot-marketplace',
  '.github/plugin',
  copilotParts,
);
