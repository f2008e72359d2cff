import type { Finding } from '../../model/finding.ts';
import type { SkillSummary } from '../../model/report.ts';

/** A changed skill with its contract changes. */
export interface SkillChanges {
  readonly skill: SkillSummary;
  readonly changes: readonly Finding[];
}
