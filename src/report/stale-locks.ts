import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { groupBy } from '../model/text/group-by.ts';

/** A lock whose entries no longer hold. */
export interface StaleLock {
  readonly path: string;
  /** Whether `skillaccord lock` writes it anew; else the tool does that it is of. */
  readonly isOurs: boolean;
  /** The findings that end with that. */
  readonly mends: readonly Finding[];
}

const driftRules = new Set(['lock-content-changed', 'lock-version-changed']);

/** The locks that some findings say no longer hold, and who writes them anew. */
export function staleLocks({ locks }: Report, findings: readonly Finding[]): readonly StaleLock[] {
  const drifted = findings.filter(({ rule }) => driftRules.has(rule));
  const byPath = groupBy(drifted, ({ at }) => at.path);
  return locks.flatMap(({ path, format }) => {
    const mends = byPath.get(path);
    if (mends === undefined) return [];
    return [{ path, isOurs: format === 'proto-lock', mends }];
  });
}
