import type { Marketplace } from '../../model/listing.ts';
import type { Located } from '../../model/skill.ts';
import { closestMatch } from '../../model/text/closest-match.ts';
import { folderOf, isInside, join, nameOf, resolve } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { quote } from '../../model/value/format-value.ts';
import type { Workspace } from '../../model/workspace.ts';
import { type Folders, foldersOf, relativePath } from './folders.ts';
import { isAbsolute, isBare, resolveWithin } from './listed-plugins.ts';

/** What is wrong with a path that a marketplace or a plugin names. */
export interface BadPath {
  /** What names it, as a message begins: `Plugin "x" lists the skill`. */
  readonly subject: string;
  readonly written: string;
  readonly at: Location;
  /** Why nothing is found there, as a clause. */
  readonly fault: string;
  /** Whether what is named is there, and merely holds nothing. */
  readonly isMild: boolean;
  /** What to write instead; `isSure` where nothing else can have been meant. */
  readonly suggestion: { readonly written: string; readonly isCertain: boolean } | null;
}

/** A workspace, and how often near names may still be looked for in it: how many are missing is up to the pull request. */
export interface Search {
  readonly workspace: Workspace;
  readonly budget: { count: number };
}

/** A search that has not begun. */
export function newSearch(workspace: Workspace): Search {
  return { workspace, budget: { count: 100 } };
}

/** Among more folders no near name is looked for. */
const maxFolders = 2000;

/** What is wrong with the source of a plugin of the repository; null where it is a folder. */
export function badSource(
  search: Search,
  { root, pluginRoot }: Marketplace,
  name: string,
  { value, at }: Located<string>,
): BadPath | null {
  const { workspace } = search;
  const folders = foldersOf(workspace);
  const subject = `Plugin ${quote(name)} has the source`;
  const bad = (fault: string, certain?: string, guess?: string): BadPath => {
    const suggestion = suggestionFor(root, certain, guess);
    return { subject, written: value, at, fault, isMild: false, suggestion };
  };
  if (isAbsolute(value)) return bad('is absolute, where paths count from the marketplace');
  const target = resolveWithin(root, isBare(value) ? join(pluginRoot?.value ?? '', value) : value);
  if (target === undefined) return bad('leads out of the folder of the marketplace');
  if (folders.has(target) || folders.isElsewhere(target)) return null;
  if (workspace.paths.has(target)) return bad('is a file, where the folder of a plugin belongs');
  const certain = firstExisting(folders.has, [
    resolveWithin(root, join(pluginRoot?.value ?? '', value)),
    resolveWithin(root, value),
    onlyPathIn(root, folders.named(nameOf(target))),
  ]);
  const outside = resolve('', value);
  if (certain === undefined && root !== '' && outside !== undefined && folders.has(outside)) {
    return bad(`lies outside of ${quote(root)}, the folder this marketplace counts from`);
  }
  return bad(`is no folder ${placeText(root)}`, certain, similarSibling(search, target));
}

/** What is wrong with the folder in which bare names are looked up; null where it is one. */
export function badPluginRoot(search: Search, { root, pluginRoot }: Marketplace): BadPath | null {
  if (pluginRoot === null) return null;
  const { value, at } = pluginRoot;
  const folders = foldersOf(search.workspace);
  const subject = 'The marketplace looks plugins up in "pluginRoot"';
  const bad = (fault: string, guess?: string): BadPath => {
    const suggestion = suggestionFor(root, undefined, guess);
    return { subject, written: value, at, fault, isMild: false, suggestion };
  };
  const target = resolveWithin(root, value);
  if (target === undefined) return bad('leads out of the folder of the marketplace');
  if (target === root || folders.has(target) || folders.isElsewhere(target)) return null;
  return bad(`is no folder ${placeText(root)}`, similarSibling(search, target));
}

/** The folder of a plugin and the one its skills are by mistake counted from. */
export interface PluginFolder {
  readonly root: string;
  readonly outer: string;
  readonly name: string;
}

/** What is wrong with a path under `skills` of a plugin; null where it is a skill or a folder of skills. */
export function badSkill(
  search: Search,
  { root, outer, name }: PluginFolder,
  { value, at }: Located<string>,
): BadPath | null {
  const { workspace } = search;
  const folders = foldersOf(workspace);
  const subject = `Plugin ${quote(name)} lists the skill`;
  const bad = (fault: string, certain?: string, guess?: string): BadPath => {
    const suggestion = suggestionFor(root, certain, guess);
    return { subject, written: value, at, fault, isMild: false, suggestion };
  };
  if (isAbsolute(value)) return bad('is absolute, where paths count from the folder of the plugin');
  const target = resolveWithin(root, value);
  if (target === undefined) return bad('leads out of the folder of the plugin');
  if (folders.isElsewhere(target)) return null;
  if (workspace.paths.has(target)) return bad(isFile, enclosingSkill(target, folders));
  if (folders.has(target)) {
    return folders.holdsSkill(target) ? null : { ...bad('holds no SKILL.md'), isMild: true };
  }
  if (/[*?]/.test(value)) return bad('is no folder, for a "*" there stands for nothing but itself');
  const certain = firstExisting(folders.holdsSkill, [
    resolveWithin(outer, value),
    onlyPathIn(root, folders.named(nameOf(target)).filter(folders.holdsSkill)),
  ]);
  const closest = similarSibling(search, target);
  const guess = closest !== undefined && folders.holdsSkill(closest) ? closest : undefined;
  return bad(`is no folder ${placeText(root)}`, certain, guess);
}

const isFile = 'is a file, where the folder of a SKILL.md belongs';

function placeText(root: string): string {
  return root === '' ? 'of this repository' : `in ${quote(root)}`;
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

/** The one of some folders that lies in another; undefined where several do. */
function onlyPathIn(root: string, paths: readonly string[]): string | undefined {
  const within = paths.filter((path) => isInside(path, root));
  return within.length === 1 ? within[0] : undefined;
}

/** The folder beside a missing one whose name is a slip or two away. */
function similarSibling({ workspace, budget }: Search, target: string): string | undefined {
  const parent = folderOf(target);
  const names = foldersOf(workspace).within(parent);
  if (budget.count === 0 || names.length > maxFolders) return undefined;
  budget.count -= 1;
  const name = nameOf(target);
  const closest = closestMatch(name, names, Math.min(2, Math.floor(name.length / 3)));
  return closest === undefined ? undefined : join(parent, closest);
}
