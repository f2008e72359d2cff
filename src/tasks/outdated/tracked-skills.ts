import { lockFormatOf } from '../../locks/read.ts';
import {
  createSkillLookup,
  type LockedTarget,
  lockedTargets,
  type SkillLookup,
} from '../../locks/targets.ts';
import { verifyEntry } from '../../locks/verify-entry.ts';
import type { LockEntry, LockFile } from '../../model/lock.ts';
import type { Skill } from '../../model/skill.ts';
import { nameOf, selfAndAncestors } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import type { Workspace } from '../../model/workspace.ts';
import type { EntrySource } from '../../upstream/source.ts';
import { sourceOf } from '../../upstream/source-of.ts';
import { frontmatterSource } from './frontmatter-source.ts';

/** A skill with a recorded source. */
export interface TrackedSkill {
  readonly name: string;
  /** The lock, or the SKILL.md with the record. */
  readonly path: string;
  readonly at: Location;
  /** Null for a record in the frontmatter. */
  readonly lock: LockFile | null;
  readonly tracked: EntrySource;
  /** The copy here that updates are written to; null for a skill that is not vendored. */
  readonly copy: Skill | null;
  /** All copies here, in byte order of their roots. */
  readonly copies: readonly Skill[];
  /** Whether the copy is what the lock has; null if unknown. */
  readonly isVerified: boolean | null;
  /** How the copy was made from the source. */
  readonly installer: 'skills' | 'gh' | 'plain';
}

/** The skills of a tree with a recorded source, in the order of the locks. `ownRemote` is the URL of the repository. */
export function trackedSkills(
  workspace: Workspace,
  ownRemote: string | null,
): readonly TrackedSkill[] {
  const lookup = createSkillLookup(workspace);
  const locked = workspace.locks.flatMap((lock) =>
    lock.entries.flatMap((entry) => {
      const tracked = sourceOf(lock, entry);
      return tracked && !isOwn(tracked, ownRemote) ? lockedSkills(lock, tracked, lookup) : [];
    }),
  );
  const covered = new Set(locked.flatMap(({ copies }) => copies.map(({ root }) => root)));
  const recorded = workspace.skills.flatMap((skill) => {
    const tracked = covered.has(skill.root) ? null : frontmatterSource(skill);
    return tracked ? [recordedSkill(skill, tracked)] : [];
  });
  return [...locked, ...recorded];
}

/** Whether a source is the repository itself: its lock is of its own skills. */
function isOwn({ source }: EntrySource, ownRemote: string | null): boolean {
  if (ownRemote === null || !('url' in source)) return false;
  return plainUrl(source.url) === plainUrl(ownRemote);
}

function plainUrl(url: string): string {
  return url
    .toLowerCase()
    .replace(/^[a-z+]+:\/\/(?:[^/@]*@)?/, '')
    .replace(/^[\w.-]+@([\w.-]+):/, '$1/')
    .replace(/(?<!\/)(?:\/+|\.git\/*)$/, '');
}

function lockedSkills(
  lock: LockFile,
  tracked: EntrySource,
  lookup: SkillLookup,
): readonly TrackedSkill[] {
  const { entry } = tracked;
  const targets = copiesOf(lock, entry, lookup);
  const common = { path: lock.path, at: entry.at, lock, installer: installerOf(lock, tracked) };
  if (lockFormatOf(lock).lookupBy !== 'path')
    return [{ ...common, ...copiesIn(entry, targets), name: entry.id, tracked }];
  // A package without a folder may hold several skills, found by their names.
  const groups =
    tracked.folder === null ? byName(targets) : [[nameOf(tracked.folder), targets] as const];
  return groups.map(([name, ofName]) => ({
    ...common,
    ...copiesIn(entry, ofName),
    name,
    tracked,
  }));
}

function byName(
  targets: readonly LockedTarget[],
): readonly (readonly [name: string, targets: readonly LockedTarget[]])[] {
  const names = new Map<string, LockedTarget[]>();
  for (const target of targets) {
    const name = nameOf(target.skill?.root ?? '');
    names.set(name, [...(names.get(name) ?? []), target]);
  }
  return [...names];
}

/** The copies of an entry, also those that the lock lists without digests. */
function copiesOf(lock: LockFile, entry: LockEntry, lookup: SkillLookup): readonly LockedTarget[] {
  const targets = lockedTargets(lock, { ...entry, unhashed: false }, lookup).filter(
    ({ skill }) => skill !== null,
  );
  const roots = new Set(targets.map(({ skill }) => skill?.root));
  const deployed = (entry.deployed ?? []).flatMap((path) => {
    const skill = enclosingSkill(path, lookup);
    if (!skill || roots.has(skill.root)) return [];
    roots.add(skill.root);
    return [{ skill, pins: [], digestOf: () => undefined }];
  });
  return [...targets, ...deployed];
}

function enclosingSkill(path: string, { byRoot }: SkillLookup): Skill | undefined {
  const root = [...selfAndAncestors(path)].find(
    (ancestor) => ancestor !== '' && byRoot.has(ancestor),
  );
  return root === undefined ? undefined : byRoot.get(root);
}

function copiesIn(
  entry: LockEntry,
  targets: readonly LockedTarget[],
): Pick<TrackedSkill, 'copy' | 'copies' | 'isVerified'> {
  const copies = targets.flatMap(({ skill }) => skill ?? []);
  const canonical = targets.find(({ skill }) => /(?:^|\/)\.agents\//.test(skill?.root ?? ''));
  const chosen = canonical ?? targets[0];
  const isKnown = chosen !== undefined && chosen.pins.length > 0 && !entry.faulty;
  return {
    copy: chosen?.skill ?? null,
    copies,
    isVerified: isKnown ? verifyEntry(entry, [chosen]) === 'verified' : null,
  };
}

function installerOf(
  { format }: Pick<LockFile, 'format'>,
  { source }: EntrySource,
): TrackedSkill['installer'] {
  const isOfSkills = format === 'skills-lock' || format === 'skill-lock-v3';
  return isOfSkills && source.kind !== 'well-known' ? 'skills' : 'plain';
}

function recordedSkill(skill: Skill, tracked: EntrySource): TrackedSkill {
  const { name, path } = skill;
  return {
    name,
    path,
    at: tracked.entry.at,
    lock: null,
    tracked,
    copy: skill,
    copies: [skill],
    isVerified: null,
    installer: 'gh',
  };
}
