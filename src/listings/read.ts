import type { Problem } from '../model/finding.ts';
import type {
  DigestIndex,
  Listings,
  Marketplace,
  PluginManifest,
  SkillsIndex,
  UnrecognisedIndex,
} from '../model/listing.ts';
import { nameOf } from '../model/text/path.ts';
import type { TreeEntry } from '../model/tree.ts';
import type { TextFile } from '../syntax/text-file.ts';
import { isCodexMarketplace, readCodexMarketplace } from './codex-marketplace.ts';
import { isDigestIndex, readDigestIndex } from './digest-index.ts';
import { readMarketplace, readPluginManifest, submodulesOf } from './marketplace.ts';
import { readSkillsIndex } from './skills-index.ts';

/** The git file that lists submodules. */
export const gitmodulesName = '.gitmodules';

/** Whether a path may be a listing; for a `skills-index.json`, the content decides. */
export function isListing(path: string): boolean {
  const name = nameOf(path);
  if (name === 'skills-index.json' || isDigestIndex(path) || isCodexMarketplace(path)) return true;
  return (
    (name === 'marketplace.json' || name === 'plugin.json') &&
    /(?:^|\/)\.claude-plugin\/[^/]+$/.test(path)
  );
}

/** The files to read for some listings: the listings, and the list of submodules. */
export function listingFiles(
  paths: readonly string[],
  entries: readonly TreeEntry[],
): readonly string[] {
  const hasSubmodules = entries.some(
    ({ path, kind }) => path === gitmodulesName && kind !== 'symlink',
  );
  return paths.length > 0 && hasSubmodules ? [...paths, gitmodulesName] : paths;
}

/** Parses the listings of a tree. */
export function readListings(
  paths: readonly string[],
  texts: ReadonlyMap<string, TextFile>,
  entries: readonly TreeEntry[],
): Listings {
  const marketplaces: Marketplace[] = [];
  const codexMarketplaces: Marketplace[] = [];
  const plugins: PluginManifest[] = [];
  const indexes: SkillsIndex[] = [];
  const digestIndexes: DigestIndex[] = [];
  for (const path of paths) {
    const text = texts.get(path)?.text;
    if (typeof text !== 'string') continue;
    const name = nameOf(path);
    if (isCodexMarketplace(path)) codexMarketplaces.push(readCodexMarketplace(path, text));
    else if (name === 'marketplace.json') marketplaces.push(readMarketplace(path, text));
    else if (name === 'plugin.json') plugins.push(readPluginManifest(path, text));
    else if (isDigestIndex(path))
      digestIndexes.push(...[readDigestIndex(path, text)].flatMap((index) => index ?? []));
    else {
      const index = readSkillsIndex(path, text);
      if (index) indexes.push(index);
    }
  }
  const parsed = { marketplaces, codexMarketplaces, plugins, indexes, digestIndexes };
  const parsedPaths = new Set(parsedFiles(parsed).map(({ path }) => path));
  const unrecognised: UnrecognisedIndex[] = [];
  const problems = paths.flatMap((path) => {
    const { text = null, problems = [] } = texts.get(path) ?? {};
    if (parsedPaths.has(path) || nameOf(path) !== 'skills-index.json') return problems;
    unrecognised.push({ path, text, problems });
    return [];
  });
  const externalPaths = findExternalPaths(paths, texts, entries);
  return { ...parsed, unrecognised, problems, externalPaths };
}

/** The texts of the listings by path, for code frames. */
export function listingTexts(listings: Listings): ReadonlyMap<string, string> {
  return new Map(parsedFiles(listings).map(({ path, text }) => [path, text]));
}

/** The problems of the listings themselves. */
export function listingProblems(listings: Listings): readonly Problem[] {
  return [...listings.problems, ...parsedFiles(listings).flatMap(({ problems }) => problems)];
}

function parsedFiles(listings: Omit<Listings, 'unrecognised' | 'problems' | 'externalPaths'>) {
  const { marketplaces, codexMarketplaces, plugins, indexes, digestIndexes } = listings;
  return [...marketplaces, ...codexMarketplaces, ...plugins, ...indexes, ...digestIndexes];
}

/** Paths without content in the tree; empty without listings. */
function findExternalPaths(
  paths: readonly string[],
  texts: ReadonlyMap<string, TextFile>,
  entries: readonly TreeEntry[],
): ReadonlySet<string> {
  if (paths.length === 0) return new Set();
  const links = entries.filter(({ kind }) => kind === 'symlink').map(({ path }) => path);
  return new Set([...links, ...submodulesOf(texts.get(gitmodulesName)?.text ?? '')]);
}
