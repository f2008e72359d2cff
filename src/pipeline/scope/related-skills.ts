import { lockFormatOf } from '../../locks/read.ts';
import type { LockFile } from '../../model/lock.ts';
import { isManifestName, type Skill } from '../../model/skill.ts';
import { installFolders, installLocation, lockHome } from '../../model/text/install-location.ts';
import { folderOf, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Trees } from '../trees.ts';
import { findMentions, maxWords } from './mentions.ts';
import type { PathChange } from './path-changes.ts';

/** What a change touches besides the files of its skills. */
export interface Touch {
  readonly changes: readonly PathChange[];
  /** The ids of the lock entries that differ. */
  readonly entryIds: ReadonlySet<string>;
}

/**
 * The unread skills that the findings of a change may concern: of the same name or place as a read skill, in changed
 * lock entries, with dependencies, or with a mention of a name or path that came, went or runs. Null for too many words.
 */
export async function relatedSkills(
  tree: FileTree,
  trees: Trees,
  touch: Touch,
): Promise<ReadonlySet<string> | null> {
  const skills = [...trees.head.skills, ...(trees.base?.skills ?? [])];
  const unread = trees.head.skills.filter(({ isUnread }) => isUnread);
  const read = skills.filter(({ isUnread }) => !isUnread);
  const words = wordsOf(read, touch);
  if (words.size > maxWords) return null;
  const isNeighbour = neighbourTest(read, trees, touch);
  const related = unread.filter((one) => words.has(nameOf(one.root)) || isNeighbour(one));
  const others = unread
    .filter((one) => !related.includes(one))
    .map(({ root, files }) => ({ root, manifestPaths: manifestsIn(root, files) }));
  const mentioning = await findMentions(tree, others, words);
  return new Set([...related.map(({ root }) => root), ...mentioning]);
}

/** The names and the ends of the paths that a change touches. */
function wordsOf(read: readonly Skill[], { changes, entryIds }: Touch): ReadonlySet<string> {
  const words = new Set(entryIds);
  for (const { name, root } of read) words.add(name).add(nameOf(root));
  const moved = changes.filter(({ before, after }) => before === null || after === null);
  for (const { path } of moved) {
    for (const part of isManifestName(nameOf(path)) ? selfAndAncestors(folderOf(path)) : [path])
      words.add(nameOf(part));
  }
  for (const { path } of moved)
    for (const folder of selfAndAncestors(folderOf(path))) words.add(nameOf(folder));
  if (changes.length > 0) for (const name of programFolders) words.add(name);
  words.delete('');
  return words;
}

/** The variables by which a command in a manifest runs a file of the repository. */
const programFolders = ['PLUGIN_ROOT', 'CLAUDE_SKILL_DIR', 'CLAUDE_PROJECT_DIR', 'extensionPath'];

function neighbourTest(
  read: readonly Skill[],
  { head, base }: Trees,
  { entryIds }: Touch,
): (skill: Skill) => boolean {
  const places = new Set(read.flatMap(({ root }) => placeOf(root) ?? []));
  for (const lock of [...head.locks, ...(base?.locks ?? [])])
    for (const place of lockedPlaces(lock, entryIds)) places.add(place);
  const hasToml = read.some(isToml);
  return (skill) => places.has(placeOf(skill.root) ?? '\0') || (hasToml && isToml(skill));
}

function placeOf(root: string): string | null {
  const location = installLocation(root);
  return location && `${location.home}\0${location.folder}`;
}

/** The places where entries of a lock look for their skills. */
function lockedPlaces(lock: LockFile, entryIds: ReadonlySet<string>): readonly string[] {
  if (lockFormatOf(lock).lookupBy !== 'installed') return [];
  const home = lockHome(lock.path);
  return [...entryIds].flatMap((id) => installFolders(id).map((folder) => `${home}\0${folder}`));
}

/** Whether a skill may have dependencies. */
function isToml({ root, files }: Skill): boolean {
  return manifestsIn(root, files).some((path) => nameOf(path) === 'skill.toml');
}

function manifestsIn(root: string, files: Skill['files']): readonly string[] {
  return files.flatMap(({ path, kind }) =>
    kind !== 'symlink' && folderOf(path) === root && isManifestName(nameOf(path)) ? [path] : [],
  );
}
