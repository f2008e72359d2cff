import type { Config } from '../config/config.ts';
import type { OfferedPlugins } from '../config/ignored-paths.ts';
import { readListings } from '../listings/read.ts';
import { nameOf } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';
import { readTexts } from '../syntax/text-file.ts';
import { type Discovery, discover } from './discover.ts';
import { type ClientTree, clientTree } from './places/client-tree.ts';
import { offeredPlugins } from './places/offered-plugins.ts';

/** Finds what is worth reading of a tree as clients open it. */
export async function discoverTree(
  tree: FileTree,
  config: Pick<Config, 'ignore' | 'locks' | 'protos'>,
): Promise<Discovery> {
  const view = await clientTree(tree);
  const offered = config.ignore.length > 0 ? await readOffered(view) : new Map();
  return discover(tree.entries, config, { ...view, offered });
}

const maxMarketplaces = 100;

async function readOffered(view: ClientTree): Promise<OfferedPlugins> {
  const all = [...view.paths].filter((path) => nameOf(path) === 'marketplace.json');
  const paths = all.slice(0, maxMarketplaces);
  return offeredPlugins(readListings(paths, await readTexts(view, paths), []));
}
