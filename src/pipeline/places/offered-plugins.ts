import type { OfferedPlugins } from '../../config/ignored-paths.ts';
import type { Listings } from '../../model/listing.ts';
import { localPlugins } from '../../rules/places/listed-plugins.ts';

/** The folders of the plugins that marketplaces offer, each with that of the marketplace. */
export function offeredPlugins({ marketplaces, codexMarketplaces }: Listings): OfferedPlugins {
  const offered = new Map<string, string>();
  for (const marketplace of [...marketplaces, ...codexMarketplaces])
    for (const { root } of localPlugins(marketplace))
      if (root !== undefined && !offered.has(root)) offered.set(root, marketplace.root);
  return offered;
}
