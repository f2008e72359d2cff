import { type Finding, type Severity, type State, severityRank } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { countedIn } from '../facts/counted.ts';
import { numberDuplicates } from '../number-duplicates.ts';
import { helpTexts, notesOf } from '../summary/findings.ts';
import { foldHtml, omittedHtml } from './blocks.ts';
import { beforeAndAfter, findingFrame } from './change.ts';
import { element, fragment, type Html, spaced } from './element.ts';
import { findingFilters } from './filters.ts';
import { findingItem } from './finding-item.ts';
import type { Section } from './page.ts';
import { type PageOptions, placeLink, shortPlace } from './page-options.ts';
import { ruleLink, tag } from './spans.ts';
import { code, formatCount, formatNumber } from './text.ts';

/** The findings on the page, without the rows of changed permissions: all, or the worst ones. */
export function shownFindings(report: Report, pageOptions: PageOptions): readonly Finding[] {
  const { existing, accepted } = countedIn(report);
  const uncounted = new Set([...existing, ...accepted]);
  const failing = new Set(report.failing);
  const rank = (finding: Finding) =>
    uncounted.has(finding) ? 4 : failing.has(finding) ? 0 : 1 + severityRank[finding.severity];
  const sorted = withoutRows(report).map((finding) => ({ finding, rank: rank(finding) }));
  sorted.sort((a, b) => a.rank - b.rank);
  return sorted.slice(0, pageOptions.findings).map(({ finding }) => finding);
}

function withoutRows(report: Report): readonly Finding[] {
  const rows = new Set(countedIn(report).permissions);
  return report.findings.filter((finding) => !rows.has(finding));
}

/** The findings by skill, that with the worst one first, then what to paste to accept them. */
export function findingsSection(
  report: Report,
  acceptable: readonly Html[],
  pageOptions: PageOptions,
): Section {
  const all = withoutRows(report);
  const shown = shownFindings(report, pageOptions);
  const ids = idsOf(shown);
  const groups = [...groupBy(shown, ({ skill }) => skill)].map(([skill, findings], index) =>
    findingGroup({ skill, findings, id: `group-${index + 1}` }, report, (finding) =>
      reportItem(finding, { report, id: ids.get(finding) ?? '' }, pageOptions),
    ),
  );
  const nothing = report.findings.length > 0 ? 'No other findings.' : 'No findings.';
  return {
    id: 'findings',
    label: 'Findings',
    note: countsOf(all),
    content: [
      ...(all.length === 0 ? [element('p', {}, nothing)] : []),
      ...omittedSentence(all.length - shown.length, shown.length),
      ...(shown.length === 0 ? [] : [findingFilters(shown, report.scope)]),
      ...groups,
      ...acceptable,
    ],
  };
}

/** What asks nothing of anybody, folded; nothing without any. */
export function changesFold({ changes }: Report, pageOptions: PageOptions): readonly Html[] {
  if (changes.length === 0) return [];
  const shown = changes.slice(0, pageOptions.findings);
  const items = shown.map((change) => changeItem(change, pageOptions));
  const list = items.length === 0 ? [] : [element('ol', { class: 'findings' }, ...items)];
  const verb = changes.length === 1 ? 'needs' : 'need';
  const title = fragment(`${formatCount(changes.length, 'change')} ${verb} nothing`);
  return [foldHtml(title, [...list, ...omittedHtml(changes.length - shown.length)])];
}

/** Numbers the findings with equal fingerprints. */
function idsOf(findings: readonly Finding[]): ReadonlyMap<Finding, string> {
  return new Map(
    numberDuplicates(findings).map(({ finding, occurrence }) => [
      finding,
      `finding-${finding.fingerprint}${occurrence === 1 ? '' : `-${occurrence}`}`,
    ]),
  );
}

