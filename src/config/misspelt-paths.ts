import type { Problem } from '../model/finding.ts';
import { code, msg, pathPart } from '../model/message.ts';
import { isAtOrInside } from '../model/text/path.ts';
import { suggest } from '../model/text/suggest.ts';
import type { FileTree } from '../model/tree.ts';
import { configPathMissing } from '../rules/problem/configuration.ts';
import { hasMatch } from '../syntax/glob/has-match.ts';
import type { ConfigFile, ConfigFiles } from './config.ts';
import { type KeyPath, keyLocation } from './setting-location.ts';

/** A path without glob characters, as the configuration lists it. */
interface ListedPath {
  readonly written: string;
  readonly segments: readonly string[];
  /** Whether it begins at the top; others match at any depth. */
  readonly isAnchored: boolean;
  readonly key: KeyPath;
}

/** Limits on the listed paths of a run and on the searches for a name: a pull request controls both. */
const maxPaths = 50;
const maxSearches = 10;

/** Names of folders that tools make and git often ignores: they are absent on purpose. */
const generatedNames = new Set(
  'node_modules bower_components vendor dist build out output target coverage tmp temp venv env cache logs generated third_party'.split(
    ' ',
  ),
);

/**
 * The paths under `ignore` and `overrides` that name no file or folder and are almost the name of one. Globs and paths
 * that resemble none are not reported: they may be absent on purpose.
 */
export function misspeltPathProblems(
  { headFile: file, baseFile }: ConfigFiles,
  { head, base }: { readonly head: FileTree; readonly base: FileTree | null },
): readonly Problem[] {
  const found = file === null ? [] : misspeltPaths(file, head);
  if (found.length === 0) return [];
  const atBase = baseFile && base ? misspeltPaths(baseFile, base) : [];
  const keyOf = ({ path, suggestion }: MisspeltPath) =>
    JSON.stringify([path.key[0], path.written, suggestion]);
  const known = new Set(atBase.map(keyOf));
  return found.map((misspelt) => {
    const { path, suggestion } = misspelt;
    const [name] = path.key;
    return {
      rule: configPathMissing.id,
      message: msg`Unknown path ${pathPart(path.written)} in ${code(String(name))}.`,
      help: msg`Write ${pathPart(suggestion)}.`,
      at: keyLocation(file, path.key) ?? { path: '.' },
      about: [name, path.written].join('\0'),
      existsAtBase: known.has(keyOf(misspelt)),
    };
  });
}

interface MisspeltPath {
  readonly path: ListedPath;
  readonly suggestion: string;
}

function misspeltPaths({ config }: ConfigFile, tree: FileTree): readonly MisspeltPath[] {
  const lists = [
    { key: ['ignore'], globs: config.ignore },
    ...config.overrides.map(({ files }, index) => ({
      key: ['overrides', index, 'files'],
      globs: files,
    })),
  ];
  const listed = lists.flatMap(({ key, globs }) => listedPaths(globs, key)).slice(0, maxPaths);
  const missing = withoutMatches(listed, tree);
  if (missing.length === 0) return [];
  const names = namesByFolder(tree);
  const taken = new Set(listed.map(({ segments }) => segments.join('/')));
  return missing.slice(0, maxSearches).flatMap((path) => {
    const near = nearPath(path, names);
    if (near === null || taken.has(near)) return [];
    const suggestion = `${path.written.startsWith('/') ? '/' : ''}${near}${path.written.endsWith('/') ? '/' : ''}`;
    return [{ path, suggestion }];
  });
}

function listedPaths(globs: readonly string[], key: KeyPath): readonly ListedPath[] {
  return globs.flatMap((written, index) => {
    const segments = written.split('/').filter((segment) => segment !== '' && segment !== '.');
    const isPlain = !/[*?[\]{}\\]/.test(written) && segments.length > 0;
    const isGenerated = segments.some((name) => name === '..' || isGeneratedName(name));
    if (!isPlain || isGenerated) return [];
    const isAnchored = segments.length > 1 || written.startsWith('/');
    return [{ written, segments, isAnchored, key: [...key, index] }];
  });
}

function isGeneratedName(name: string): boolean {
  return generatedNames.has(name) || name.startsWith('.');
}

/** The paths that neither a file nor a folder nor a submodule of the tree has. */
function withoutMatches(listed: readonly ListedPath[], tree: FileTree): readonly ListedPath[] {
  // The files of a submodule are not in the tree.
  const isInSubmodule = (place: string) =>
    tree.submodules.some(({ path }) => isAtOrInside(place, path));
  return listed.filter(
    ({ written, segments }) => !hasMatch(written, tree) && !isInSubmodule(segments.join('/')),
  );
}

type NamesByFolder = ReadonlyMap<string, ReadonlySet<string>>;

function namesByFolder({ entries }: FileTree): NamesByFolder {
  const names = new Map<string, Set<string>>();
  for (const { path } of entries) {
    for (let end = path.length; end > 0; ) {
      const slash = path.lastIndexOf('/', end - 1);
      const folder = slash === -1 ? '' : path.slice(0, slash);
      const known = names.get(folder);
      const isNew = known === undefined;
      const own = known ?? new Set();
      own.add(path.slice(slash + 1, end));
      names.set(folder, own);
      if (!isNew) break;
      end = slash;
    }
  }
  return names;
}

/** The path of the tree that was probably meant; null if a segment resembles no name. */
function nearPath({ segments, isAnchored }: ListedPath, names: NamesByFolder): string | null {
  const [single = ''] = segments;
  if (!isAnchored) return nearName(single, new Set([...names.values()].flatMap((own) => [...own])));
  let near = '';
  for (const segment of segments) {
    const inFolder = names.get(near) ?? new Set<string>();
    const name = inFolder.has(segment) ? segment : nearName(segment, inFolder);
    if (name === null) return null;
    near = near === '' ? name : `${near}/${name}`;
  }
  return near;
}

/** A name with one typo per five letters, at most two, or with one `s` more or less; numbers are no typos. */
function nearName(name: string, candidates: ReadonlySet<string>): string | null {
  const letters = (text: string) => text.replace(/\d+/g, '0');
  const others = [...candidates].filter(
    (candidate) => !isGeneratedName(candidate) && letters(candidate) !== letters(name),
  );
  const plural = others.find(
    (other) => name.length > 2 && (other === `${name}s` || name === `${other}s`),
  );
  const stem = name.replace(/\.[^.]*$/, '');
  const limit = Math.min(2, Math.floor(stem.length / 5));
  return plural ?? suggest(name, others, limit) ?? null;
}
