import { type Finding, severityRank } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { numberDuplicates } from '../number-duplicates.ts';
import { sectionsOf } from '../sections.ts';
import { beforeAndAfter, sourceLine } from './change.ts';
import { element, fragment, type Html } from './element.ts';
import { findingFilters } from './filters.ts';
import { type PageOptions, placeLink, shortPlace } from './page-options.ts';
import { messageSentence } from './sentences.ts';
import { code, formatNumber } from './text.ts';

/** The findings on the page, without the rows of changed permissions: all, or the worst ones. */
export function shownFindings(report: Report, pageOptions: PageOptions): readonly Finding[] {
  const { existing, accepted, privilege } = sectionsOf(report);
  const inRows = new Set(privilege);
  const uncounted = new Set([...existing, ...accepted]);
  const failing = new Set(report.failing);
  const rank = (finding: Finding) =>
    uncounted.has(finding) ? 4 : failing.has(finding) ? 0 : 1 + severityRank[finding.severity];
  const sorted = report.findings
    .filter((finding) => !inRows.has(finding))
    .map((finding) => ({ finding, rank: rank(finding) }));
  sorted.sort((a, b) => a.rank - b.rank);
  return sorted.slice(0, pageOptions.findings).map(({ finding }) => finding);
}

/** The section of findings, grouped by skill, the group with the worst finding first. */
export function findingsSection(report: Report, pageOptions: PageOptions): Html {
  const shown = shownFindings(report, pageOptions);
  const title = element('h2', { id: 'findings' }, 'Findings');
  const { privilege } = sectionsOf(report);
  const omittedCount = report.findings.length - privilege.length;
  if (omittedCount === 0) {
    const sentence = privilege.length === 0 ? 'No findings.' : 'No other findings.';
    return element('section', {}, title, element('p', {}, sentence));
  }
  const ids = new Map(
    numberDuplicates(shown).map(({ finding, occurrence }) => [
      finding,
      `finding-${finding.fingerprint}${occurrence === 1 ? '' : `-${occurrence}`}`,
    ]),
  );
  const groups = [...groupBy(shown, ({ skill }) => skill)].map(([skill, group], index) =>
    findingGroup({ skill, group, index }, report, (finding) =>
      findingItem(finding, ids.get(finding) ?? '', pageOptions),
    ),
  );
  return element(
    'section',
    { 'aria-labelledby': 'findings' },
    title,
    ...omittedSentence(omittedCount - shown.length, shown.length),
    ...(shown.length === 0 ? [] : [findingFilters(shown, report.scope)]),
    ...groups,
  );
}

/** Findings as a list, with ids that begin with a prefix; nothing without any. */
export function findingList(
  findings: readonly Finding[],
  prefix: string,
  pageOptions: PageOptions,
): readonly Html[] {
  if (findings.length === 0) return [];
  const items = findings.map((finding, index) =>
    findingItem(finding, `${prefix}-${index + 1}`, pageOptions),
  );
  return [element('ol', { class: 'findings' }, ...items)];
}

function omittedSentence(omitted: number, shown: number): readonly Html[] {
  if (omitted <= 0) return [];
  const worst = shown === 0 ? 'No finding is' : `The worst ${formatNumber(shown)} are`;
  const sentence = `${worst} on this page; ${formatNumber(omitted)} more are left out. The JSON report has all of them.`;
  return [element('p', { class: 'omitted' }, sentence)];
}

interface Group {
  readonly skill: string | null;
  readonly group: readonly Finding[];
  readonly index: number;
}

function findingGroup(
  { skill, group, index }: Group,
  { skills }: Report,
  render: (finding: Finding) => Html,
): Html {
  const summary = skills.find(({ root }) => root === skill);
  const name = skill === null ? 'The repository' : (summary?.name ?? skill);
  const id = `group-${index + 1}`;
  return element(
    'section',
    { class: 'group', 'aria-labelledby': id },
    element(
      'h3',
      { id },
      skill === null ? name : code(name),
      ...(skill === null || skill === name || skill === '' ? [] : [element('small', {}, skill)]),
    ),
    element('ol', { class: 'findings' }, ...group.map(render)),
  );
}

function findingItem(finding: Finding, id: string, pageOptions: PageOptions): Html {
  const { severity, state, rule, skill, bump, fingerprint } = finding;
  return element(
    'li',
    {
      ...{ id, class: `finding ${severity}` },
      ...{ 'data-severity': severity, 'data-state': state, 'data-rule': rule },
      'data-skill': skill ?? '',
    },
    element(
      'p',
      { class: 'message' },
      element('span', { class: `tag ${severity}` }, severity),
      ' ',
      messageSentence(finding),
    ),
    ...sourceLine(finding),
    ...beforeAndAfter(finding),
    element(
      'p',
      { class: 'meta' },
      ...placeOf(finding, pageOptions),
      ruleLink(rule, pageOptions),
      ...(bump === null || bump === 'none' ? [] : [element('span', {}, `${bump} change`)]),
      ...(state === 'new' ? [] : [element('span', {}, state)]),
      element('span', { class: 'fingerprint', title: 'Fingerprint' }, fingerprint),
    ),
  );
}

/** The place, relative to the directory of the skill, and the old place of what was removed or changed. */
function placeOf({ at, was, skill }: Finding, pageOptions: PageOptions): readonly Html[] {
  if (at.path === '') return [];
  const label = shortPlace(at, skill);
  const places = [placeLink(at, pageOptions, { label })];
  const oldLabel = was ? shortPlace(was, skill) : label;
  if (was && oldLabel !== label) {
    places.push(fragment('was ', placeLink(was, pageOptions, { label: oldLabel, inBase: true })));
  }
  return places.map((place) => element('span', {}, place));
}

/** The name of a rule, with a link to its entry on the page. */
export function ruleLink(rule: string, { docsOf }: PageOptions): Html {
  const name = code(rule);
  return docsOf(rule) ? element('a', { href: `#rule-${rule}` }, name) : name;
}
