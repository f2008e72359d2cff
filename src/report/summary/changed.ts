import type { SkillSummary } from '../../model/report.ts';

/** True if the skill differs from base. */
export function isChanged({ status }: Pick<SkillSummary, 'status'>): boolean {
  return status !== null && status !== 'unchanged';
}
