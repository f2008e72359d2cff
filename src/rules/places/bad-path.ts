import type { ListedPart, Marketplace } from '../../model/listing.ts';
import { code, type Message, msg, namePart, pathPart, words } from '../../model/message.ts';
import type { Located } from '../../model/skill.ts';
import { folderOf, isInside, join, nameOf, resolve } from '../../model/text/path.ts';
import { suggest } from '../../model/text/suggest.ts';
import type { Location } from '../../model/text/text.ts';
import type { Workspace } from '../../model/workspace.ts';
import { type Folders, foldersOf, relativePath } from './folders.ts';
import { linkedFoldersOf } from './linked-folders.ts';
import { isAbsolute, isBare, resolveWithin } from './listed-plugins.ts';

/** An invalid path in a marketplace or a plugin manifest. */
export interface BadPath {
  /** The subject of the message: `` Source `./x` of plugin `p` ``. */
  readonly subject: Message;
  readonly written: string;
  readonly at: Location;
  /** The error, as a clause: `does not exist`. */
  readonly fault: Message;
  /** True if the path exists but has no skill. */
  readonly isMild: boolean;
  /** A replacement; `isCertain` if it is the only possible one. */
  readonly suggestion: { readonly written: string; readonly isCertain: boolean } | null;
}

/** A workspace, with a budget for similarity searches: a pull request controls the number of missing paths. */
export interface PathSearch {
  readonly workspace: Workspace;
  readonly budget: { count: number };
}

/** A search with an unused budget. */
export function createPathSearch(workspace: Workspace): PathSearch {
  return { workspace, budget: { count: 100 } };
}

/** No similarity search among more folders. */
const maxFolders = 2000;

/** Checks the source of a plugin; null if it is a folder of the repository. */
export function badSource(
  search: PathSearch,
  { root, pluginRoot }: Marketplace,
  name: string,
  { value, at }: Located<string>,
): BadPath | null {
  const { workspace } = search;
  const folders = foldersOf(workspace);
  const subject = sourceOf(name, value);
  const invalid = (fault: Message, certain?: string, guess?: string): BadPath => {
    const suggestion = suggestionFor(root, certain, guess);
    return { subject, written: value, at, fault, isMild: false, suggestion };
  };
  if (isAbsolute(value)) return invalid(isAbsolutePath);
  const target = resolveWithin(root, isBare(value) ? join(pluginRoot?.value ?? '', value) : value);
  if (target === undefined) return invalid(msg`is outside the marketplace`);
  if (folders.has(target) || folders.isElsewhere(target)) return null;
  if (workspace.paths.has(target)) return invalid(msg`is a file, not a folder`);
  const certain = firstExisting(folders.has, [
    resolveWithin(root, join(pluginRoot?.value ?? '', value)),
    resolveWithin(root, value),
    onlyPathIn(root, folders.named(nameOf(target))),
  ]);
  const outside = resolve('', value);
  if (certain === undefined && root !== '' && outside !== undefined && folders.has(outside)) {
    return invalid(msg`is outside ${pathPart(root)}, the root of the marketplace`);
  }
  return invalid(doesNotExist, certain, similarSibling(search, target));
}

/** Checks the root folder for bare plugin names; null if it is a folder. */
export function badPluginRoot(
  search: PathSearch,
  { root, pluginRoot }: Marketplace,
): BadPath | null {
  if (pluginRoot === null) return null;
  const { value, at } = pluginRoot;
  const folders = foldersOf(search.workspace);
  const subject = msg`${code('pluginRoot')} ${pathPart(value)}`;
  const invalid = (fault: Message, guess?: string): BadPath => {
    const suggestion = suggestionFor(root, undefined, guess);
    return { subject, written: value, at, fault, isMild: false, suggestion };
  };
  const target = resolveWithin(root, value);
  if (target === undefined) return invalid(msg`is outside the marketplace`);
  if (target === root || folders.has(target) || folders.isElsewhere(target)) return null;
  return invalid(doesNotExist, similarSibling(search, target));
}

/** The folder of a plugin, and the folder that its skill paths are wrongly relative to. */
export interface PluginFolder {
  readonly root: string;
  readonly marketplaceRoot: string;
  readonly name: string;
}

