import type { Finding } from '../../model/finding.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isAtOrInside } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { isVersion, smallestCoveringVersion } from '../../model/version/version.ts';
import { countPhrase } from '../counts.ts';
import { abbreviateUnique } from './abbreviate-list.ts';
import { addFirst, type Remedy, type RemedyStyle } from './remedy.ts';

/** A version that has to be declared, at a place. */
interface NeededVersion {
  readonly version: string;
  readonly isNew: boolean;
  readonly skill: SkillSummary;
  readonly at: Location;
  readonly breaks: readonly Finding[];
  readonly resolved: readonly Finding[];
}

/** The versions to set, one remedy for each version. */
export function versionRemedies(
  report: Report,
  failing: readonly Finding[],
  style: RemedyStyle,
): Remedy[] {
  const failingBySkill = groupBy(failing, ({ skill }) => skill ?? '\0');
  const versionBySkill = new Map(
    report.findings.flatMap((finding) =>
      finding.category === 'version' && finding.state === 'new'
        ? [[finding.skill, finding] as const]
        : [],
    ),
  );
  const needed = report.skills.flatMap((skill) => {
    const findings = failingBySkill.get(skill.root) ?? [];
    return neededVersion(skill, findings, versionBySkill.get(skill.root)) ?? [];
  });
  const groups = groupBy(needed, ({ version, isNew }) => `${isNew} ${version}`);
  return withBump(
    [...groups.values()].map((group) => remedyOf(group, needed.length === 1, report, style)),
    needed,
    report,
    style,
  );
}

/** Names the command that sets several versions; it adds none to a skill without a version. */
function withBump(
  all: readonly Remedy[],
  needed: readonly NeededVersion[],
  report: Report,
  style: RemedyStyle,
): Remedy[] {
  const declared = needed.filter(({ isNew }) => !isNew);
  const resolved = new Set(declared.flatMap((version) => version.resolved));
  const last = all.findLast((remedy) => remedy.resolved.some((finding) => resolved.has(finding)));
  if (declared.length < 2 || !last) return [...all];
  const command = bumpCommand(report, style);
  const isSpread = new Set(declared.map(({ version }) => version)).size > 1;
  const howMany = declared.length === 2 ? 'both' : `all ${declared.length}`;
  const sentence = ` Or run ${command} and commit: it sets ${howMany} versions${isSpread ? ' named here' : ''}${optionalClause(report, needed, style)}.`;
  return all.map((remedy) =>
    remedy === last ? { ...remedy, text: remedy.text + sentence } : remedy,
  );
}

/** The versions that `bump` sets too, though the run passes without them. */
function optionalClause(
  { skills }: Report,
  needed: readonly NeededVersion[],
  { markup }: RemedyStyle,
): string {
  const roots = new Set(needed.map(({ skill }) => skill.root));
  const versions = skills.flatMap((skill) =>
    roots.has(skill.root) || skill.version === null ? [] : (optionalVersion(skill) ?? []),
  );
  if (versions.length === 0) return '';
  const [version = '', ...more] = new Set(versions);
  const to = more.length === 0 ? ` to ${markup.code(version)}` : '';
  return versions.length === 1
    ? `, and 1 other${to}, which is optional`
    : `, and ${versions.length} others${to}, which is optional`;
}

/** The version to which `bump` raises a skill. */
function optionalVersion({ satisfied, requiredBump, base, status }: SkillSummary): string | null {
  if (satisfied !== false || requiredBump === null || status === 'removed') return null;
  return base?.version && isVersion(base.version)
    ? smallestCoveringVersion(base.version, requiredBump)
    : null;
}

function bumpCommand(report: Report, style: RemedyStyle): string {
  return `${style.markup.code('skillaccord bump')}${addFirst(report, style)}`;
}

function neededVersion(
  skill: SkillSummary,
  failing: readonly Finding[],
  versionFinding: Finding | undefined,
): NeededVersion | null {
  const { satisfied, requiredBump, base, status } = skill;
  const isVersionFault = ({ category }: Finding) => category === 'version';
  const breaks = failing.filter(
    ({ bump, category }) => bump === 'major' && category !== 'privilege',
  );
  const resolved = [...breaks, ...failing.filter(isVersionFault)];
  if (resolved.length === 0 || satisfied !== false || status === 'removed' || requiredBump === null)
    return null;
  const place = versionFinding?.at ?? ownPlace(breaks[0], skill) ?? resolved[0]?.at;
  if (place === undefined) return null;
  const from = typeof versionFinding?.before === 'string' ? versionFinding.before : base?.version;
  const common = { skill, at: place, breaks, resolved };
  if (!from || !isVersion(from)) return { ...common, version: '1.0.0', isNew: !skill.version };
  return { ...common, version: smallestCoveringVersion(from, requiredBump), isNew: !skill.version };
}

/** The version of the skill itself among the related places of a break; copies of the skill have others. */
function ownPlace(finding: Finding | undefined, { root }: SkillSummary): Location | undefined {
  return finding?.related.find(({ at }) => isAtOrInside(at.path, root))?.at;
}

function remedyOf(
  group: readonly NeededVersion[],
  isOnly: boolean,
  report: Report,
  style: RemedyStyle,
): Remedy {
  const [first] = group as readonly [NeededVersion, ...NeededVersion[]];
  const { markup, maxPlaces } = style;
  const resolved = group.flatMap((version) => version.resolved);
  const breaks = group.flatMap((version) => version.breaks);
  const undo = breaks.length === 0 ? '' : `or undo ${undoClause(breaks.length, group.length)}`;
  const list = abbreviateUnique(
    group.map(({ at }) => markup.place(at)),
    maxPlaces,
  );
  if (group.length === 1) {
    const byCommand =
      first.isNew || undo !== '' || !isOnly ? '' : `or run ${bumpCommand(report, style)}`;
    const text = [singleText(first, list, style), undo, byCommand].filter(Boolean).join(', ');
    return { text: `${text}${byCommand === '' ? '' : ', then commit'}.`, resolved };
  }
  const step = first.isNew
    ? `Add ${markup.code(`version: ${first.version}`)} to ${countPhrase(group.length, 'skill')}: ${list}`
    : `Set ${countPhrase(group.length, 'version')} to ${markup.code(first.version)}: ${list}`;
  return { text: [step, undo].filter(Boolean).join('; ').concat('.'), resolved };
}

function singleText(
  { version, isNew, at }: NeededVersion,
  place: string,
  { markup }: RemedyStyle,
): string {
  const key = at.path.endsWith('.toml') ? `version = "${version}"` : `version: ${version}`;
  return isNew ? `Add ${markup.code(key)} to ${place}` : `Set ${markup.code(key)} in ${place}`;
}

function undoClause(breaks: number, skills: number): string {
  const whose = skills === 1 ? 'its' : 'their';
  return breaks === 1 ? `${whose} breaking change` : `${whose} ${breaks} breaking changes`;
}
