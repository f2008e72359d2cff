import type { Finding } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isInside } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { needsFingerprint, shownMessage } from '../full-message.ts';
import { codeSpan, link, nameText } from '../markdown-text.ts';
import { isMissingBump } from '../sections.ts';
import { groupFindings, isGroup, worstFirst } from '../summary/alike.ts';
import { failingSkills } from '../summary/failing.ts';
import { type FindingGroup, type Member, timesOf } from '../summary/finding-group.ts';
import { isAnnounced } from '../summary/headline.ts';
import { placeText } from '../summary/markup.ts';
import { markdownMarkup } from './markup.ts';
import type { PageOptions } from './page-options.ts';
import { foldedPlaces } from './places.ts';

const marks = { error: '❌', warning: '⚠️', note: 'ℹ️' } as const;

/** Findings as a list, alike ones as one item, with a count of omitted ones; empty without findings. */
export function findingList(
  findings: readonly Finding[],
  skills: Report['skills'],
  pageOptions: PageOptions,
): string {
  const all = groupFindings(findings, skills);
  const listed = all.slice(0, pageOptions.findings);
  const items = listed.map((entry) => entryItem(entry, pageOptions));
  return [...items, ...omittedLine(findings.length - countOf(listed))].join('\n');
}

function countOf(entries: readonly FindingGroup[]): number {
  return entries.reduce((sum, { members }) => sum + members.length, 0);
}

function omittedLine(omitted: number): string[] {
  return omitted > 0 ? [`- and ${omitted} more`] : [];
}

function entryItem(entry: FindingGroup, pageOptions: PageOptions): string {
  return isGroup(entry) ? groupItem(entry, pageOptions) : findingItem(entry.first, pageOptions);
}

/** Alike findings: their number, what they say, and their places. */
function groupItem(group: FindingGroup, pageOptions: PageOptions): string {
  const { first, message, remarks, members } = group;
  const { severity } = first;
  const markup = markdownMarkup(pageOptions);
  const count = `**${timesOf(group)}**`;
  const rule = `${existingMark(first, pageOptions)}${markup.rule(first.rule)}`;
  const item = `- ${marks[severity]} ${count} ${markup.prose(message)}<br>${rule}: ${groupPlaces(members, pageOptions)}`;
  if (isMissingBump(first)) return item;
  const lines = remarks.map((remark) => {
    const places = remark.places.map((at) => markup.place(at));
    return `  - ${markup.prose(remark.message)} ${foldedPlaces(places, pageOptions)}`;
  });
  return [item, ...lines].join('\n');
}

function groupPlaces(members: readonly Member[], pageOptions: PageOptions): string {
  const markup = markdownMarkup(pageOptions);
  const places = members.map(({ finding, owner }) => {
    const place = markup.place(finding.at);
    if (needsFingerprint(finding)) return `${place} ${markup.code(finding.fingerprint)}`;
    return owner === null ? place : `${place} (${markup.name(owner)})`;
  });
  return foldedPlaces(places, pageOptions);
}

function existingMark({ state }: Finding, { marksExisting }: PageOptions): string {
  return state === 'existing' && marksExisting ? '(existing) ' : '';
}

/** The skill or file that a list of findings is about. */
interface Heading {
  readonly root: string | null;
  /** The manifest in the heading; its findings show only their lines. */
  readonly path: string | null;
}

const noHeading: Heading = { root: null, path: null };

function findingItem(finding: Finding, pageOptions: PageOptions, heading = noHeading): string {
  const { severity, rule, at } = finding;
  const markup = markdownMarkup(pageOptions);
  const message = markup.prose(shownMessage(finding));
  const text = `${message} ${existingMark(finding, pageOptions)}${markup.rule(rule)}`;
  const item = `- ${marks[severity]} ${formatPlace(at, pageOptions, heading)}${text}`;
  if (isMissingBump(finding)) return item;
  const related = finding.notes.map(
    (note) =>
      `  - ${note.at ? formatPlace(note.at, pageOptions, heading) : ''}${markup.prose(plainText(note.message))}`,
  );
  return [item, ...related].join('\n');
}