/** How many findings of each severity are new, and how many are not. */
function countsOf(findings: readonly Finding[]): string {
  const amounts = groupBy(findings, ({ severity, state }) => (state === 'new' ? severity : state));
  const amountOf = (key: Severity | Exclude<State, 'new'>) => amounts.get(key)?.length ?? 0;
  const severities = (['error', 'warning', 'note'] as const).map((severity) =>
    amountOf(severity) === 0 ? '' : formatCount(amountOf(severity), severity),
  );
  const states = (['existing', 'accepted'] as const).map((state) =>
    amountOf(state) === 0 ? '' : `${formatNumber(amountOf(state))} ${state}`,
  );
  return [...severities, ...states].filter((text) => text !== '').join(', ');
}

function omittedSentence(omitted: number, shown: number): readonly Html[] {
  if (omitted <= 0) return [];
  const worst = shown === 0 ? 'No finding is' : `The worst ${formatNumber(shown)} are`;
  const sentence = `${worst} on this page; ${formatNumber(omitted)} more are left out. The JSON report has all of them.`;
  return [element('p', { class: 'omitted' }, sentence)];
}

interface Group {
  readonly skill: string | null;
  readonly findings: readonly Finding[];
  readonly id: string;
}

function findingGroup(
  { skill, findings, id }: Group,
  { skills }: Report,
  render: (finding: Finding) => Html,
): Html {
  const summary = skills.find(({ root }) => root === skill);
  const name = skill === null ? 'The repository' : (summary?.name ?? skill);
  const isNamedByFolder = skill === null || skill === name || skill === '';
  return element(
    'section',
    { class: 'group', 'aria-labelledby': id },
    element(
      'h3',
      { id },
      skill === null ? name : code(name),
      ...(isNamedByFolder ? [] : [element('small', {}, skill)]),
    ),
    element('ol', { class: 'findings' }, ...findings.map(render)),
  );
}

/** What the filters read of a finding. */
export function filterData({ severity, state, rule, skill }: Finding) {
  return {
    'data-severity': severity,
    'data-state': state,
    'data-rule': rule,
    'data-skill': skill ?? '',
  };
}

function reportItem(
  finding: Finding,
  { report, id }: { readonly report: Report; readonly id: string },
  pageOptions: PageOptions,
): Html {
  const { severity, bump, state, fingerprint } = finding;
  const shown = {
    tag: tag(severity, severity),
    attributes: { id, class: `finding ${severity}`, ...filterData(finding) },
    source: sourceOf(finding),
    facts: [
      ...placesOf(finding, pageOptions),
      ruleLink(finding.rule, pageOptions),
      ...(bump === null || bump === 'none' ? [] : [`${bump} change`]),
      ...(state === 'new' ? [] : [state]),
      fingerprintHtml(fingerprint),
    ],
  };
  const [help, notes] = [helpTexts(finding, report), notesOf(finding, report)];
  return findingItem({ ...finding, help, notes }, shown, pageOptions);
}

/** A difference with the step of the version that it asks for. */
function changeItem(change: Finding, pageOptions: PageOptions): Html {
  const { bump } = change;
  const shown = {
    tag: bump === null || bump === 'none' ? '' : tag('', bump),
    attributes: {},
    source: sourceOf(change),
    facts: [...placesOf(change, pageOptions), ruleLink(change.rule, pageOptions)],
  };
  return findingItem({ ...change, help: [] }, shown, pageOptions);
}

function sourceOf(finding: Finding): readonly Html[] {
  return [...findingFrame(finding), ...beforeAndAfter(finding)];
}

/** A fingerprint with its name, and a button for the script to copy it with. */
export function fingerprintHtml(fingerprint: string): Html {
  return spaced(
    'fingerprint',
    element('code', { class: 'fingerprint' }, fingerprint),
    element('button', { type: 'button', class: 'copy', hidden: true }, 'Copy'),
  );
}

/** The place, relative to the directory of the skill, and the old place of what was removed or changed. */
function placesOf({ at, was, skill }: Finding, pageOptions: PageOptions): readonly Html[] {
  if (at.path === '') return [];
  const label = shortPlace(at, skill);
  const place = placeLink(at, pageOptions, { label });
  const oldLabel = was ? shortPlace(was, skill) : label;
  if (!was || oldLabel === label) return [place];
  return [place, spaced('was', placeLink(was, pageOptions, { label: oldLabel, inBase: true }))];
}
