import { get, items, text } from '../../model/value/value.ts';
import type { Carrier, CarrierResult } from '../carrier.ts';
import { inEntry, readMarketplaceEntry } from '../plugins/marketplace-entry.ts';
import { combine } from '../support/carrier-result.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';
import { clientFile } from './client-file.ts';
import { type PluginParts, partRows, readPluginParts } from './plugin-manifest.ts';

/** Makes the carrier of the plugins that a repository offers to a client other than Claude Code. */
export function clientMarketplace(id: string, folder: string, parts: PluginParts): Carrier {
  const path = `${folder}/marketplace.json`;
  const readParts: Parameters<typeof readMarketplaceEntry>[1]['readParts'] = (entry, unit) =>
    readPluginParts(entry, unit, parts);
  return tableCarrier({
    id,
    paths: [path],
    client: parts.client,
    format: 'json',
    consequence: `${parts.client} refuses the marketplace`,
    rows: [
      ...grants('install', 'plugins[].source', 'offers the plugin of another repository', {
        example: { plugins: [{ name: 'p', source: { source: 'github', repo: 'acme/p' } }] },
        without: { plugins: [{ name: 'p', source: './p' }] },
      }),
      ...within('plugins[].source', harmless('source url path ref sha repo package version')),
      ...within('plugins[]', partRows(parts)).map(inEntry),
      ...harmless(
        'name owner metadata $schema description version plugins[].strict plugins[].policy',
      ),
    ],
    unitOf: clientFile(path),
    readWhole: (root, { unit }): CarrierResult => {
      const pluginRoot = text(get(get(root, 'metadata'), 'pluginRoot'));
      const read = items(get(root, 'plugins')).map((entry) =>
        readMarketplaceEntry(entry, { unit, pluginRoot, readParts }),
      );
      return combine(...read);
    },
    sample: { path },
  });
}
