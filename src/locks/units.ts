import type { LockEntry, LockFile, Pin } from '../model/lock.ts';
import type { Skill } from '../model/skill.ts';
import { grouped } from '../model/text/group-by.ts';
import { folderOf, upwards } from '../model/text/path.ts';
import type { Workspace } from '../model/workspace.ts';
import { foldersOf, homeOfLock, installedAt } from './installed.ts';
import { lockFormatOf } from './read.ts';

/** One thing that a lock entry vouches for: a skill, a copy of one, some files of one, or a file. */
export interface Unit {
  /** Null for a file that belongs to no skill. */
  readonly skill: Skill | null;
  readonly pins: readonly Pin[];
  /** What a pin of this unit is to be compared with; undefined where there is nothing. */
  readonly digestOf: (pin: Pin) => string | undefined;
}

/** The skills and files of a tree, as locks look for them. */
export interface Holdings {
  readonly named: ReadonlyMap<string, readonly Skill[]>;
  readonly installed: ReadonlyMap<string, readonly Skill[]>;
  readonly roots: ReadonlyMap<string, Skill>;
  readonly pinned: Workspace['pinned'];
  readonly paths: ReadonlySet<string>;
  /** Every folder that holds a file, at any depth. */
  readonly folders: () => ReadonlySet<string>;
}

/** Sorts what a tree holds for the look-ups of locks. */
export function holdingsOf(workspace: Pick<Workspace, 'skills' | 'pinned' | 'paths'>): Holdings {
  const { skills, pinned, paths } = workspace;
  let folders: ReadonlySet<string> | undefined;
  return {
    named: grouped(skills, ({ name }) => name),
    installed: grouped(skills, ({ root }) => {
      const place = installedAt(root);
      return place ? installedKey(place.home, place.folder) : '';
    }),
    roots: new Map(skills.map((skill) => [skill.root, skill])),
    pinned,
    paths,
    folders: () => {
      folders ??= new Set([...paths].map(folderOf));
      return folders;
    },
  };
}

/** Where skills of a folder name are installed below a home, as one text. */
export function installedKey(home: string, folder: string): string {
  return `${home}\0${folder}`;
}

/**
 * What an entry vouches for in a tree: nothing where the skill is not vendored, or where the lock says that
 * it knows no digest. `favourite` decides where several skills share a name and the entry holds for none.
 */
export function unitsOf(
  lock: Pick<LockFile, 'path' | 'format'>,
  entry: LockEntry,
  holdings: Holdings,
  favourite?: string,
): readonly Unit[] {
  if (entry.unhashed) return [];
  switch (lockFormatOf(lock).finds) {
    case 'name':
      return namedSkill(holdings, entry, favourite).map((skill) => wholeOf(skill, entry.pins));
    case 'installed':
      return copiesOf(holdings, lock, entry).map((skill) => wholeOf(skill, entry.pins));
    default:
      return partsOf(holdings, entry.pins);
  }
}

function wholeOf(skill: Skill, pins: readonly Pin[]): Unit {
  return { skill, pins, digestOf: ({ algorithm }) => skill.digests.get(algorithm) };
}

/** Of skills of one name the one for which the entry holds, else the favourite, else the first. */
function namedSkill({ named }: Holdings, entry: LockEntry, favourite?: string): readonly Skill[] {
  const skills = named.get(entry.id) ?? [];
  const skill =
    (skills.length > 1 && skills.find((one) => isMeant(entry, one))) ||
    (skills.find(({ root }) => root === favourite) ?? skills[0]);
  return skill ? [skill] : [];
}

/** Whether all that an entry records is so of a skill. */
export function isMeant({ pins, version }: LockEntry, skill: Skill): boolean {
  return (
    pins.length > 0 &&
    pins.every(({ algorithm, value }) => skill.digests.get(algorithm) === value) &&
    (version === null || version.value === skill.version?.value)
  );
}

/** Every copy in the folder of an agent; where there is none, the one in plain `skills/`. */
function copiesOf(
  { installed }: Holdings,
  lock: Pick<LockFile, 'path'>,
  { id }: LockEntry,
): readonly Skill[] {
  const home = homeOfLock(lock.path);
  for (const folder of foldersOf(id)) {
    const all = installed.get(installedKey(home, folder)) ?? [];
    const hidden = all.filter(({ root }) => installedAt(root)?.hidden);
    if (all.length > 0) return hidden.length > 0 ? hidden : all;
  }
  return [];
}

/** A unit for each skill that pinned files lie in, and one for each pinned file outside of skills. */
function partsOf(
  { roots, pinned, paths, folders }: Holdings,
  pins: readonly Pin[],
): readonly Unit[] {
  const isThere = ({ file }: Pin) =>
    file !== undefined && (pinned.has(file) || folders().has(folderOf(file)));
  const around = (file: string) =>
    [...upwards(folderOf(file))].find((root) => root !== '' && roots.has(root)) ?? null;
  const digestOf = ({ file }: Pin) => (file === undefined ? null : pinned.get(file)) ?? undefined;
  const units: Unit[] = [];
  const whole = pins.filter(({ folder }) => folder !== undefined);
  for (const pin of whole) {
    const skill = roots.get(pin.folder ?? '');
    if (skill) units.push(wholeOf(skill, [pin]));
  }
  // What is in the tree and was not looked at lies on an ignored path.
  const files = pins.filter(({ file }) => {
    return file !== undefined && (pinned.has(file) || !paths.has(file));
  });
  for (const [root, inside] of grouped(files, ({ file = '' }) => around(file))) {
    const skill = root === null ? null : (roots.get(root) ?? null);
    if (skill) units.push({ skill, pins: inside, digestOf });
    else
      for (const pin of inside.filter(isThere)) units.push({ skill: null, pins: [pin], digestOf });
  }
  return units;
}

/** Tells which of some units of another tree is the same thing as a unit. */
export function sameAmong(units: readonly Unit[]): (unit: Unit) => Unit | null {
  const byKey = new Map(units.map((unit) => [keyOf(unit), unit]));
  return (unit) => byKey.get(keyOf(unit)) ?? null;
}

function keyOf({ skill, pins: [pin] }: Unit): string {
  const what = pin?.file === undefined ? 'whole' : 'files';
  return skill ? `${what}\0${skill.root}` : `file\0${pin?.file ?? ''}`;
}
