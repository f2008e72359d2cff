import type { Finding } from '../../model/finding.ts';
import { compareText } from '../../model/text/text.ts';
import { truncate } from '../../model/value/format-value.ts';
import { firstWithin } from '../../report/fit.ts';
import { entryOf } from '../../report/html/catalogue.ts';
import { element, type Html, table } from '../../report/html/element.ts';
import { searchBox } from '../../report/html/filters.ts';
import { findingList } from '../../report/html/findings.ts';
import { maxPageBytes } from '../../report/html/html.ts';
import { inline } from '../../report/html/inline.ts';
import { pageText } from '../../report/html/page.ts';
import { type PageOptions, placeLink } from '../../report/html/page-options.ts';
import { rulesSection } from '../../report/html/rules.ts';
import { code, formatCount, formatNumber, maxNameLength } from '../../report/html/text.ts';
import { prose } from '../../report/markdown-text.ts';
import type { RenderOptions } from '../../report/reporter.ts';
import type { Outcome, OutdatedState } from '../../tasks/outdated/outcome.ts';
import { byLoudness, headline, isBreaking, isLoud } from '../../tasks/outdated/verdicts.ts';
import { outdatedHeads, outdatedRow, outdatedSentences } from './outdated-row.ts';

/** What the page takes from its surroundings. */
type Options = Pick<RenderOptions, 'links' | 'docsOf'>;

/** The outcomes as one self-contained page. Picks the most detailed of four renderings within the size limit. */
export function outdatedHtml(outcomes: readonly Outcome[], options: Options): string {
  return firstWithin(maxPageBytes, renderings(outcomes, options));
}

function* renderings(outcomes: readonly Outcome[], options: Options): Iterable<string> {
  const sorted = byLoudness(outcomes);
  const withFindings = outcomes.filter((outcome) => findingsOf(outcome).length > 0).length;
  for (const [allFindings, skills] of [
    [2_000, 1_000],
    [400, 1_000],
    [100, 300],
    [0, 50],
  ] as const) {
    const findings = Math.ceil(allFindings / Math.max(1, withFindings));
    yield render(sorted, { ...options, baseSha: null, findings, skills });
  }
}

/** `findings` limits those of each skill. */
function render(sorted: readonly Outcome[], pageOptions: PageOptions): string {
  const shown = sorted.slice(0, pageOptions.skills);
  const findings = shown.flatMap((outcome) => findingsOf(outcome).slice(0, pageOptions.findings));
  const rules = rulesSection(findings, pageOptions);
  return pageText({
    title: `Updates of locked skills: ${headline(sorted)}`,
    header: header(sorted),
    sections: [
      ['updates', 'Updates'],
      ['skills', 'Skills'],
      ...(rules.length > 0 ? ([['rules', 'Rules']] as const) : []),
    ],
    main: [tableSection(shown, sorted.length), skillsSection(shown, pageOptions), ...rules],
  });
}

function findingsOf({ changes }: Outcome): readonly Finding[] {
  return changes?.findings ?? [];
}

function header(outcomes: readonly Outcome[]): Html {
  const states = outcomes.map(({ state }) => state);
  const counts = [...new Set(states)]
    .sort(compareText)
    .map((state) => [state, states.filter((other) => other === state).length] as const);
  const isFine = !outcomes.some(isLoud);
  return element(
    'header',
    { class: isFine ? 'pass' : 'fail' },
    element('p', { class: 'outcome' }, isFine ? 'Nothing to do' : 'Updates of locked skills'),
    element('h1', {}, inline(prose(headline(outcomes)))),
    element('p', {}, 'skillaccord outdated asked the sources and wrote nothing.'),
    element(
      'ul',
      { class: 'counts' },
      ...counts.map(([state, count]) =>
        element('li', { class: kindOf[state] || 'quiet' }, `${formatNumber(count)} ${state}`),
      ),
    ),
  );
}

/** The class of each state, which colours it. */
const kindOf: Readonly<Record<OutdatedState, string>> = {
  current: 'added',
  edited: 'warning',
  pending: 'warning',
  'tag-moved': 'error',
  moved: 'warning',
  gone: 'error',
  'not-understood': '',
  unreachable: 'error',
};

