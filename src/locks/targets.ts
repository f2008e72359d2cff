import type { LockEntry, LockFile, Pin } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import { folderOf, selfAndAncestors } from '../model/text/path.ts';
import type { Workspace } from '../model/workspace.ts';
import { installFolders, installLocation, lockHome } from './installed.ts';
import { lockFormatOf } from './read.ts';

/** One thing that a lock entry vouches for: a skill, a copy of one, some files of one, or a file. */
export interface LockedTarget {
  /** Null for a file that belongs to no skill. */
  readonly skill: Skill | null;
  readonly pins: readonly Pin[];
  /** What a pin of this unit is to be compared with; undefined where there is nothing. */
  readonly digestOf: (pin: Pin) => string | undefined;
}

/** The skills and files of a tree, as locks look for them. */
export interface SkillLookup {
  readonly byName: ReadonlyMap<string, readonly Skill[]>;
  readonly byInstallLocation: ReadonlyMap<string, readonly Skill[]>;
  readonly byRoot: ReadonlyMap<string, Skill>;
  readonly pinned: Workspace['pinned'];
  readonly paths: ReadonlySet<string>;
  /** Every folder that holds a file, at any depth. */
  readonly folders: () => ReadonlySet<string>;
}

/** Sorts what a tree holds for the look-ups of locks. */
export function createSkillLookup(
  workspace: Pick<Workspace, 'skills' | 'pinned' | 'paths'>,
): SkillLookup {
  const { skills, pinned, paths } = workspace;
  let folders: ReadonlySet<string> | undefined;
  return {
    byName: groupBy(skills, ({ name }) => name),
    byInstallLocation: groupBy(skills, ({ root }) => {
      const location = installLocation(root);
      return location ? installKey(location.home, location.folder) : '';
    }),
    byRoot: new Map(skills.map((skill) => [skill.root, skill])),
    pinned,
    paths,
    folders: () => {
      folders ??= new Set([...paths].map(folderOf));
      return folders;
    },
  };
}

/** Where skills of a folder name are installed below a home, as one text. */
export function installKey(home: string, folder: string): string {
  return `${home}\0${folder}`;
}

/**
 * What an entry vouches for in a tree: nothing where the skill is not vendored, or where the lock says that
 * it knows no digest. `favourite` decides where several skills share a name and the entry holds for none.
 */
export function lockedTargets(
  lock: Pick<LockFile, 'path' | 'format'>,
  entry: LockEntry,
  lookup: SkillLookup,
  preferredRoot?: string,
): readonly LockedTarget[] {
  if (entry.unhashed) return [];
  switch (lockFormatOf(lock).lookupBy) {
    case 'name':
      return skillByName(lookup, entry, preferredRoot).map((skill) =>
        skillTarget(skill, entry.pins),
      );
    case 'installed':
      return installedCopies(lookup, lock, entry).map((skill) => skillTarget(skill, entry.pins));
    default:
      return targetsByPath(lookup, entry.pins);
  }
}

function skillTarget(skill: Skill, pins: readonly Pin[]): LockedTarget {
  return { skill, pins, digestOf: ({ algorithm }) => skill.digests.get(algorithm) };
}

/** Of skills of one name the one for which the entry holds, else the favourite, else the first. */
function skillByName(
  { byName }: SkillLookup,
  entry: LockEntry,
  preferredRoot?: string,
): readonly Skill[] {
  const skills = byName.get(entry.id) ?? [];
  const skill =
    (skills.length > 1 && skills.find((one) => matchesEntry(entry, one))) ||
    (skills.find(({ root }) => root === preferredRoot) ?? skills[0]);
  return skill ? [skill] : [];
}

/** Whether all that an entry records is so of a skill. */
export function matchesEntry({ pins, version }: LockEntry, skill: Skill): boolean {
  return (
    pins.length > 0 &&
    pins.every(({ algorithm, value }) => skill.digests.get(algorithm) === value) &&
    (version === null || version.value === skill.version?.value)
  );
}

/** Every copy in the folder of an agent; where there is none, the one in plain `skills/`. */
function installedCopies(
  { byInstallLocation }: SkillLookup,
  lock: Pick<LockFile, 'path'>,
  { id }: LockEntry,
): readonly Skill[] {
  const home = lockHome(lock.path);
  for (const folder of installFolders(id)) {
    const all = byInstallLocation.get(installKey(home, folder)) ?? [];
    const hidden = all.filter(({ root }) => installLocation(root)?.inAgentFolder);
    if (all.length > 0) return hidden.length > 0 ? hidden : all;
  }
  return [];
}

/** A unit for each skill that pinned files lie in, and one for each pinned file outside of skills. */
function targetsByPath(
  { byRoot, pinned, paths, folders }: SkillLookup,
  pins: readonly Pin[],
): readonly LockedTarget[] {
  const isInTree = ({ file }: Pin) =>
    file !== undefined && (pinned.has(file) || folders().has(folderOf(file)));
  const enclosingRoot = (file: string) =>
    [...selfAndAncestors(folderOf(file))].find((root) => root !== '' && byRoot.has(root)) ?? null;
  const digestOf = ({ file }: Pin) => (file === undefined ? null : pinned.get(file)) ?? undefined;
  const targets: LockedTarget[] = [];
  const folderPins = pins.filter(({ folder }) => folder !== undefined);
  for (const pin of folderPins) {
    const skill = byRoot.get(pin.folder ?? '');
    if (skill) targets.push(skillTarget(skill, [pin]));
  }
  // What is in the tree and was not looked at lies on an ignored path.
  const files = pins.filter(({ file }) => {
    return file !== undefined && (pinned.has(file) || !paths.has(file));
  });
  for (const [root, skillPins] of groupBy(files, ({ file = '' }) => enclosingRoot(file))) {
    const skill = root === null ? null : (byRoot.get(root) ?? null);
    if (skill) targets.push({ skill, pins: skillPins, digestOf });
    else
      for (const pin of skillPins.filter(isInTree))
        targets.push({ skill: null, pins: [pin], digestOf });
  }
  return targets;
}

/** Tells which of some units of another tree is the same thing as a unit. */
export function matchTargets(
  targets: readonly LockedTarget[],
): (target: LockedTarget) => LockedTarget | null {
  const byKey = new Map(targets.map((target) => [keyOf(target), target]));
  return (target) => byKey.get(keyOf(target)) ?? null;
}

function keyOf({ skill, pins: [pin] }: LockedTarget): string {
  const what = pin?.file === undefined ? 'whole' : 'files';
  return skill ? `${what}\0${skill.root}` : `file\0${pin?.file ?? ''}`;
}
