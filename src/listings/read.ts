import type { Problem } from '../model/finding.ts';
import type {
  Listings,
  Marketplace,
  PluginManifest,
  SkillsIndex,
  StrangeIndex,
} from '../model/listing.ts';
import { nameOf } from '../model/text/path.ts';
import type { Entry } from '../model/tree.ts';
import type { Text } from '../syntax/text-file.ts';
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
  found: readonly string[],
  entries: readonly Entry[],
): readonly string[] {
  const names = entries.some(({ path, kind }) => path === gitmodulesName && kind !== 'symlink');
  return found.length > 0 && names ? [...found, gitmodulesName] : found;
}

/** Reads the files of a tree that list its skills. */
export function readListings(
  found: readonly string[],
  texts: ReadonlyMap<string, Text>,
  entries: readonly Entry[],
): Listings {
  const marketplaces: Marketplace[] = [];
  const plugins: PluginManifest[] = [];
  const indexes: SkillsIndex[] = [];
  for (const path of found) {
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
  const read = [...marketplaces, ...plugins, ...indexes];
  const known = new Set(read.map(({ path }) => path));
  const strange: StrangeIndex[] = [];
  const problems = found.flatMap((path) => {
    const { text = null, problems = [] } = texts.get(path) ?? {};
    if (known.has(path) || nameOf(path) !== 'skills-index.json') return problems;
    strange.push({ path, text, problems });
    return [];
  });
  const behind = elsewhere(found, texts, entries);
  return { marketplaces, plugins, indexes, strange, problems, elsewhere: behind };
}

/** The texts of the listings by path, for code frames. */
export function listingTexts(listings: Listings): ReadonlyMap<string, string> {
  return new Map(filesOf(listings).map(({ path, text }) => [path, text]));
}

/** What is wrong with the listings themselves. */
export function listingProblems(listings: Listings): readonly Problem[] {
  return [...listings.problems, ...filesOf(listings).flatMap(({ problems }) => problems)];
}

function filesOf({ marketplaces, plugins, indexes }: Listings) {
  return [...marketplaces, ...plugins, ...indexes];
}

/** The paths whose content is not in the tree, looked for where there is a listing. */
function elsewhere(
  found: readonly string[],
  texts: ReadonlyMap<string, Text>,
  entries: readonly Entry[],
): ReadonlySet<string> {
  if (found.length === 0) return new Set();
  const links = entries.filter(({ kind }) => kind === 'symlink').map(({ path }) => path);
  return new Set([...links, ...submodulesOf(texts.get(gitmodulesName)?.text ?? '')]);
}