function stateTag(state: OutdatedState): Html {
  return element('span', { class: `tag ${kindOf[state]}`.trim() }, state);
}

function tableSection(shown: readonly Outcome[], all: number): Html {
  const omitted = all - shown.length;
  const region = { class: 'changed', role: 'region', tabindex: 0, 'aria-labelledby': 'updates' };
  return element(
    'section',
    { 'aria-labelledby': 'updates' },
    element('h2', { id: 'updates' }, 'Updates'),
    ...(omitted > 0
      ? [element('p', { class: 'omitted' }, `${formatCount(omitted, 'quieter skill')} left out.`)]
      : []),
    shown.length === 0
      ? element('p', {}, 'No skills.')
      : element('div', region, table(outdatedHeads, shown.map(tableRow))),
  );
}

function tableRow(outcome: Outcome, index: number): Html {
  const { name, from, to, bump, permissions, policy, source } = outdatedRow(outcome);
  const link = element('a', { href: `#${skillId(index)}` }, truncate(name, maxNameLength));
  const spans = [from, to].map((revision) => (revision === '' ? '' : code(revision)));
  const denied = element('span', { class: 'tag error' }, policy);
  const cells = [
    stateTag(outcome.state),
    ...spans,
    isBreaking(outcome) ? element('b', {}, bump) : bump,
    permissions === '' ? '' : element('span', { class: 'gained' }, permissions),
    policy === 'denied' ? denied : policy,
    code(source),
  ];
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, link),
    ...cells.map((cell) => element('td', {}, cell)),
  );
}

function skillId(index: number): string {
  return `skill-${index + 1}`;
}

function skillsSection(shown: readonly Outcome[], pageOptions: PageOptions): Html {
  const filter = element(
    'div',
    { class: 'filters', role: 'search', 'aria-label': 'Filter the skills', hidden: true },
    searchBox('name', 'Skill'),
    element('p', { class: 'shown', role: 'status' }, `${formatNumber(shown.length)} shown`),
  );
  const list = element(
    'div',
    { class: 'skills' },
    ...shown.map((outcome, index) => skill(outcome, index, pageOptions)),
  );
  return element(
    'section',
    { 'aria-labelledby': 'skills' },
    element('h2', { id: 'skills' }, 'Skills'),
    ...(shown.length === 0 ? [element('p', {}, 'No skills.')] : [filter, list]),
  );
}

function skill(outcome: Outcome, index: number, pageOptions: PageOptions): Html {
  const { skill, state } = outcome;
  const { name, from, to, bump, policy, source } = outdatedRow(outcome);
  const root = skill.copy?.root ?? '';
  const range = [from, to]
    .filter((revision) => revision !== '')
    .map((revision) => truncate(revision, 40));
  const findings = findingsOf(outcome);
  return element(
    'details',
    { id: skillId(index), class: 'skill', open: findings.length > 0 },
    element(
      'summary',
      {},
      element('b', {}, truncate(name, maxNameLength)),
      element('span', { class: 'version' }, range.join(' → ')),
      stateTag(state),
      element('small', {}, root === '' || root === name ? '' : truncate(root, maxNameLength)),
    ),
    ...outdatedSentences(outcome).map((sentence) => element('p', {}, inline(prose(sentence)))),
    element(
      'dl',
      {},
      ...entryOf('Source', code(source)),
      ...entryOf('Recorded in', placeLink(skill.at, pageOptions)),
      ...entryOf('Bump', bump),
      ...entryOf('Policy', policy),
    ),
    // The places are those of the files at the source, which no server of this repository shows.
    ...findingList(findings.slice(0, pageOptions.findings), skillId(index), {
      ...pageOptions,
      links: null,
    }),
    ...(findings.length > pageOptions.findings
      ? [
          element(
            'p',
            { class: 'omitted' },
            `${formatNumber(findings.length - pageOptions.findings)} more.`,
          ),
        ]
      : []),
  );
}
