import type { Finding } from '../model/finding.ts';
import type { Located, Skill } from '../model/skill.ts';
import type { Bump, DeclaredBump } from '../model/version/bump.ts';

/** The version bump of a skill, and the bump that its changes require. */
export interface VersionBump {
  readonly before: Skill;
  readonly after: Skill;
  readonly declared: DeclaredBump | null;
  readonly required: Bump;
  /** The findings on changes that need the bump `required`. */
  readonly changes: readonly Finding[];
  /** The accepted changes: they require no bump, and the version may cover them. */
  readonly accepted: readonly Finding[];
  /** The tag of the release that the bump is measured from; null for base. */
  readonly tag: string | null;
  /** The `min_version` pins of protos on the skill. */
  readonly pins: readonly Located<string>[];
}
