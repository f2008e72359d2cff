import { type Config, type ConfigFiles, noConfigFiles } from '../../config/config.ts';
import { trustedConfigDecides } from '../../config/trusted-config-decides.ts';
import { createSkillLookup, lockedTargets, type SkillLookup } from '../../locks/targets.ts';
import { verifyEntry } from '../../locks/verify-entry.ts';
import { compareFindings, type Finding, isAtLeast } from '../../model/finding.ts';
import type { LockFile } from '../../model/lock.ts';
import type { PowerChange } from '../../model/power.ts';
import type { LockSummary, Report, Totals } from '../../model/report.ts';
import type { RunContext } from '../../model/sides.ts';
import { get } from '../../model/value/value.ts';
import { largestBump } from '../../model/version/bump.ts';
import type { Workspace } from '../../model/workspace.ts';
import type { UnitPairs } from '../../powers/compare/pair-units.ts';
import { coversNothing } from '../../rules/support/locks/lock-cover.ts';
import type { Judgement } from '../judge.ts';
import type { PluginJudgement } from '../plugins/plugin-changes.ts';
import { countsNewFindingsOnly } from '../settings.ts';
import { foreignLockCommands } from './lock-commands.ts';
import { skillSummaries } from './skill-summaries.ts';
import { unitSummaries } from './unit-summaries.ts';

/** All results of a run. */
export interface RunResult {
  readonly workspace: Workspace;
  /** The locks of the whole run, if the workspace has only those at the named paths. */
  readonly allLocks?: readonly LockFile[];
  readonly judgements: readonly Judgement[];
  readonly findings: readonly Finding[];
  readonly context: RunContext;
  readonly base?: Workspace | null;
  readonly powers?: readonly PowerChange[];
  readonly unitPairs?: UnitPairs;
  readonly plugins?: readonly PluginJudgement[];
}

/** Sorts and counts the findings and decides whether the run fails. */
export function summarize(
  run: RunResult,
  config: Config,
  configFiles: ConfigFiles = noConfigFiles,
): Report {
  const { workspace, context, base = null, powers = [], unitPairs = new Map(), plugins = [] } = run;
  const sorted = [...run.findings].sort(compareFindings);
  const changes = sorted.filter(({ isChange }) => isChange);
  const findings = sorted.filter(({ isChange }) => !isChange);
  const onlyNew = countsNewFindingsOnly(config, context);
  const counted = findings.filter(
    ({ state }) => state === 'new' || (state === 'existing' && !onlyNew),
  );
  const failing = counted.filter((finding) => isFailing(finding, config, configFiles));
  const head = context.head();
  const lookup = createSkillLookup(workspace);
  return {
    base: context.base,
    head,
    outcome: failing.length > 0 ? 'fail' : 'pass',
    scope: onlyNew ? 'new' : 'all',
    failOn: config.failOn,
    failing,
    summary: countTotals({ ...run, findings }, counted, changes),
    skills: skillSummaries(run, lookup, head.sha),
    findings,
    changes,
    locks: workspace.locks.map((lock) => lockSummary(lock, lookup, workspace.ignoredSkills)),
    ...configurationOf(configFiles),
    foreignLockCommands: foreignLockCommands(failing, run.allLocks ?? workspace.locks),
    allLocks: (run.allLocks ?? workspace.locks).map(({ path, format }) => ({ path, format })),
    powers,
    units: unitSummaries({ head: workspace, base }, { unitPairs, powers, plugins }),
  };
}

function configurationOf({ headFile: file }: ConfigFiles): Pick<Report, 'configuration'> {
  if (file === null) return {};
  const hasIgnore = get(file.root ?? undefined, 'ignore') !== undefined;
  return { configuration: { path: file.path, hasIgnore } };
}

/** Whether a counted finding fails the run. */
export function isFailing(
  { rule, category, severity }: Finding,
  { failOn }: Config,
  configFiles: ConfigFiles,
): boolean {
  const level = trustedConfigDecides(rule, category)
    ? (configFiles.trustedConfig?.failOn ?? failOn)
    : failOn;
  return level !== 'never' && isAtLeast(severity, level);
}

function countTotals(
  { findings, workspace, judgements }: RunResult,
  counted: readonly Finding[],
  changes: readonly Finding[],
): Totals {
  const countWhere = (list: readonly Finding[], test: (finding: Finding) => boolean) =>
    list.filter(test).length;
  return {
    skills: workspace.skills.length,
    ...unreadCount(workspace.skills.filter(({ isUnread }) => isUnread).length),
    changed: judgements.filter(({ pair }) => pair.status !== 'unchanged').length,
    errors: countWhere(counted, ({ severity }) => severity === 'error'),
    warnings: countWhere(counted, ({ severity }) => severity === 'warning'),
    notes: countWhere(counted, ({ severity }) => severity === 'note'),
    changes: changes.length,
    existing: countWhere(findings, ({ state }) => state === 'existing'),
    accepted: countWhere(findings, ({ state }) => state === 'accepted'),
    breaking: countWhere(
      [...findings, ...changes],
      ({ state, bump }) => state === 'new' && bump === 'major',
    ),
    privilege: countWhere(findings, isNewPrivilege),
    requiredBump: largestBump(judgements.map(({ required }) => required ?? 'none')),
  };
}

function isNewPrivilege({ topic, state, category, severity, bump }: Finding): boolean {
  if (state !== 'new') return false;
  if (topic === 'new-unit') return true;
  return category === 'privilege' && bump !== null && severity !== 'note';
}

/** Counts entries, not findings: the rules on locks may be off. */
function lockSummary(
  lock: LockFile,
  lookup: SkillLookup,
  ignoredSkills: Workspace['ignoredSkills'],
): LockSummary {
  const { path, format, entries, unread = 0 } = lock;
  const counts = { verified: 0, changed: 0, absent: 0 };
  let ignored = 0;
  for (const entry of entries) {
    const targets = lockedTargets(lock, entry, lookup).filter((target) => !coversNothing(target));
    const verdict = verifyEntry(entry, targets);
    counts[verdict]++;
    if (verdict === 'absent' && ignoredSkills.has(entry.id)) ignored++;
  }
  return {
    path,
    format,
    entries: entries.length + unread,
    ...counts,
    ...(ignored > 0 && { ignored }),
    ...unreadCount(unread),
  };
}

/** Absent if everything was read. */
function unreadCount(unread: number): { readonly unread?: number } {
  return unread === 0 ? {} : { unread };
}
