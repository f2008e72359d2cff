import type { Finding } from '../../model/finding.ts';
import type { AnnouncingPlugin, Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { memoize } from '../../model/text/memoize.ts';
import { nameOf } from '../../model/text/path.ts';
import { abbreviateUnique } from './abbreviate-list.ts';
import type { Markup } from './markup.ts';
import type { Remedy, RemedyStyle } from './remedy.ts';

const rule = 'skill-removed';

/** The ways to deal with removed skills, one remedy for those of the same plugins. */
export function removalRemedies(
  report: Report,
  findings: readonly Finding[],
  style: RemedyStyle,
): Remedy[] {
  const removed = findings.filter((finding) => finding.rule === rule);
  const groups = groupBy(removed, (finding) => JSON.stringify(announcingPlugins(report, finding)));
  return [...groups.values()].map((group) => remedyOf(group, report, style));
}

function announcingPlugins({ skills }: Report, finding: Finding): readonly AnnouncingPlugin[] {
  const summary = skills.find(({ root, status }) => status === 'removed' && root === finding.skill);
  return summary?.announcedBy ?? [];
}

function remedyOf(removed: readonly Finding[], report: Report, style: RemedyStyle): Remedy {
  const [first, ...others] = removed as readonly [Finding, ...Finding[]];
  const { markup, maxPlaces } = style;
  const raise = raiseClause(announcingPlugins(report, first), markup);
  const place = ({ at }: Finding) => markup.place(at, at.path);
  const command = (fingerprint: string) =>
    markup.code(`skillaccord accept ${fingerprint} --reason "…"`);
  if (others.length === 0) {
    const text = `Restore ${place(first)}, ${raise}or accept that it was removed: ${command(first.fingerprint)}.`;
    return { text, resolved: removed };
  }
  const places = removed.map((finding) => `${place(finding)} ${markup.code(finding.fingerprint)}`);
  const list = abbreviateUnique(places, maxPlaces);
  const text = `Restore ${removed.length} removed skills, ${raise}or accept each with ${command('FINGERPRINT')}: ${list}.`;
  return { text, resolved: removed };
}

/** `raise the version of plugin formatter to 2.0.0, `; empty without plugins. */
function raiseClause(plugins: readonly AnnouncingPlugin[], markup: Markup): string {
  const steps = plugins.map(
    ({ name, version }) => `${markup.name(name)} to ${markup.code(version)}`,
  );
  if (steps.length === 0) return '';
  return steps.length === 1
    ? `raise the version of plugin ${steps[0]}, `
    : `raise the versions of plugins ${steps.slice(0, -1).join(', ')} and ${steps.at(-1)}, `;
}

const addedByName = memoize(({ skills }: Report) =>
  groupBy(
    skills.filter(({ status }) => status === 'added'),
    ({ name }) => name,
  ),
);

/** What happened to a removed skill with some findings. One that could not be read may be a new one of the same name. */
export function removedReason(
  { name, base }: SkillSummary,
  findings: readonly Finding[],
  report: Report,
  markup: Markup,
): string {
  if (!base?.isUnreadable) return 'was removed; callers will not find it';
  const finding = findings.find(({ rule }) => rule === 'incomparable');
  const fileName = finding === undefined ? 'manifest' : nameOf(finding.at.path);
  const folder = base.root === '' ? '' : ` from ${markup.name(base.root)}`;
  const [added, ...others] = addedByName(report).get(name) ?? [];
  const successor =
    added && others.length === 0 ? `, perhaps moved to ${markup.name(added.root)}` : '';
  return `was removed${folder}${successor}; its old ${fileName} could not be read`;
}
