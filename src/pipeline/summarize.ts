import { type Config, type Gate, openGate } from '../config/config.ts';
import { isGuarded } from '../config/is-guarded.ts';
import { lockFormatOf } from '../locks/read.ts';
import { createSkillLookup, lockedTargets, type SkillLookup } from '../locks/targets.ts';
import { verifyEntry } from '../locks/verify-entry.ts';
import { compareFindings, type Finding, isAtLeast } from '../model/finding.ts';
import type { LockFile } from '../model/lock.ts';
import type { Origin } from '../model/origin.ts';
import type {
  LockSummary,
  Report,
  SkillSide,
  SkillSummary,
  SkillVersion,
  Totals,
} from '../model/report.ts';
import { contentHash, type Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import { join } from '../model/text/path.ts';
import { sanitizePaths } from '../model/text/sanitize.ts';
import { compareText } from '../model/text/text.ts';
import { largestBump } from '../model/version/bump.ts';
import type { Workspace } from '../model/workspace.ts';
import { coversNothing } from '../rules/support/lock-cover.ts';
import type { Judgement } from './judge.ts';

/** Everything a run learnt. */
export interface RunResult {
  readonly workspace: Workspace;
  readonly judged: readonly Judgement[];
  readonly findings: readonly Finding[];
  readonly origin: Origin;
}

/** Counts, orders and decides: the report of a run. */
export function summarize(run: RunResult, config: Config, gate: Gate = openGate): Report {
  const { workspace, judged, origin } = run;
  const findings = [...run.findings].sort(compareFindings);
  const onlyNew =
    config.scope === 'new' || (config.scope === 'auto' && origin.proposed && origin.base !== null);
  const counted = findings.filter(
    ({ state }) => state === 'new' || (state === 'existing' && !onlyNew),
  );
  const { failOn } = config;
  const failing = counted.filter(({ rule, category, severity }) => {
    const level = isGuarded(rule, category) ? (gate.base?.failOn ?? failOn) : failOn;
    return level !== 'never' && isAtLeast(severity, level);
  });
  const head = origin.head();
  const skillLookup = createSkillLookup(workspace);
  return {
    base: origin.base,
    head,
    outcome: failing.length > 0 ? 'fail' : 'pass',
    scope: onlyNew ? 'new' : 'all',
    failOn,
    failing,
    summary: countTotals(findings, counted, workspace, judged),
    skills: skillSummaries(workspace, skillLookup, judged, origin, head.sha),
    findings,
    locks: lockSummaries(workspace, skillLookup),
  };
}

function countTotals(
  findings: readonly Finding[],
  counted: readonly Finding[],
  workspace: Workspace,
  judged: readonly Judgement[],
): Totals {
  const countWhere = (list: readonly Finding[], test: (finding: Finding) => boolean) =>
    list.filter(test).length;
  return {
    skills: workspace.skills.length,
    changed: judged.filter(({ pair }) => pair.status !== 'unchanged').length,
    errors: countWhere(counted, ({ severity }) => severity === 'error'),
    warnings: countWhere(counted, ({ severity }) => severity === 'warning'),
    notes: countWhere(counted, ({ severity }) => severity === 'note'),
    existing: countWhere(findings, ({ state }) => state === 'existing'),
    accepted: countWhere(findings, ({ state }) => state === 'accepted'),
    breaking: countWhere(findings, ({ state, bump }) => state === 'new' && bump === 'major'),
    privilege: countWhere(
      findings,
      ({ rule, state, category, severity, bump }) =>
        state === 'new' &&
        (rule === 'new-skill-permissions' ||
          (category === 'privilege' && bump !== null && severity !== 'note')),
    ),
    requiredBump: largestBump(judged.map(({ required }) => required ?? 'none')),
  };
}

function skillSummaries(
  workspace: Workspace,
  skillLookup: SkillLookup,
  judged: readonly Judgement[],
  origin: Origin,
  revision: string | null,
): SkillSummary[] {
  const judgementByRoot = new Map(judged.map((one) => [one.pair.after?.root, one]));
  const lockedBy = lockPathsLookup(workspace.locks, skillLookup);
  const present = workspace.skills.map((skill) => ({
    ...skillSummary(skill, judgementByRoot.get(skill.root) ?? null, origin, revision),
    lockedBy: lockedBy(skill),
  }));
  const removed = judged
    .filter(({ pair }) => pair.after === null)
    .flatMap((one) => (one.pair.before ? [skillSummary(one.pair.before, one, origin, null)] : []))
    .sort((a, b) => compareText(a.root, b.root));
  return [...present, ...removed];
}

function skillSummary(
  skill: Skill,
  judged: Judgement | null,
  origin: Origin,
  revision: string | null,
): SkillSummary {
  return {
    ...skillSide(skill),
    dialects: dialectsOf(skill),
    skillVersion: versionTuple(skill, origin, revision),
    status: judged?.pair.status ?? null,
    base: judged?.pair.before ? skillSide(judged.pair.before) : null,
    requiredBump: judged?.required ?? null,
    declaredBump: judged?.declared ?? null,
    satisfied: judged?.satisfied ?? null,
    lockedBy: [],
  };
}

/** The lock files that hold a skill: by its name, or by the place it is in. */
function lockPathsLookup(
  locks: readonly LockFile[],
  skillLookup: SkillLookup,
): (skill: Skill) => readonly string[] {
  const lockKeys = locks.flatMap((lock) =>
    lock.entries.flatMap((entry) => {
      const isNamed = lockFormatOf(lock).lookupBy === 'name';
      const keys = isNamed
        ? [`name\0${entry.id}`]
        : lockedTargets(lock, entry, skillLookup).map(
            ({ skill }) => `root\0${skill?.root ?? '\0'}`,
          );
      return keys.map((key) => ({ key, path: lock.path }));
    }),
  );
  const paths = groupBy(lockKeys, ({ key }) => key);
  return ({ name, root }) => {
    const matching = [`name\0${name}`, `root\0${root}`].flatMap((key) => paths.get(key) ?? []);
    return [...new Set(matching.map(({ path }) => path))];
  };
}

/** What a skill is written in: a SKILL.md that cannot be read is Agent Skills all the same. */
function dialectsOf({ manifests, path }: Skill): readonly string[] {
  if (manifests.length > 0) return manifests.map(({ dialect }) => dialect);
  return path.endsWith('.toml') ? [] : ['agent-skills'];
}

function skillSide(skill: Skill): SkillSide {
  const { name, root, version } = skill;
  return { name, root, version: version?.value ?? null, contentHash: contentHash(skill) };
}

/** The version tuple of ADR-003, less `deployed_at`. */
export function versionTuple(
  skill: Skill,
  origin: Pick<Origin, 'remote' | 'directory'>,
  revision: string | null,
): SkillVersion {
  const { remote, directory } = origin;
  return {
    content_hash: contentHash(skill),
    version: skill.version?.value ?? null,
    source_rev: revision,
    source_ref: remote === null ? null : sanitizePaths(`git+${remote}#${skill.name}`),
    nix_store_path: directory === null ? null : nixStorePath(join(directory, skill.root)),
  };
}

/** The store path a directory lies under: `/nix/store/<hash>-<name>`. */
function nixStorePath(directory: string): string | null {
  return /^\/nix\/store\/[^/]+/.exec(directory)?.[0] ?? null;
}

function lockSummaries({ locks }: Workspace, skillLookup: SkillLookup): LockSummary[] {
  return locks.map((lock) => lockSummary(lock, skillLookup));
}

/** Counted from the entries, not from findings: rules may be switched off. */
function lockSummary(lock: LockFile, skillLookup: SkillLookup): LockSummary {
  const { path, format, entries } = lock;
  const countWhere = { verified: 0, changed: 0, absent: 0 };
  for (const entry of entries) {
    const units = lockedTargets(lock, entry, skillLookup).filter((unit) => !coversNothing(unit));
    countWhere[verifyEntry(entry, units)]++;
  }
  return { path, format, entries: entries.length, ...countWhere };
}
