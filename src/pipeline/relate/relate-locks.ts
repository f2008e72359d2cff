import {
  collectCoveredRoots,
  findOrphanedSkill,
  type LockContext,
  sameNameSkills,
} from '../../locks/context.ts';
import { lockFormatOf } from '../../locks/read.ts';
import {
  createSkillLookup,
  type LockedTarget,
  lockedTargets,
  matchesEntry,
  matchTargets,
  skillTarget,
} from '../../locks/targets.ts';
import { LockTracking, type TrackedEntry } from '../../locks/tracking.ts';
import { namesRemovedSkill } from '../../locks/vendored.ts';
import type { LockEntry, LockFile } from '../../model/lock.ts';
import type { PreviousByRoot } from '../../model/previous-skills.ts';
import type { Skill } from '../../model/skill.ts';
import { installLocation, lockHome } from '../../model/text/install-location.ts';
import type { Workspace } from '../../model/workspace.ts';
import type { Subjects } from '../../rules/rule.ts';
import { lintRulesOf } from '../../rules/tree-catalog.ts';
import {
  problemDraft,
  type RuleDraft,
  repositorySource,
  runRules,
} from '../findings/rule-draft.ts';

const rules = lintRulesOf('lock');

/** Runs the rules over the locks of head, their entries and the locked skills. */
export function relateLocks(
  head: Workspace,
  base: Workspace | null,
  previousByRoot: PreviousByRoot,
  isProposed: boolean,
): readonly RuleDraft[] {
  const context = lockContextOf(head, base, previousByRoot);
  const ignoredRootOf = ({ id }: LockEntry) => head.ignoredSkills.get(id) ?? null;
  const tracking = base && LockTracking.of(head, base);
  return head.locks.flatMap((lock) => {
    const source = { ...repositorySource, texts: new Map([[lock.path, lock.text]]) };
    return [
      ...lock.problems.map((problem) => problemDraft(problem, source)),
      ...lock.entries
        .flatMap((entry) => lockSubjects(lock, entry, tracking, context))
        .flatMap((subject) => {
          const { entry } = subject;
          const skill = (subject.skill ?? subject.renamedSkill)?.root ?? null;
          const ignoredRoot = subject.targets.length > 0 ? null : ignoredRootOf(entry);
          return runRules(rules, { ...subject, ignoredRoot, isProposed }, { ...source, skill });
        }),
    ];
  });
}

function lockContextOf(
  head: Workspace,
  base: Workspace | null,
  previousByRoot: PreviousByRoot,
): LockContext {
  const lookup = createSkillLookup(head);
  let coveredRoots: ReadonlySet<string> | undefined;
  const moved = [...previousByRoot].filter(([root, before]) => before.root !== root);
  return {
    head: lookup,
    base: base && createSkillLookup(base),
    locks: head.locks,
    coveredRoots: () => {
      coveredRoots ??= collectCoveredRoots(head.locks, lookup);
      return coveredRoots;
    },
    successors: new Map(moved.map(([root, before]) => [before.root, root])),
    origins: new Map(moved.map(([root, before]) => [root, before.root])),
  };
}

