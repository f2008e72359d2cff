import type { Config } from '../../config/config.ts';
import type { Kind } from '../../model/contract.ts';
import type { Finding, Severity } from '../../model/finding.ts';
import { readableVersion, type Skill } from '../../model/skill.ts';
import { type Bump, covers, type DeclaredBump } from '../../model/version/bump.ts';
import {
  declaredBump,
  isCountable,
  isVersionBelow,
  smallestCoveringVersion,
} from '../../model/version/version.ts';
import type { Pair } from '../../model/workspace.ts';
import type { VersionBump } from '../../rules/rule.ts';
import { lintRulesOf } from '../../rules/tree-catalog.ts';
import { type RuleDraft, runRules, sourceOf } from '../findings/rule-draft.ts';

/** The version bump of a skill, and the bump that its changes require. */
export interface BumpAssessment {
  readonly declared: DeclaredBump | null;
  readonly required: Bump;
  /** The findings on changes that count. */
  readonly findings: readonly Finding[];
  /** The findings on accepted changes. */
  readonly accepted: readonly Finding[];
  /** The tag of the release that the bump is measured from; null for base. */
  readonly tag: string | null;
  /** The `min_version` pins of the skill. */
  readonly pins: VersionBump['pins'];
}

/** The bump between the two sides of a skill; null where the versions cannot be compared. */
export function declaredBumpOf({ before, after }: Pair): DeclaredBump | null {
  return before && after ? declaredBump(before.version?.value, after.version?.value) : null;
}

/** Whether the version covers the changes; null for an unversioned skill without breaking changes. */
export function isSatisfied(
  { before, after }: Pair,
  declared: DeclaredBump | null,
  required: Bump,
): boolean | null {
  if (after === null || before === null) return required === 'none';
  const [baseVersion, headVersion] = [readableVersion(before), readableVersion(after)];
  if (declared === 'decreased' || (before.version && !after.version)) return false;
  const isUnversioned = !baseVersion && (!headVersion || declared === null);
  if (isUnversioned && required !== 'major' && required !== 'none') return null;
  return covers(declared, required);
}

/**
 * The smallest version that covers the changes since base, or since the last release, and is not below base. Null for
 * removed and new skills, and where no version can be counted up.
 */
export function neededVersion(
  { before, after }: Pair,
  released: Pair | undefined,
  required: Bump,
): string | null {
  const [base, from] = [before?.version?.value, (released?.before ?? before)?.version?.value];
  if (after === null || from === undefined || !isCountable(from)) return null;
  const needed = smallestCoveringVersion(from, required);
  return base !== undefined && isVersionBelow(needed, base) ? base : needed;
}

/** The severity of a breaking change in a skill with versions that cannot be compared. */
export function breakingSeverity(pair: Pair, config: Config): Severity {
  if (pair.before?.version) return 'error';
  if (config.unversioned !== 'auto') return config.unversioned === 'warn' ? 'warning' : 'error';
  return pair.before && hasContract(pair.before) ? 'error' : 'warning';
}

const descriptiveKinds: ReadonlySet<Kind> = new Set([
  'manifest',
  'description',
  'body',
  'bundle',
  'license',
  'metadata',
  'display-name',
  'tag',
  'topic',
  'keyword',
  'arguments',
  'field',
]);

/** Whether a skill promises more than a name, a description and the arguments that people type. */
function hasContract(skill: Skill): boolean {
  return skill.contract.items.some((item) => !descriptiveKinds.has(item.kind));
}

const versionRules = lintRulesOf('version');

/** Runs the rules over the version bump of a skill. */
export function bumpDrafts(
  pair: Pair,
  assessment: BumpAssessment,
  config: Config,
): readonly RuleDraft[] {
  const { before, after } = pair;
  if (!before || !after) return [];
  const { declared, required, accepted, tag, pins } = assessment;
  const changes = assessment.findings.filter((finding) => finding.bump === required);
  const subject = { before, after, declared, required, changes, accepted, tag, pins };
  const isLenient = declared === null && breakingSeverity(pair, config) === 'warning';
  return runRules(versionRules, subject, sourceOf(after)).map((draft) =>
    isLenient && draft.severity === 'error' ? { ...draft, severity: 'warning' } : draft,
  );
}
