import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isInside } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { shownMessage } from '../full-message.ts';
import { codeSpan, link, nameText } from '../markdown-text.ts';
import { isMissingBump } from '../sections.ts';
import { placeText } from '../summary/markup.ts';
import { markdownMarkup } from './markup.ts';
import type { Plan } from './plan.ts';

const marks = { error: '❌', warning: '⚠️', note: 'ℹ️' } as const;

/** Findings as a list, with a count of omitted ones; empty without findings. */
export function findingList(findings: readonly Finding[], plan: Plan): string {
  const lines = findings.slice(0, plan.findings).map((finding) => findingItem(finding, plan));
  return [...lines, ...omittedLine(findings.length - lines.length)].join('\n');
}

function omittedLine(omitted: number): string[] {
  return omitted > 0 ? [`- and ${omitted} more`] : [];
}

/** The skill or file that a list of findings is about. */
interface Heading {
  readonly root: string | null;
  /** The manifest in the heading; its findings show only their lines. */
  readonly path: string | null;
}

const noHeading: Heading = { root: null, path: null };

function findingItem(finding: Finding, plan: Plan, heading = noHeading): string {
  const { severity, state, rule, at } = finding;
  const markup = markdownMarkup(plan);
  const existingMark = state === 'existing' && plan.marksExisting ? ' (existing)' : '';
  const text = `${markup.prose(shownMessage(finding))}${existingMark} ${markup.rule(rule)}`;
  const item = `- ${marks[severity]} ${formatPlace(at, plan, heading)}${text}`;
  if (isMissingBump(finding)) return item;
  const related = finding.related.map(
    (one) => `  - ${formatPlace(one.at, plan, heading)}${markup.prose(one.message)}`,
  );
  return [item, ...related].join('\n');
}

/** A place as a link, as short as its heading allows. */
function formatPlace(at: Location, plan: Plan, { root, path }: Heading): string {
  if (at.path === '') return '';
  return `${markdownMarkup(plan).place(at, shortPlace(at, root, path))} `;
}

function shortPlace(at: Location, root: string | null, path: string | null): string {
  if (at.path === path && at.range) return `:${at.range.start.line}`;
  return placeText(
    root && isInside(at.path, root)
      ? { path: at.path.slice(root.length + 1), range: at.range }
      : at,
  );
}

/** Findings grouped by skill, each group with a link to its manifest. */
export function findingSections(
  findings: readonly Finding[],
  report: Report,
  plan: Plan,
): string[] {
  const names = new Map(report.skills.map(({ root, name }) => [root, name]));
  const listed = findings.slice(0, plan.findings);
  const groups = [...groupBy(listed, ({ skill }) => skill ?? '\0')].flatMap(([root, group]) => {
    if (root === '\0')
      return ['**Outside the skills**', group.map((one) => findingItem(one, plan)).join('\n')];
    const path = manifestPath(group, root);
    const place = path ?? root;
    const where = place === '' ? '' : ` · ${link(codeSpan(place), plan.links, path ?? `${root}/`)}`;
    const lines = group.map((one) => findingItem(one, plan, { root, path }));
    return [`**${nameText(names.get(root) ?? root)}**${where}`, lines.join('\n')];
  });
  return [...groups, ...omittedLine(findings.length - listed.length)];
}

/** The manifest among the places of findings, if there is one in head. */
function manifestPath(findings: readonly Finding[], root: string): string | null {
  const inHead = findings.filter(({ at }) => !at.inBaseOnly).map(({ at }) => at.path);
  const prefix = root === '' ? '' : `${root}/`;
  return (
    inHead.find((path) => /^(?:skill\.md|skill\.toml)$/i.test(path.slice(prefix.length))) ?? null
  );
}

/** Changes grouped by skill, in the form of a changelog. */
export function changeSection(
  title: string,
  changes: readonly Finding[],
  report: Report,
  plan: Plan,
): string[] {
  if (changes.length === 0) return [];
  const names = new Map(report.skills.map(({ root, name }) => [root, name]));
  const markup = markdownMarkup(plan);
  const listed = changes.slice(0, plan.findings);
  const lines = listed.map(({ bump, message, rule, skill, at }) => {
    const owner = skill === null ? '' : `${codeSpan(names.get(skill) ?? skill)} `;
    const place = at.path === '' ? '' : ` ${markup.place(at)}`;
    const step = bump === null || bump === 'none' ? '' : `**${bump}** `;
    return `- ${owner}${step}${markup.prose(message)} ${markup.rule(rule)}${place}`;
  });
  return [`**${title}**`, [...lines, ...omittedLine(changes.length - listed.length)].join('\n')];
}
