import type { Config, ConfigFiles } from '../../config/config.ts';
import type { SkillSummary, UnitSummary } from '../../model/report.ts';
import type { Sides } from '../../model/sides.ts';

/** Skills of head, and plugins that are raised for themselves, by their roots. */
export interface Chosen {
  readonly skills: readonly SkillSummary[];
  readonly pluginRoots: readonly string[];
}

/** The input of a plan of versions. */
export interface VersionRequest {
  readonly sides: Sides;
  readonly config: Config;
  /** Chooses the skills and plugins to bump among those of head; absent for all. May throw UsageError. */
  readonly choose?: (skills: readonly SkillSummary[], plugins: readonly UnitSummary[]) => Chosen;
  /** Of some paths, those that must not be written; absent if all may be. */
  readonly findUnwritable?: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** The input of a bump. */
export interface BumpRequest extends VersionRequest {
  readonly configFiles: ConfigFiles;
  /** The timestamp for locks. */
  readonly generatedAt: string;
}
