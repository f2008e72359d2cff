import type { Config, Gate } from '../../config/config.ts';
import type { Sides } from '../../model/origin.ts';
import type { SkillSummary } from '../../model/report.ts';

/** The input of a bump. */
export interface BumpRequest {
  readonly sides: Sides;
  readonly config: Config;
  readonly gate: Gate;
  /** Chooses the skills to bump among those of head; absent for all. May throw UsageError. */
  readonly choose?: (skills: readonly SkillSummary[]) => readonly SkillSummary[];
  /** The timestamp for locks. */
  readonly generatedAt: string;
  /** Of some paths, those that must not be written; absent if all may be. */
  readonly findUnwritable?: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
}
