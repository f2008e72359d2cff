import type { Report, SkillSide, SkillSummary } from '../model/report.ts';
import { memoize } from '../model/text/memoize.ts';
import { isVersion } from '../model/version/version.ts';
import type { Line } from './document/document.ts';
import { line, strong } from './document/lines.ts';

/** The skills of a report by their roots; none for null. */
export const skillsByRoot = memoize(
  ({ skills }: Report): ReadonlyMap<string | null, SkillSummary> =>
    new Map(skills.map((skill) => [skill.root, skill])),
);

/** True if the skill differs from base. */
export function isChanged({ status }: Pick<SkillSummary, 'status'>): boolean {
  return status !== null && status !== 'unchanged';
}

/** The ways to find a base that are given the branch of a pull request. */
const branchBases: readonly string[] = ['merge-base', 'merge-parent', 'base-tip'];

/** Whether the change goes into a branch, by a pull request or a push. */
export function hasTargetBranch({ base }: Pick<Report, 'base'>): boolean {
  return base !== null && branchBases.includes(base.how);
}

/** The name at base, if it was another one. A base that cannot be read has the name of its directory only. */
export function previousNameOf({ name, base }: SkillSummary): string | null {
  return base && !base.isUnreadable && base.name !== name ? base.name : null;
}

/** True if the version of a skill says that it breaks its callers. */
export function announcesBreak(skill: SkillSummary): boolean {
  const { satisfied, declaredBump, version, requiredBump } = skill;
  const isNumbered = declaredBump !== null && declaredBump !== 'any';
  return (
    isChanged(skill) && requiredBump === 'major' && satisfied === true && isNumbered && !!version
  );
}

/** The version that a skill lacks: none for a missing patch bump, which is optional. */
export function missingVersion(skill: SkillSummary): string | null {
  const { satisfied, requiredBump, declaredBump, status, neededVersion = null } = skill;
  if (satisfied !== false || status === 'removed') return null;
  const isOptional = requiredBump === 'patch' || requiredBump === 'none';
  return isOptional && declaredBump !== 'decreased' ? null : neededVersion;
}

type VersionSide = Pick<SkillSide, 'version' | 'isUnreadable'>;

/** The versions of a skill, plugin or other unit in both trees. */
export interface VersionSides extends VersionSide {
  readonly status: SkillSummary['status'];
  readonly base: VersionSide | null;
}

/** The version of a skill on one side; empty for none. */
function sideVersion({ version, isUnreadable }: VersionSide): Line {
  if (version !== null && version !== '') return [{ kind: 'name', text: version }];
  return isUnreadable ? ['unreadable'] : [];
}

/** The versions of both sides: `1.0.0 → 1.0.1`; one where they are equal; empty without any. */
export function versionChange(skill: VersionSides): Line {
  const { status, base, version } = skill;
  const head = sideVersion(skill);
  if (!base || status === 'added' || status === 'removed') return head;
  if (base.version === version) return head;
  const before = sideVersion(base);
  if (before.length + head.length === 0) return [];
  return line`${before.length === 0 ? line`none` : before} → ${head.length === 0 ? line`none` : head}`;
}

/** The versions with the one that is missing: `1.0.0 → 1.0.1, needs 2.0.0`. */
export function versionCell(skill: SkillSummary, isRequired: boolean): Line {
  const versions = versionChange(skill);
  const needed = missingVersion(skill);
  if (needed !== null) {
    const verb = isRequired ? line`needs` : line`should be`;
    return line`${versions}, ${verb} ${strong([{ kind: 'name', text: needed }])}`;
  }
  const { satisfied, base, requiredBump } = skill;
  const isUncountable = satisfied === false && !!base?.version && !isVersion(base.version);
  return isUncountable && requiredBump !== 'patch'
    ? line`${versions}, needs three numbers`
    : versions;
}
