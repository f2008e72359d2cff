import { digestKey, type LockEntry, type LockFile, type Pin } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import { installKeyOf, installKeys, installLocation } from '../model/text/install-location.ts';
import { memoize } from '../model/text/memoize.ts';
import { folderOf, selfAndAncestors } from '../model/text/path.ts';
import { skillsByName, skillsByRoot, type Workspace } from '../model/workspace.ts';
import { lockFormatOf } from './read.ts';

/** A target of a lock entry: a skill, a copy of a skill, some files of a skill, or one file. */
export interface LockedTarget {
  /** Null for a file outside of skills. */
  readonly skill: Skill | null;
  readonly pins: readonly Pin[];
  /** The digest to compare a pin with; undefined if there is none. */
  readonly digestOf: (pin: Pin) => string | undefined;
}

/** The skills and files of a tree, indexed for lock lookups. */
export interface SkillLookup {
  readonly byName: ReadonlyMap<string, readonly Skill[]>;
  readonly byInstallLocation: ReadonlyMap<string, readonly Skill[]>;
  readonly byRoot: ReadonlyMap<string, Skill>;
  readonly pinnedDigests: Workspace['pinnedDigests'];
  readonly paths: ReadonlySet<string>;
  /** Every folder with files directly inside, at any depth. */
  readonly folders: () => ReadonlySet<string>;
}

const skillsByInstallLocation = memoize((skills: Workspace['skills']) =>
  groupBy(skills, ({ root }) => installKeyOf(root) ?? ''),
);

const foldersOf = memoize((paths: Workspace['paths']) => new Set([...paths].map(folderOf)));

/** Indexes a tree for lock lookups, each index on its first use. */
export function createSkillLookup({
  skills,
  pinnedDigests,
  paths,
}: Pick<Workspace, 'skills' | 'pinnedDigests' | 'paths'>): SkillLookup {
  return {
    get byName() {
      return skillsByName(skills);
    },
    get byInstallLocation() {
      return skillsByInstallLocation(skills);
    },
    get byRoot() {
      return skillsByRoot(skills);
    },
    pinnedDigests,
    paths,
    folders: () => foldersOf(paths),
  };
}

/**
 * The targets of an entry in a tree; empty if the skill is not vendored, or if the lock has no digest for it.
 * `preferredRoot` decides between skills of the same name if none matches.
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

/** A skill as the target of an entry. */
export function skillTarget(skill: Skill, pins: readonly Pin[]): LockedTarget {
  return { skill, pins, digestOf: ({ algorithm }) => skill.digests.get(algorithm) };
}

/** The skill of a name that matches the entry, else the preferred one, else the first. */
function skillByName(
  { byName }: SkillLookup,
  entry: LockEntry,
  preferredRoot?: string,
): readonly Skill[] {
  const skills = byName.get(entry.id) ?? [];
  const skill =
    (skills.length > 1 && skills.find((candidate) => matchesEntry(entry, candidate))) ||
    (skills.find(({ root }) => root === preferredRoot) ?? skills[0]);
  return skill ? [skill] : [];
}

/** Whether a skill matches everything in an entry. */
export function matchesEntry({ pins, version }: LockEntry, skill: Skill): boolean {
  return (
    pins.length > 0 &&
    pins.every(({ algorithm, value }) => skill.digests.get(algorithm) === value) &&
    (version === null || version.value === skill.version?.value)
  );
}

/** Every copy in an agent's folder; without one, the skill in plain `skills/`. */
function installedCopies(
  { byInstallLocation }: SkillLookup,
  lock: Pick<LockFile, 'path'>,
  { id }: LockEntry,
): readonly Skill[] {
  for (const key of installKeys(lock.path, id)) {
    const copies = byInstallLocation.get(key) ?? [];
    const inAgentFolders = copies.filter(({ root }) => installLocation(root)?.inAgentFolder);
    if (copies.length > 0) return inAgentFolders.length > 0 ? inAgentFolders : copies;
  }
  return [];
}

/** One target for each skill with pinned files, and one for each pinned file outside of skills. */
function targetsByPath(
  { byRoot, pinnedDigests, paths, folders }: SkillLookup,
  pins: readonly Pin[],
): readonly LockedTarget[] {
  const isInTree = ({ file }: Pin) =>
    file !== undefined && (pinnedDigests.has(file) || folders().has(folderOf(file)));
  const enclosingRoot = (file: string) =>
    [...selfAndAncestors(folderOf(file))].find((root) => root !== '' && byRoot.has(root)) ?? null;
  const digestOf = ({ file, folder = '', algorithm }: Pin) =>
    pinnedDigests.get(digestKey(file ?? folder, algorithm)) ?? undefined;
  const targets: LockedTarget[] = [];
  const folderPins = pins.filter(({ folder }) => folder !== undefined);
  for (const [folder = '', ofFolder] of groupBy(folderPins, (pin) => pin.folder)) {
    const skill = byRoot.get(folder);
    if (skill) targets.push(skillTarget(skill, ofFolder));
    else if (pinnedDigests.has(folder)) targets.push({ skill: null, pins: ofFolder, digestOf });
  }
  // An unread file of the tree has an ignored path.
  const files = pins.filter(({ file }) => {
    return file !== undefined && (pinnedDigests.has(file) || !paths.has(file));
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

/** Returns the equivalent of a target among the targets of another tree. */
export function matchTargets(
  targets: readonly LockedTarget[],
): (target: LockedTarget) => LockedTarget | null {
  const byKey = new Map(targets.map((target) => [keyOf(target), target]));
  return (target) => byKey.get(keyOf(target)) ?? null;
}

function keyOf({ skill, pins: [pin] }: LockedTarget): string {
  const scope = pin?.file === undefined ? 'whole' : 'files';
  return skill ? `${scope}\0${skill.root}` : `file\0${pin?.file ?? pin?.folder ?? ''}`;
}
