import { lockFormatOf } from '../../locks/read.ts';
import type { LockFile } from '../../model/lock.ts';
import { isManifestName, type Skill } from '../../model/skill.ts';
import { installKeyOf, installKeys } from '../../model/text/install-location.ts';
import { folderOf, isInside, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { compareText } from '../../model/text/text.ts';
import type { FileTree, TreeEntry } from '../../model/tree.ts';
import { type IsNewlyOffered, newlyOfferedSkills } from '../../powers/compare/newly-offered.ts';
import { isScript } from '../../scripts/calls/call-place.ts';
import type { Trees } from '../trees.ts';
import { findMentions, maxWords } from './mentions.ts';
import { findNamingSkills } from './naming-skills.ts';
import type { PathChange } from './path-changes.ts';

/** What a change touches in addition to the files of its skills. */
export interface Touch {
  readonly changes: readonly PathChange[];
  /** The ids of the lock entries that differ. */
  readonly entryIds: ReadonlySet<string>;
  /** The roots of the skills that differ, or that these entries lock. */
  readonly roots: ReadonlySet<string>;
  /** The names that texts of read skills use and no read skill has. */
  readonly unknown: ReadonlySet<string>;
}

/**
 * The unread skills that the findings of a change may concern: of the same name or place as a read skill, in changed
 * lock entries, newly offered, with dependencies, or with a mention of a path that came, went or runs. Null for too many words.
 */
export async function relatedSkills(
  files: { readonly head: FileTree; readonly base: FileTree },
  trees: Trees,
  touch: Touch,
): Promise<ReadonlySet<string> | null> {
  const skills = [...trees.head.skills, ...(trees.base?.skills ?? [])];
  const unread = trees.head.skills.filter(({ isUnread }) => isUnread);
  const read = skills.filter(({ root, isUnread }) => !isUnread && touch.roots.has(root));
  const names = new Set([
    ...touch.entryIds,
    ...read.map(({ name }) => name),
    ...installedIds(read, trees),
    ...touch.unknown,
  ]);
  const mentions = new Set([
    ...movedNames(touch.changes, files),
    ...changedScripts(touch.changes),
    ...programFolders,
  ]);
  if (names.size + mentions.size > maxWords) return null;
  const folderNames = new Set([...names, ...read.map(({ root }) => nameOf(root))]);
  const isNeighbour = neighbourTest(read, trees, touch);
  const isNewlyOffered = newlyOfferedIn(trees);
  const related = new Set(
    unread.flatMap((skill) =>
      folderNames.has(nameOf(skill.root)) || isNeighbour(skill) || isNewlyOffered(skill.root)
        ? [skill.root]
        : [],
    ),
  );
  const others = unread.flatMap(({ root, files }) =>
    related.has(root) ? [] : [{ root, manifestPaths: manifestsIn(root, files) }],
  );
  const found = await findMentions(files.head, others, { names, mentions });
  const isFound = ({ root }: Skill) => related.has(root) || found.has(root);
  const naming = await findNamingSkills(
    files.head,
    unread.filter((skill) => !isFound(skill)),
    trees,
    touch.changes,
  );
  return new Set([...related, ...found, ...naming]);
}

/** An unread skill has the same root in both trees. */
function newlyOfferedIn({ head, base }: Trees): IsNewlyOffered {
  return base ? newlyOfferedSkills(base.grants, head.grants, (root) => root) : () => false;
}

/**
 * The names of the topmost files and folders that only one of two trees has: every path to one inside names it. Where
 * skills are installed side by side, a path may begin with the folder of a skill.
 */
function movedNames(
  changes: readonly PathChange[],
  { head, base }: { readonly head: FileTree; readonly base: FileTree },
): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { path, before, after } of changes) {
    if (before !== null && after !== null) continue;
    const other = after === null ? head : base;
    const folders = [...selfAndAncestors(folderOf(path))];
    const topmost = folders.findLast((folder) => !hasFolder(other.entries, folder));
    const isManifest = isManifestName(nameOf(path));
    words.add(nameOf(topmost ?? (isManifest ? folderOf(path) : path)));
    if (isManifest) words.add(nameOf(folderOf(path)));
  }
  words.delete('');
  return words;
}

/** The names of changed scripts: other skills may call them. */
function changedScripts(changes: readonly PathChange[]): readonly string[] {
  return changes.flatMap(({ path, before, after }) =>
    before !== null && after !== null && isScript(path) ? [nameOf(path)] : [],
  );
}

/** Whether a folder has a file, by search in the sorted paths of a tree. */
function hasFolder(entries: readonly TreeEntry[], folder: string): boolean {
  if (folder === '') return true;
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareText(entries[middle]?.path ?? '', `${folder}/`) < 0) low = middle + 1;
    else high = middle;
  }
  return isInside(entries[low]?.path ?? '', folder);
}

/** The variables by which a command in a manifest runs a file of the repository. */
const programFolders = ['PLUGIN_ROOT', 'CLAUDE_SKILL_DIR', 'CLAUDE_PROJECT_DIR', 'extensionPath'];

function neighbourTest(
  read: readonly Skill[],
  { head, base }: Trees,
  { entryIds }: Touch,
): (skill: Skill) => boolean {
  const places = placesOf(read);
  for (const { path } of installedLocks({ head, base }))
    for (const id of entryIds) for (const key of installKeys(path, id)) places.add(key);
  const hasToml = read.some(isToml);
  return (skill) => places.has(installKeyOf(skill.root) ?? '\0') || (hasToml && isToml(skill));
}

function placesOf(skills: readonly Skill[]): Set<string> {
  return new Set(skills.flatMap(({ root }) => installKeyOf(root) ?? []));
}

/** The ids of the lock entries that look for their skills where skills lie: others of these names may lie elsewhere. */
function installedIds(skills: readonly Skill[], trees: Trees): readonly string[] {
  const places = placesOf(skills);
  return installedLocks(trees).flatMap(({ path, entries }) =>
    entries.flatMap(({ id }) => (installKeys(path, id).some((key) => places.has(key)) ? [id] : [])),
  );
}

/** The locks whose entries look for skills in the folders of agents. */
function installedLocks({ head, base }: Trees): readonly LockFile[] {
  const locks = [...head.locks, ...(base?.locks ?? [])];
  return locks.filter((lock) => lockFormatOf(lock).lookupBy === 'installed');
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
