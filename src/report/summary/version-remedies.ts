import type { Finding } from '../../model/finding.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isAtOrInside } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { isVersion, smallestCoveringVersion } from '../../model/version/version.ts';
import { countPhrase } from '../counts.ts';
import { abbreviateUnique, joinOrAbbreviate } from './abbreviate-list.ts';
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
  const settable = needed.filter(isSettable);
  const byBump = settable.length > 1 ? settable : [];
  const byHand = byBump.length > 0 ? needed.filter((version) => !isSettable(version)) : needed;
  const groups = groupBy(byHand, ({ version, isNew }) => `${isNew} ${version}`);
  const manual = [...groups.values()].map((group) =>
    remedyOf(group, needed.length === 1, report, style),
  );
  if (byBump.length === 0) return manual;
  const limit = ` ${style.markup.code('skillaccord bump')} does not do this.`;
  return [
    bumpRemedy(byBump, needed, report, style),
    ...manual.map(({ text, resolved }) => ({ text: `${text}${limit}`, resolved })),
  ];
}

/** True for a version that `bump` raises: it adds none, and counts from three numbers. */
function isSettable({ isNew, skill }: NeededVersion): boolean {
  return !isNew && skill.neededVersion !== null;
}

/** The command that sets several versions, then the other way to pass. */
function bumpRemedy(
  byBump: readonly NeededVersion[],
  needed: readonly NeededVersion[],
  report: Report,
  style: RemedyStyle,
): Remedy {
  const { markup, maxPlaces } = style;
  const groups = [...groupBy(byBump, ({ version }) => version)];
  const clauses = groups.map(([version, group]) => {
    const places = group.map(({ at }) => markup.place(at));
    const amount = groups.length === 1 ? '' : `${group.length} `;
    return `${amount}to ${markup.code(version)} (${abbreviateUnique(places, maxPlaces)})`;
  });
  const list = joinOrAbbreviate(clauses, maxPlaces);
  const versions = `${byBump.length} versions${groups.length === 1 ? ' ' : ': '}${list}`;
  const breaking = byBump.filter(({ breaks }) => breaks.length > 0).length;
  const breaks = byBump.flatMap((version) => version.breaks);
  const of = breaking === byBump.length ? '' : ` of ${countPhrase(breaking, 'skill')}`;
  const undo = breaking === 0 ? '' : ` Or undo ${undoClause(breaks.length, breaking, of)}.`;
  return {
    text: `Run ${bumpCommand(report, style)}, then commit: it sets ${versions}.${optionalSentence(report, needed, style)}${undo}`,
    resolved: byBump.flatMap(({ resolved }) => resolved),
    runsBump: true,
  };
}

/** The versions that `bump` sets too, though the run passes without them. */
function optionalSentence(
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
    ? ` It also sets 1 other${to}, which is optional.`
    : ` It also sets ${versions.length} others${to}, which is optional.`;
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
  return finding?.notes.find(({ at }) => at && isAtOrInside(at.path, root))?.at;
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
    if (isOnly && undo === '' && isSettable(first)) {
      const text = `Run ${bumpCommand(report, style)}, then commit: it sets ${keyText(first, style)} in ${list}.`;
      return { text, resolved, runsBump: true };
    }
    const verb = first.isNew ? 'Add' : 'Set';
    const step = `${verb} ${keyText(first, style)} ${first.isNew ? 'to' : 'in'} ${list}`;
    return { text: `${[step, undo].filter(Boolean).join(', ')}.`, resolved };
  }
  const step = first.isNew
    ? `Add ${markup.code(`version: ${first.version}`)} to ${countPhrase(group.length, 'skill')}: ${list}`
    : `Set ${countPhrase(group.length, 'version')} to ${markup.code(first.version)}: ${list}`;
  return { text: [step, undo].filter(Boolean).join('; ').concat('.'), resolved };
}

/** The version as its line declares it. */
function keyText({ version, at }: NeededVersion, { markup }: RemedyStyle): string {
  return markup.code(at.path.endsWith('.toml') ? `version = "${version}"` : `version: ${version}`);
}

function undoClause(breaks: number, skills: number, of = ''): string {
  const whose = of === '' && skills === 1 ? 'its' : 'the';
  const amount = of === '' || breaks === 1 ? '' : `${breaks} `;
  return `${whose} ${amount}breaking change${breaks === 1 ? '' : 's'}${of}`;
}
