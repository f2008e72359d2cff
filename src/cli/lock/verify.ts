import { protoLock } from '../../locks/formats/proto-lock.ts';
import { createSkillLookup, lockedTargets } from '../../locks/targets.ts';
import type { Finding } from '../../model/finding.ts';
import { count, list, pathPart, plainText } from '../../model/message.ts';
import type { LockSummary, Report } from '../../model/report.ts';
import { unreadSubmodules } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { UsageError } from '../../model/usage-error.ts';
import type { Workspace } from '../../model/workspace.ts';
import { check } from '../../pipeline/check.ts';
import { load } from '../../pipeline/load.ts';
import { nothingKnown } from '../../pipeline/shard/known-skills.ts';
import { lockPathOf } from '../../protos/lock-path.ts';
import { escapeInvisible } from '../../report/escape.ts';
import { isOutdatedEntry } from '../../report/facts/outdated-entry.ts';
import { defaultRenderOptions } from '../../report/reporter.ts';
import { shellPath } from '../../report/shell-path.ts';
import { plainFindings } from '../../report/summary/findings.ts';
import { findingLines } from '../../report/text/findings.ts';
import { uncoveredFiles } from '../../rules/support/locks/lock-cover.ts';
import type { OpenedRun } from '../../setup/open.ts';
import { lockAlgorithms } from '../../tasks/lock.ts';
import { compareEntries, type EntryDifference } from '../../tasks/proto-skills.ts';
import type { World } from '../command.ts';
import { relativePathsFrom } from '../paths.ts';
import { printLines, problemLine } from '../text/lock-lines.ts';
import { isData, type LockPaths, protoCommand, readLockText } from './lock-paths.ts';
import { planLockUpdate } from './plan.ts';

/**
 * Verifies a lock without writing; returns exit code 1 for a changed, missing or extra entry, or if no entry could be
 * verified.
 */
export async function verifyLock(
  openedRun: OpenedRun,
  top: string,
  lockPaths: LockPaths,
  world: World,
) {
  const { sides, config } = openedRun;
  const { lock: path, proto } = lockPaths;
  const text = readLockText(path, top);
  if (text === null)
    throw new UsageError(`There is no lock at "${path}".`, await suggestLocks(openedRun));
  const settings = { ...config, locks: [...config.locks, path] };
  const { workspace, powerFiles } = await load(sides.head, settings, {
    algorithms: lockAlgorithms,
  });
  // All steps share one tree: a change on the disk meanwhile cannot mix two states.
  const known = { ...nothingKnown, skills: workspace.skills, powerFiles };
  const report = await check({ ...sides, base: null }, settings, undefined, known);
  const summary = report.locks.find((candidate) => candidate.path === path);
  if (!summary) {
    const advice = isData(path) ? protoCommand(path, world.cwd, top) : undefined;
    throw new UsageError(`"${path}" is not a lock of a known format.`, advice);
  }
  const findings = [...report.findings, ...report.changes].filter(({ at, category }) => {
    return at.path === path && category === 'lock';
  });
  const listed = findingLines(plainFindings(findings), {
    ...defaultRenderOptions,
    colour: world.colour,
    width: world.width,
    formatPath: relativePathsFrom(world.cwd, top),
  }).flat();
  const { verified, entries, ignored = 0 } = summary;
  const entryProblems =
    proto === null
      ? unlockedLines(report, summary)
      : differenceLines(await compareEntries(sides.head, settings, { proto, lock: path }), proto);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const hasErrors = errors.length > 0;
  if (!hasErrors && entryProblems.length === 0 && isOwnLock(summary, text)) {
    // Locks must not depend on the location of the tree.
    const context = { ...sides.context, directory: null };
    const { plan } = await planLockUpdate(
      { ...openedRun, sides: { ...sides, context } },
      lockPaths,
      text,
      known,
    );
    entryProblems.push(...(plan?.updated ?? []).map(outdatedLine));
  }
  const verifiesNothing =
    !hasErrors && entryProblems.length === 0 && entries > ignored && verified === 0;
  const nothingVerifiedNote = verifiesNothing
    ? ['none of its skills is in its place, so the lock verifies nothing here.']
    : [];
  const uncovered = uncoveredNote(path, workspace);
  const lines = [
    ...entryProblems,
    `${verified} of ${entries} entries verified.`,
    ...uncovered,
    ...nothingVerifiedNote,
  ];
  const isRewritable = summary.format === protoLock.id && errors.every(isDrift);
  const outputLines = [
    ...lines.map((line) => escapeInvisible(`${path}: ${line}`)),
    ...(isRewritable && (hasErrors || entryProblems.length > 0)
      ? [`Run: \`${commandFor(lockPaths, relativePathsFrom(world.cwd, top))}\``]
      : []),
  ];
  printLines(world, [...listed, ...(listed.length > 0 ? [''] : []), ...outputLines]);
  return hasErrors || entryProblems.length > 0 || verifiesNothing ? 1 : 0;
}