/** Checks a path under `skills` of a plugin; null for a skill or a folder of skills. */
export function badSkill(
  search: PathSearch,
  { root, marketplaceRoot, name }: PluginFolder,
  { value, at }: Located<string>,
): BadPath | null {
  const { workspace } = search;
  const folders = foldersOf(workspace);
  const subject = msg`Skill ${pathPart(value)} of plugin ${namePart(name)}`;
  const invalid = (fault: Message, certain?: string, guess?: string): BadPath => {
    const suggestion = suggestionFor(root, certain, guess);
    return { subject, written: value, at, fault, isMild: false, suggestion };
  };
  if (isAbsolute(value)) return invalid(isAbsolutePath);
  const target = resolveWithin(root, value);
  if (target === undefined) return invalid(msg`is outside the plugin`);
  const linked = linkedFoldersOf(workspace);
  const real = linked.resolve(target);
  if (folders.isElsewhere(target) && real.kind !== 'folder') return null;
  if (workspace.paths.has(target) && real.kind !== 'folder')
    return invalid(msg`is a file, not a folder`, enclosingSkill(target, folders));
  if (real.kind === 'folder') {
    return linked.mayHoldSkill(real.path)
      ? null
      : { ...invalid(msg`has no ${pathPart('SKILL.md')}`), isMild: true };
  }
  if (/[*?]/.test(value)) return invalid(msg`does not exist: ${code('*')} is not a wildcard`);
  const certain = firstExisting(folders.holdsSkill, [
    resolveWithin(marketplaceRoot, value),
    onlyPathIn(root, folders.named(nameOf(target)).filter(folders.holdsSkill)),
  ]);
  const closest = similarSibling(search, target);
  const guess = closest !== undefined && folders.holdsSkill(closest) ? closest : undefined;
  return invalid(doesNotExist, certain, guess);
}

/** Checks a path under `agents` or `commands` of a plugin; null for one that exists or whose spelling is at fault. */
export function badPart(
  { workspace }: PathSearch,
  { root, name }: PluginFolder,
  { kind, value, at }: ListedPart,
): BadPath | null {
  const folders = foldersOf(workspace);
  const target = value.startsWith('./') ? resolveWithin(root, value) : undefined;
  if (target === undefined || folders.has(target) || workspace.paths.has(target)) return null;
  if (folders.isElsewhere(target)) return null;
  const noun = words(kind === 'agents' ? 'Agent' : 'Command');
  const subject = msg`${noun} ${pathPart(value)} of plugin ${namePart(name)}`;
  return { subject, written: value, at, fault: doesNotExist, isMild: false, suggestion: null };
}

const isAbsolutePath = msg`is absolute, not relative`;
const doesNotExist = msg`does not exist`;

/** The source of a plugin, as the subject of a sentence. */
export function sourceOf(plugin: string, written: string): Message {
  return msg`Source ${pathPart(written)} of plugin ${namePart(plugin)}`;
}

function enclosingSkill(file: string, folders: Folders): string | undefined {
  return folders.isSkill(folderOf(file)) ? folderOf(file) : undefined;
}

function suggestionFor(root: string, certain?: string, guess?: string): BadPath['suggestion'] {
  const path = certain ?? guess;
  const written = path === undefined ? undefined : relativePath(root, path);
  return written === undefined ? null : { written, isCertain: certain !== undefined };
}

function firstExisting(
  exists: (path: string) => boolean,
  paths: readonly (string | undefined)[],
): string | undefined {
  return paths.find((path) => path !== undefined && path !== '' && exists(path));
}

/** The only one of some folders inside another; undefined if there are several. */
function onlyPathIn(root: string, paths: readonly string[]): string | undefined {
  const within = paths.filter((path) => isInside(path, root));
  return within.length === 1 ? within[0] : undefined;
}

/** The sibling of a missing folder with a name within edit distance two. */
function similarSibling({ workspace, budget }: PathSearch, target: string): string | undefined {
  const parent = folderOf(target);
  const names = foldersOf(workspace).within(parent);
  if (budget.count === 0 || names.length > maxFolders) return undefined;
  budget.count -= 1;
  const name = nameOf(target);
  const closest = suggest(name, names, Math.min(2, Math.floor(name.length / 3)));
  return closest === undefined ? undefined : join(parent, closest);
}
