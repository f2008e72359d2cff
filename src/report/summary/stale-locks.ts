import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';

/** A lock with outdated entries. */
export interface StaleLock {
  readonly path: string;
  /** True if `skillaccord lock` rewrites it; otherwise the tool that wrote it does. */
  readonly isOwnFormat: boolean;
  /** The findings that a rewrite resolves. */
  readonly resolved: readonly Finding[];
}

/** True for an entry that a rewrite of its lock renews. */
export function isOutdatedEntry(finding: Finding): boolean {
  return driftRules.has(finding.rule) || isRenamedEntry(finding);
}

/** True for an entry of the former name of a skill. */
export function isRenamedEntry({ rule, skill }: Finding): boolean {
  return rule === 'lock-skill-missing' && skill !== null;
}

const driftRules = new Set(['lock-content-changed', 'lock-version-changed']);

/** The locks that the findings report as outdated. */
export function staleLocks(report: Report, findings: readonly Finding[]): readonly StaleLock[] {
  const outdated = findings.filter(isOutdatedEntry);
  const byPath = groupBy(outdated, ({ at }) => at.path);
  return allLocks(report).flatMap(({ path, format }) => {
    const resolved = byPath.get(path);
    if (resolved === undefined) return [];
    return [{ path, isOwnFormat: format === ownFormat, resolved }];
  });
}

/** Whether `skillaccord lock` rewrites the lock at a path. */
export function isOwnLock(report: Report, path: string): boolean {
  return allLocks(report).some((lock) => lock.path === path && lock.format === ownFormat);
}

const ownFormat = 'proto-lock';

/** A run that names paths reports the drift of locks outside them, too. */
function allLocks({ locks, allLocks = locks }: Report) {
  return allLocks;
}
