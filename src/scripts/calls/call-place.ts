import type { CallSource } from '../../model/script/call.ts';
import { folderOf, join, nameOf, resolve } from '../../model/text/path.ts';

/** Where a text with calls stands. */
export interface CallPlace {
  readonly source: CallSource;
  readonly path: string;
  /** The folder of the skill; null for a text of no skill. */
  readonly root: string | null;
  /** The folders in which relative paths begin, likeliest first. */
  readonly bases: readonly string[];
  /** The folders that variables stand for. */
  readonly variables: ReadonlyMap<string, readonly string[]>;
  readonly tree: CallTree;
}

/** What a tree has. */
export interface CallTree {
  readonly hasFile: (path: string) => boolean;
  readonly hasFolder: (path: string) => boolean;
  /** The roots of skills by the name of their folder. */
  readonly skillRoots: ReadonlyMap<string, readonly string[]>;
}

/** The script that a path names. */
export interface FoundScript {
  readonly path: string;
  readonly isFound: boolean;
}

/** Longer paths are not read. */
const maxPath = 300;

const ofSkill = /^(?:\$\{?(?:CLAUDE_)?SKILL_(?:DIR|ROOT|PATH)\}?|[\ue000]+)\//;

const ofVariable = /^\$\{?(\w+)\}?\//;

/** Words for the folder of the skill itself, as a text names it that is to be filled in. */
const ownFolder =
  /^(?:absolute|base|claude|current|dir|directory|folder|full|here|in|installed|location|my|of|path|root|s|skills?|the|this|to|where|your)$/;

/** Whether the placeholder that a path begins with stands for the folder of this skill and of nothing else. */
function isOwnFolder(text: string, root: string): boolean {
  const words = (path: string) =>
    path
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .filter((word) => word !== '');
  const own = new Set(words(nameOf(root)));
  return words(text).every((word) => ownFolder.test(word) || own.has(word));
}

/**
 * The file that a path in a text names; null where it may be one of the reader's own project. `text` is the path with its
 * placeholders, `cwd` are the folders of the `cd` before it.
 */
export function scriptAt(
  { written, text }: { readonly written: string; readonly text: string },
  cwd: readonly (string | null)[],
  place: CallPlace,
): FoundScript | null {
  if (cwd.includes(null) || written.length > maxPath) return null;
  const named = namedSkill(written, place.tree);
  if (named) return found(named, place, true);
  if (place.root !== null && ofSkill.test(written)) {
    const path = join(place.root, written.replace(ofSkill, ''));
    const isSure = written.startsWith('$');
    if (isSure || place.tree.hasFile(path)) return found(path, place, isSure);
    return isOwnFolder(text.slice(0, text.indexOf('/')), place.root)
      ? found(path, place, false)
      : null;
  }
  const variable = ofVariable.exec(written)?.[1]?.replace(/^\w+_PLUGIN_ROOT$/, 'PLUGIN_ROOT');
  const folders = place.variables.get(variable ?? '');
  if (folders) return firstFound(folders, written.replace(ofVariable, ''), place);
  if (/^[/~$\\]|^[A-Za-z]:|[\ue000-\ue002]/.test(written)) return null;
  if (cwd.length === 0) return firstFound(place.bases, written, place);
  const folder = cwd.reduce<string | undefined>(
    (base, next) => (base === undefined ? base : resolve(base, next ?? '')),
    place.bases[0],
  );
  const path = folder === undefined ? undefined : resolve(folder, written);
  return path !== undefined && place.tree.hasFile(path) ? { path, isFound: true } : null;
}

/** The file of a path in the first folder that has it; else it may be missing in the first. */
function firstFound(
  folders: readonly string[],
  written: string,
  place: CallPlace,
): FoundScript | null {
  const candidates = folders.flatMap((folder) => resolve(folder, written) ?? []);
  const path = candidates.find(place.tree.hasFile);
  if (path !== undefined) return { path, isFound: true };
  const [first] = candidates;
  return first === undefined ? null : found(first, place, false);
}

/** A script that is not there counts where its folder is one of the skill. */
function found(
  path: string,
  { root, tree: { hasFile, hasFolder } }: CallPlace,
  isSure: boolean,
): FoundScript | null {
  if (hasFile(path)) return { path, isFound: true };
  const folder = folderOf(path);
  const isOfSkill = root !== null && folder.startsWith(`${root}/`) && hasFolder(folder);
  return isSure || isOfSkill ? { path, isFound: false } : null;
}

/** `~/.claude/skills/NAME/scripts/x.py` of a skill of the repository. */
function namedSkill(written: string, { skillRoots }: CallTree): string | null {
  const match = /^(?:\/[\w./-]*|(?:~|\$HOME)?(?:[\w./-]*\/)?\.?\w*)skills\/([\w.-]+)\/(.+)$/s.exec(
    written,
  );
  const roots = match?.[1] === undefined ? undefined : skillRoots.get(match[1]);
  if (!match?.[2] || roots?.length !== 1) return null;
  return join(roots[0] ?? '', match[2]);
}

const suffix = String.raw`\.(?:py|sh|bash|[cm]?[jt]s)`;
const folder = String.raw`(?:^|[/\s"'])(?:scripts|bin|tools)/[\w-]+`;
const atEnd = new RegExp(`${suffix}$|${folder}$`);
const anywhere = new RegExp(String.raw`${suffix}\b|${folder}(?=["'\s]|$)`, 'm');

/** Whether a path is that of a script: by its suffix, or without one by its folder. */
export function isScript(path: string): boolean {
  return atEnd.test(path);
}

/** Whether a script has a suffix; others are known by their first line alone. */
export function hasSuffix(path: string): boolean {
  return nameOf(path).includes('.');
}

/** Whether a text may name a script. */
export function mentionsScript(text: string): boolean {
  return anywhere.test(text);
}

/** Whether a Markdown text may call a script: others need no grammar. */
export function mayCallScripts(text: string): boolean {
  return mentionsScript(text) && /`|~~~/.test(text);
}
