import type { Finding } from '../../model/finding.ts';
import type { SkillSummary } from '../../model/report.ts';

/** A changed skill and everything that changed in its contract. */
export interface SkillChanges {
  readonly skill: SkillSummary;
  readonly changes: readonly Finding[];
}
