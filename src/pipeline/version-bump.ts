import type { Config } from '../config/config.ts';
import type { Kind } from '../model/contract.ts';
import type { Finding, Severity } from '../model/finding.ts';
import type { Located, Skill } from '../model/skill.ts';
import { type Bump, covers, type DeclaredBump } from '../model/version/bump.ts';
import { declaredBump } from '../model/version/version.ts';
import type { Pair } from '../model/workspace.ts';
import { lintRulesOf } from '../rules/tree-catalog.ts';
import { contextOf, type FindingFactory } from './to-finding.ts';

/** What a version says, against what the changes ask for. */
export interface BumpAssessment {
  readonly declared: DeclaredBump | null;
  readonly required: Bump;
  /** The findings of the changes that count. */
  readonly findings: readonly Finding[];
  /** Those of the changes that somebody accepted. */
  readonly accepted: readonly Finding[];
  /** The tag it is measured from; null for base. */
  readonly tag: string | null;
}

/** The step the version takes between the two sides of a skill; null where none can be told. */
export function declaredBumpOf({ before, after }: Pair): DeclaredBump | null {
  return before && after ? declaredBump(before.version?.value, after.version?.value) : null;
}

/**
 * Measures a step between versions that one dialect declares on both sides, where there is such a dialect: a
 * manifest that appears brings its own version along, which is no successor of another manifest's.
 */
export function alignVersions(pair: Pair): Pair {
  const { before, after } = pair;
  if (!before || !after) return pair;
  const [baseVersion, headVersion] = matchingVersions(before.versions, after.versions) ?? [
    before.version,
    after.version,
  ];
  if (baseVersion === before.version && headVersion === after.version) return pair;
  return {
    ...pair,
    before: { ...before, version: baseVersion },
    after: { ...after, version: headVersion },
  };
}

type Versions = Skill['versions'];
type Version = Located<string>;

/** The versions of the last dialect of head that base has too, or has the forerunner of. */
function matchingVersions(
  before: Versions,
  after: Versions,
): readonly [Version, Version] | undefined {
  for (const [dialect, headVersion] of [...after].reverse()) {
    const baseVersion = before.get(dialect) ?? before.get(predecessorDialects[dialect] ?? '');
    if (baseVersion) return [baseVersion, headVersion];
  }
  return undefined;
}

/** What a format took the place of; the version went on. */
const predecessorDialects: Readonly<Record<string, string>> = {
  'skill-manifest-v2': 'router-manifest',
};

/** Whether the version owns up to the changes; null where there is none and nothing broke. */
export function isSatisfied(
  { before, after }: Pair,
  declared: DeclaredBump | null,
  required: Bump,
): boolean | null {
  if (after === null || before === null) return required === 'none';
  if (declared === 'decreased' || (before.version && !after.version)) return false;
  const isUnversioned = !before.version && !after.version;
  if (isUnversioned && required !== 'major' && required !== 'none') return null;
  return covers(declared, required);
}

/** How bad breaking a skill is whose versions cannot be compared. */
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
  'field',
]);

/** Whether a skill promises more than a name and a description. */
function hasContract(skill: Skill): boolean {
  return skill.contract.items.some((item) => !descriptiveKinds.has(item.kind));
}

const versionRules = lintRulesOf('version');

/** What the rules say of the step a version takes. */
export function judgeBump(
  pair: Pair,
  assessment: BumpAssessment,
  config: Config,
  toFinding: FindingFactory,
): Finding[] {
  const { before, after } = pair;
  if (!before || !after) return [];
  const { declared, required, accepted, tag } = assessment;
  const reasons = assessment.findings.filter((finding) => finding.bump === required);
  const subject = { before, after, declared, required, reasons, accepted, tag };
  const isLenient = declared === null && breakingSeverity(pair, config) === 'warning';
  return versionRules
    .flatMap((rule) =>
      Array.from(rule.check(subject), (draft) => {
        const severity = isLenient && rule.severity === 'error' ? 'warning' : rule.severity;
        return toFinding(draft, { ...contextOf(after), rule, severity });
      }),
    )
    .filter((finding) => finding !== null);
}
