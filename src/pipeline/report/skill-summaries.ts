import { lockFormatOf } from '../../locks/read.ts';
import { lockedTargets, type SkillLookup } from '../../locks/targets.ts';
import type { LockFile } from '../../model/lock.ts';
import type { SkillSide, SkillSummary } from '../../model/report.ts';
import type { RunContext } from '../../model/sides.ts';
import { contentHash, type Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { compareText } from '../../model/text/text.ts';
import type { Workspace } from '../../model/workspace.ts';
import { announcingPlugins } from '../judge/retirements.ts';
import type { Judgement } from '../judge.ts';
import { versionTuple } from './version-tuple.ts';

/** The data that skills are summarized from. */
interface SummaryInput {
  readonly workspace: Workspace;
  readonly judgements: readonly Judgement[];
  readonly context: RunContext;
  readonly base?: Workspace | null;
}

/** Summarizes the skills of head, then the removed ones. */
export function skillSummaries(
  { workspace, judgements, context, base = null }: SummaryInput,
  lookup: SkillLookup,
  revision: string | null,
): SkillSummary[] {
  const judgementByRoot = new Map(
    judgements.map((judgement) => [judgement.pair.after?.root, judgement]),
  );
  const lockedBy = lockPathsLookup(workspace.locks, lookup);
  const present = workspace.skills.map((skill) => {
    const judgement = judgementByRoot.get(skill.root) ?? null;
    const summary = skillSummary(skill, judgement, context, revision);
    summary.lockedBy = lockedBy(skill);
    return summary;
  });
  const removed = judgements
    .filter(({ pair }) => pair.after === null)
    .flatMap((judgement) => {
      const { before } = judgement.pair;
      if (!before) return [];
      const announcedBy = base ? announcingPlugins(before.root, workspace, base) : [];
      const summary = skillSummary(before, judgement, context, null);
      return [announcedBy.length > 0 ? { ...summary, announcedBy } : summary];
    })
    .sort((a, b) => compareText(a.root, b.root));
  return [...present, ...removed];
}

/** A summary whose locks are not known yet. */
type OpenSummary = Omit<SkillSummary, 'lockedBy'> & { lockedBy: readonly string[] };

function skillSummary(
  skill: Skill,
  judgement: Judgement | null,
  context: RunContext,
  revision: string | null,
): OpenSummary {
  return {
    ...skillSide(skill),
    dialects: skill.isUnread ? [] : dialectsOf(skill),
    skillVersion: skill.isUnread ? null : versionTuple(skill, context, revision),
    ...(skill.isUnread && { read: false }),
    status: judgement?.pair.status ?? null,
    base: judgement?.pair.before ? skillSide(judgement.pair.before) : null,
    requiredBump: judgement?.required ?? null,
    declaredBump: judgement?.declared ?? null,
    satisfied: judgement?.satisfied ?? null,
    neededVersion: judgement?.neededVersion ?? null,
    lockedBy: [],
  };
}

/** Finds the lock files that lock a skill, by its name or by its root. */
function lockPathsLookup(
  locks: readonly LockFile[],
  lookup: SkillLookup,
): (skill: Skill) => readonly string[] {
  const lockKeys = locks.flatMap((lock) =>
    lock.entries.flatMap((entry) => {
      const isNamed = lockFormatOf(lock).lookupBy === 'name';
      const keys = isNamed
        ? [`name\0${entry.id}`]
        : lockedTargets(lock, entry, lookup).map(({ skill }) => `root\0${skill?.root ?? '\0'}`);
      return keys.map((key) => ({ key, path: lock.path }));
    }),
  );
  const locksByKey = groupBy(lockKeys, ({ key }) => key);
  return ({ name, root }) => {
    const matching = [`name\0${name}`, `root\0${root}`].flatMap((key) => locksByKey.get(key) ?? []);
    return [...new Set(matching.map(({ path }) => path))];
  };
}

/** The dialects of a skill; an unreadable SKILL.md is Agent Skills too. */
function dialectsOf({ manifests, path }: Skill): readonly string[] {
  if (manifests.length > 0) return manifests.map(({ dialect }) => dialect);
  return path.endsWith('.toml') ? [] : ['agent-skills'];
}

function skillSide(skill: Skill): SkillSide {
  const { name, root, version } = skill;
  const hash = skill.isUnread ? null : contentHash(skill);
  const unreadable = skill.unreadable ? { isUnreadable: true } : {};
  return { name, root, version: version?.value ?? null, contentHash: hash, ...unreadable };
}
