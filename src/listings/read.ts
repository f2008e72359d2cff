import type { Problem } from '../model/finding.ts';
import type {
  Listings,
  Marketplace,
  PluginManifest,
  SkillsIndex,
  UnrecognisedIndex,
} from '../model/listing.ts';
import { nameOf } from '../model/text/path.ts';
import type { TreeEntry } from '../model/tree.ts';
import type { TextFile } from '../syntax/text-file.ts';
import { readMarketplace, readPluginManifest, submodulesOf } from './marketplace.ts';
import { readSkillsIndex } from './skills-index.ts';

/** The file that names the submodules of a repository. */
export const gitmodulesName = '.gitmodules';

/** Whether a path is that of a file that lists skills; of a `skills-index.json` its content decides. */
export function isListing(path: string): boolean {
  const name = nameOf(path);
  if (name === 'skills-index.json') return true;
  return (
    (name === 'marketplace.json' || name === 'plugin.json') &&
    /(?:^|\/)\.claude-plugin\/[^/]+$/.test(path)
  );
}

/** What is read to understand some listings: the files, and what tells which paths lead elsewhere. */
export function listingFiles(
  paths: readonly string[],
  entries: readonly TreeEntry[],
): readonly string[] {
  const hasSubmodules = entries.some(
    ({ path, kind }) => path === gitmodulesName && kind !== 'symlink',
  );
  return paths.length > 0 && hasSubmodules ? [...paths, gitmodulesName] : paths;
}

/** Reads the files of a tree that list its skills. */
export function readListings(
  paths: readonly string[],
  texts: ReadonlyMap<string, TextFile>,
  entries: readonly TreeEntry[],
): Listings {
  const marketplaces: Marketplace[] = [];
  const plugins: PluginManifest[] = [];
  const indexes: SkillsIndex[] = [];
  for (const path of paths) {
    const text = texts.get(path)?.text;
    if (typeof text !== 'string') continue;
    const name = nameOf(path);
    if (name === 'marketplace.json') marketplaces.push(readMarketplace(path, text));
    else if (name === 'plugin.json') plugins.push(readPluginManifest(path, text));
    else {
      const index = readSkillsIndex(path, text);
      if (index) indexes.push(index);
    }
  }
  const parsedListings = [...marketplaces, ...plugins, ...indexes];
  const parsedPaths = new Set(parsedListings.map(({ path }) => path));
  const unrecognised: UnrecognisedIndex[] = [];
  const problems = paths.flatMap((path) => {
    const { text = null, problems = [] } = texts.get(path) ?? {};
    if (parsedPaths.has(path) || nameOf(path) !== 'skills-index.json') return problems;
    unrecognised.push({ path, text, problems });
    return [];
  });
  const externalPaths = findExternalPaths(paths, texts, entries);
  return { marketplaces, plugins, indexes, unrecognised, problems, externalPaths };
}

/** The texts of the listings by path, for code frames. */
export function listingTexts(listings: Listings): ReadonlyMap<string, string> {
  return new Map(parsedFiles(listings).map(({ path, text }) => [path, text]));
}

/** What is wrong with the listings themselves. */
export function listingProblems(listings: Listings): readonly Problem[] {
  return [...listings.problems, ...parsedFiles(listings).flatMap(({ problems }) => problems)];
}

function parsedFiles({ marketplaces, plugins, indexes }: Listings) {
  return [...marketplaces, ...plugins, ...indexes];
}

/** The paths whose content is not in the tree, looked for where there is a listing. */
function findExternalPaths(
  paths: readonly string[],
  texts: ReadonlyMap<string, TextFile>,
  entries: readonly TreeEntry[],
): ReadonlySet<string> {
  if (paths.length === 0) return new Set();
  const links = entries.filter(({ kind }) => kind === 'symlink').map(({ path }) => path);
  return new Set([...links, ...submodulesOf(texts.get(gitmodulesName)?.text ?? '')]);
}
