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

const driftRules = new Set(['lock-content-changed', 'lock-version-changed']);

/** The locks that the findings report as outdated. */
export function staleLocks({ locks }: Report, findings: readonly Finding[]): readonly StaleLock[] {
  const drifted = findings.filter(({ rule }) => driftRules.has(rule));
  const byPath = groupBy(drifted, ({ at }) => at.path);
  return locks.flatMap(({ path, format }) => {
    const resolved = byPath.get(path);
    if (resolved === undefined) return [];
    return [{ path, isOwnFormat: format === 'proto-lock', resolved }];
  });
}
