import { join, resolve } from '../../model/text/path.ts';
import { pathGlob } from '../../syntax/glob/path-glob.ts';
import type { Spelling } from './spellings.ts';
import type { ProgramTree } from './tree.ts';

/** Where a text leads. */
export interface Place {
  /** The paths that it may mean, whether or not the tree has them. */
  readonly candidates: readonly string[];
  /** Whether its meaning is known; a path outside of the tree is not. */
  readonly isKnown: boolean;
}

/** Folders of a machine, where no tree is. */
const systemFolder = /^\/(?:usr|bin|sbin|opt|nix|dev|System|Library)\//;
/** The clone of a marketplace in the folder of the user holds the files of its repository. */
const marketplace = /\.claude\/plugins\/marketplaces\/[\w.-]+\//;

/** The paths that a text may mean, relative to each of some folders. */
export function placeOf(
  { before, text, isGlob }: Spelling,
  folders: readonly string[],
  tree: ProgramTree,
): Place {
  const path = text.replace(/^file:\/\//, '');
  const installed = marketplace.exec(path);
  if (installed) return below([''], path.slice(installed.index + installed[0].length));
  if (before === 'unknown') return guess(path, folders, tree);
  if (before !== 'nothing') {
    if (path !== '' && !path.startsWith('/')) return guess(path, before, tree);
    return isGlob ? matching(before, path, tree) : below(before, path);
  }
  if (systemFolder.test(path)) return { candidates: [], isKnown: true };
  if (/^(?:[/~]|[A-Za-z]:[\\/])/.test(path)) return tails(path, tree);
  return isGlob ? matching(folders, path, tree) : below(folders, path);
}

function below(folders: readonly string[], path: string): Place {
  const candidates = folders.map((folder) => resolve(folder, path));
  const known = candidates.filter((candidate) => candidate !== undefined);
  return { candidates: [...new Set(known)], isKnown: known.length > 0 };
}

/** A path whose beginning is not known: its end, in each folder. */
function guess(path: string, folders: readonly string[], tree: ProgramTree): Place {
  const slash = path.indexOf('/');
  if (slash === -1) return { candidates: [], isKnown: false };
  const end = path.slice(slash);
  const inside = below(folders, end).candidates.filter((at) => exists(at, tree));
  return { candidates: inside, isKnown: false };
}

/** Paths are not looked for deeper in the tree. */
const maxTail = 16;

/** An absolute path of some machine: the longest of its ends, of two names or more, that the tree has. */
function tails(path: string, tree: ProgramTree): Place {
  const segments = path.split(/[\\/]/);
  for (let start = Math.max(1, segments.length - maxTail); start < segments.length - 1; start++) {
    const tail = resolve('', segments.slice(start).join('/'));
    if (tail && exists(tail, tree)) return { candidates: [tail], isKnown: false };
  }
  return { candidates: [], isKnown: false };
}

/** The files that a glob matches; `*` stays within a folder. */
function matching(folders: readonly string[], glob: string, tree: ProgramTree): Place {
  if (glob.length > maxGlob) return { candidates: [], isKnown: false };
  const found = folders.flatMap((folder) => {
    const whole = resolve(folder, glob);
    return whole === undefined ? [] : tree.find(...globTest(whole));
  });
  return { candidates: [...new Set(found)], isKnown: found.length > 0 };
}

/** Longer globs match nothing. */
const maxGlob = 200;

/** The literal start of a glob, and the test. */
function globTest(glob: string): readonly [string, (path: string) => boolean] {
  const start = /^[^*?[\]{}\\]*/.exec(glob)?.[0] ?? '';
  const depth = slashesIn(glob);
  const matches = pathGlob(glob);
  const isFlat = !/\{[^}]{0,500}\//.test(glob);
  const hasDepth = (path: string) => !isFlat || slashesIn(path) === depth;
  return [start, (path) => hasDepth(path) && matches(path)];
}

function slashesIn(path: string): number {
  let count = 0;
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) count++;
  return count;
}

function exists(path: string, tree: ProgramTree): boolean {
  return tree.has(path) || tree.isFolder(path);
}

/** What opens a path: an interpreter, any project tool, or a program that opens files only. */
export type Opener = keyof typeof mainFiles;

/** What a program opens for a path: the file itself, one with an extension, or the main files of a folder. */
export function openedBy(path: string, opener: Opener, tree: ProgramTree): readonly string[] {
  const same = tree.alike(path);
  if (same.length > 0) return same;
  const isFolder = tree.isFolder(path);
  const names = isFolder ? mainFiles[opener].map((name) => join(path, name)) : [];
  if (isFolder && opener === 'project') names.push(...packageOf(path, tree));
  const files = (endings[opener] ?? []).map((extension) => path + extension);
  return [...files, ...names].filter((candidate) => tree.has(candidate));
}

/** The files that `go run` compiles for a folder, and the projects of .NET. */
function packageOf(folder: string, tree: ProgramTree): readonly string[] {
  const start = folder === '' ? '' : `${folder}/`;
  const isSource = /^[^/]*(?:(?<!_test)\.go|\.[cf]sproj|\.cs)$/;
  return tree.find(start, (path) => isSource.test(path.slice(start.length)));
}

const extensions = ['.js', '.cjs', '.mjs', '.ts', '.mts', '.cts', '.tsx', '.json'];
/** What interpreters add to a name. */
const endings: Partial<Record<Opener, readonly string[]>> = {
  javascript: extensions,
  ruby: ['.rb'],
  perl: ['.pm', '.pl'],
  lua: ['.lua'],
};
const javascript = ['package.json', ...extensions.map((extension) => `index${extension}`)];
const mainFiles = {
  ruby: [],
  perl: [],
  lua: [],
  javascript,
  python: ['__main__.py'],
  project: [...javascript, 'pyproject.toml', '__main__.py', 'Cargo.toml'],
  file: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