/** One subject for each target of an entry; one without a target where there is none. */
function lockSubjects(
  lock: LockFile,
  entry: LockEntry,
  tracking: LockTracking | null,
  context: LockContext,
): readonly Omit<Subjects['lock'], 'ignoredRoot' | 'isProposed'>[] {
  const before = tracking?.before(lock, entry.id) ?? null;
  const foundAtBase = targetsAtBase(lock, entry, before, context);
  const found = lockedTargets(lock, entry, context.head, foundAtBase[0]?.skill?.root);
  const copies = found.length === 0 ? [] : furtherCopies(lock, entry, { before, found, context });
  const baseTargets = [...foundAtBase, ...copies.map(({ old }) => old)];
  const targets = [...found, ...copies.map(({ target }) => target)];
  const bothTargets = { base: baseTargets, head: targets };
  const orphanedSkill = findOrphanedSkill(lock, entry, before, bothTargets, context);
  const subject = { entry, lock, before: before?.entry ?? null, targets };
  if (targets.length === 0) {
    const baseSkill = baseTargets[0]?.skill ?? null;
    const renamedSkill = baseSkill && renamedSkillOf(baseSkill, context);
    const absent = { target: null, skill: null, baseTarget: null, previous: null, renamedSkill };
    const candidates = sameNameSkills(lock, entry, context);
    return [{ ...subject, ...absent, baseSkill, orphanedSkill, sameNameSkills: candidates }];
  }
  const matchAtBase = matchTargets(baseTargets);
  const fallback = lockFormatOf(lock).lookupBy === 'name' ? baseTargets[0] : undefined;
  const present = targets.map((target, index) => {
    const baseTarget = matchAtBase(target) ?? fallback ?? null;
    return {
      ...subject,
      target,
      baseTarget,
      skill: target.skill,
      baseSkill: baseTarget?.skill ?? null,
      previous: target.skill ? previousOf(target.skill, context) : null,
      orphanedSkill: index === 0 ? orphanedSkill : null,
      renamedSkill: null,
      sameNameSkills: [],
    };
  });
  const removed = removedSkills(entry, baseTargets, context).map((baseSkill) => ({
    ...subject,
    target: null,
    skill: null,
    baseTarget: null,
    previous: null,
    baseSkill,
    orphanedSkill: null,
    renamedSkill: null,
    sameNameSkills: [],
  }));
  return [...present, ...removed];
}

/** The skill of head that one of base has become; null where it kept its name or is gone. */
function renamedSkillOf(
  { root, name }: Skill,
  { head, successors, origins }: LockContext,
): Skill | null {
  const successor = successors.get(root) ?? (origins.has(root) ? undefined : root);
  const skill = successor === undefined ? undefined : head.byRoot.get(successor);
  return skill && skill.name !== name ? skill : null;
}

/** The skills of base with files that an entry still lists, although they are gone and others of it are left. */
function removedSkills(
  entry: LockEntry,
  baseTargets: readonly LockedTarget[],
  { head, successors }: LockContext,
): readonly Skill[] {
  const skills = baseTargets.flatMap(({ skill }) => skill ?? []);
  return [...new Set(skills)].filter(
    ({ root }) => !head.byRoot.has(root) && !successors.has(root) && namesRemovedSkill(entry, root),
  );
}

function targetsAtBase(
  lock: LockFile,
  entry: LockEntry,
  before: TrackedEntry | null,
  { base }: LockContext,
) {
  return base ? lockedTargets(before?.lock ?? lock, before?.entry ?? entry, base) : [];
}

/** The copies of a locked skill that matched its entry at base, besides its targets: they have to match it still. */
function furtherCopies(
  lock: LockFile,
  entry: LockEntry,
  { before, found, context }: Found,
): readonly { readonly old: LockedTarget; readonly target: LockedTarget }[] {
  const { base, head, locks, successors } = context;
  const { lookupBy } = lockFormatOf(lock);
  if (!base || !before || lookupBy === 'path') return [];
  const isInstalled = lookupBy === 'installed';
  const known = new Set(found.map(({ skill }) => skill));
  const isOfOther = (skill: Skill) =>
    locks.some(
      ({ path, entries }) =>
        path !== lock.path &&
        entries.some((other) => other.id === entry.id && matchesEntry(other, skill)),
    );
  return (base.byName.get(before.entry.id) ?? []).flatMap((old) => {
    const skill = head.byRoot.get(successors.get(old.root) ?? old.root);
    const isCopy = skill?.name === entry.id && !skill.isUnread && !known.has(skill);
    // Other folders of agents have locks of their own, and `skills/` may hold the source.
    const place = isInstalled && skill ? installLocation(skill.root) : null;
    if (place && (place.inAgentFolder || place.home === lockHome(lock.path))) return [];
    if (!isCopy || !matchesEntry(before.entry, old) || isOfOther(skill)) return [];
    return [{ old: skillTarget(old, before.entry.pins), target: skillTarget(skill, entry.pins) }];
  });
}

interface Found {
  readonly before: TrackedEntry | null;
  readonly found: readonly LockedTarget[];
  readonly context: LockContext;
}

/** A skill at base; undefined without a base. */
function previousOf({ root }: Skill, { base, origins }: LockContext): Skill | null | undefined {
  return base ? (base.byRoot.get(origins.get(root) ?? root) ?? null) : undefined;
}