/** True for a difference that a rewrite of the lock resolves. */
function isDrift(finding: Finding): boolean {
  return isOutdatedEntry(finding) || finding.topic === 'missing-entry';
}

/** The command that rewrites a lock. */
function commandFor({ lock, proto }: LockPaths, formatPath: (path: string) => string): string {
  const lockWord = shellPath(formatPath(lock));
  if (proto === null) return `skillaccord lock ${lockWord}`;
  const file = lockPathOf(proto) === lock ? '' : ` ${lockWord}`;
  return `skillaccord lock${file} --proto ${shellPath(formatPath(proto))}`;
}

/** A note about files of the locked skills that no hash covers; empty if all are covered. */
function uncoveredNote(path: string, workspace: Workspace): string[] {
  const lock = workspace.locks.find((candidate) => candidate.path === path);
  const lookup = createSkillLookup(workspace);
  const targets = (lock?.entries ?? []).flatMap((entry) =>
    lock ? lockedTargets(lock, entry, lookup) : [],
  );
  const files = new Set<string>();
  for (const [skill, skillTargets] of groupBy(targets, (target) => target.skill)) {
    if (!skill) continue;
    for (const file of uncoveredFiles(skill, skillTargets)) files.add(file.path);
    for (const submodule of unreadSubmodules(skill)) files.add(submodule.path);
  }
  if (files.size === 0) return [];
  const are = files.size === 1 ? 'is' : 'are';
  return [
    `${plainText(count(files.size, 'file'))} of the locked skills ${are} not covered by any hash: ${plainText(list([...files].map(pathPart)))}.`,
  ];
}

const maxLocks = 5;

/** Suggests existing locks to verify instead. */
async function suggestLocks({ sides, config }: OpenedRun): Promise<string> {
  const { locks } = await check({ ...sides, base: null }, config);
  if (locks.length === 0) return 'To write it: skillaccord lock';
  const named = locks.slice(0, maxLocks).map(({ path }) => escapeInvisible(path));
  const more = locks.length > maxLocks ? ` and ${locks.length - maxLocks} more` : '';
  return `Choose one of these: ${named.join(', ')}${more}`;
}

/** True for a lock written by this program: ADR-003 has no `integrity`, and locks without it are complete too. */
function isOwnLock({ format }: LockSummary, text: string): boolean {
  return format === protoLock.id && /^[ \t]+integrity:/m.test(text);
}

function outdatedLine(name: string): string {
  return `the entry of "${name}" differs from what "skillaccord lock" writes.`;
}

/** The skills without an entry in a lock of the whole repository. */
function unlockedLines({ skills }: Report, { path, format }: LockSummary): string[] {
  if (format !== protoLock.id) return [];
  const unlocked = skills.filter(({ lockedBy }) => !lockedBy.includes(path));
  return unlocked.map(({ name, root }) => `no entry of "${name}", a skill in ${root || '.'}.`);
}

function differenceLines({ missing, surplus, problems }: EntryDifference, proto: string): string[] {
  if (problems.length > 0) throw new UsageError(problems.map(problemLine));
  return [
    ...missing.map((name) => `no entry of "${name}", which ${proto} references.`),
    ...surplus.map((name) => `an entry of "${name}", which ${proto} does not reference.`),
  ];
}