/** A place as a link, as short as its heading allows. */
function formatPlace(at: Location, pageOptions: PageOptions, { root, path }: Heading): string {
  if (at.path === '') return '';
  return `${markdownMarkup(pageOptions).place(at, shortPlace(at, root, path))} `;
}

function shortPlace(at: Location, root: string | null, path: string | null): string {
  if (at.path === path && at.range) return `:${at.range.start.line}`;
  return placeText(
    root && isInside(at.path, root)
      ? { path: at.path.slice(root.length + 1), range: at.range }
      : at,
  );
}

/** Alike findings as one item each, then the others by skill, each group with a link to its manifest. */
export function findingSections(
  findings: readonly Finding[],
  report: Report,
  pageOptions: PageOptions,
): string[] {
  const itemised = findings.filter((finding) => !isSumOfBreaks(finding));
  const all = groupFindings(itemised, report.skills);
  const ordered = [...worstFirst(all.filter(isGroup)), ...all.filter((entry) => !isGroup(entry))];
  const listed = ordered.slice(0, pageOptions.findings);
  const groups = listed.filter(isGroup).map((group) => groupItem(group, pageOptions));
  const others = listed.filter((entry) => !isGroup(entry)).map(({ first }) => first);
  return [
    ...(groups.length === 0 ? [] : ['**Findings in several places**', groups.join('\n')]),
    ...skillSections(others, report, pageOptions),
    ...omittedLine(itemised.length - countOf(listed)),
  ];
}

/** True for a note that sums up breaking changes: the steps to pass name the version. */
function isSumOfBreaks(finding: Finding): boolean {
  return finding.severity === 'note' && isMissingBump(finding);
}

function skillSections(
  findings: readonly Finding[],
  report: Report,
  pageOptions: PageOptions,
): string[] {
  const names = new Map(report.skills.map(({ root, name }) => [root, name]));
  const groups = groupBy(findings, ({ skill }) => skill ?? '\0');
  const failing = failingSkills(report).flatMap(({ skill }) => skill?.root ?? []);
  const roots = new Set([...failing.filter((root) => groups.has(root)), ...groups.keys()]);
  return [...roots].flatMap((root) => {
    const group = groups.get(root) ?? [];
    if (root === '\0')
      return [
        '**Outside the skills**',
        group.map((finding) => findingItem(finding, pageOptions)).join('\n'),
      ];
    const path = manifestPath(group, root);
    const place = path ?? root;
    const where =
      place === '' ? '' : ` · ${link(codeSpan(place), pageOptions.links, path ?? `${root}/`)}`;
    const lines = group.map((finding) => findingItem(finding, pageOptions, { root, path }));
    return [`**${nameText(names.get(root) ?? root)}**${where}`, lines.join('\n')];
  });
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
  pageOptions: PageOptions,
): string[] {
  if (changes.length === 0) return [];
  const names = new Map(report.skills.map(({ root, name }) => [root, name]));
  const markup = markdownMarkup(pageOptions);
  const listed = groupFindings(changes, report.skills).slice(0, pageOptions.findings);
  const announced = new Set(report.skills.filter(isAnnounced).map(({ root }) => root));
  const lines = listed.map(({ first, message, members }) => {
    const { bump, rule, skill, at } = first;
    const owner = skill === null ? '' : `${codeSpan(names.get(skill) ?? skill)} `;
    const areAnnounced =
      (bump === 'minor' || bump === 'major') &&
      members.every(({ finding }) => announced.has(finding.skill ?? ''));
    const step =
      bump === null || bump === 'none'
        ? ''
        : `**${bump} change${areAnnounced ? ', announced by the version' : ''}:** `;
    const sentence = `${step}${markup.prose(message)}`;
    const id = markup.rule(rule);
    if (members.length > 1) {
      return `- **${members.length} ×** ${sentence}<br>${id}: ${groupPlaces(members, pageOptions)}`;
    }
    return `- ${owner}${sentence} ${id}${at.path === '' ? '' : ` ${markup.place(at)}`}`;
  });
  return [`**${title}**`, [...lines, ...omittedLine(changes.length - countOf(listed))].join('\n')];
}
