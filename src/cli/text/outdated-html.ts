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
import {
  byUrgency,
  headline,
  isBreaking,
  needsAttention,
} from '../../tasks/outdated/status-summary.ts';
import type { OutdatedState, UpdateStatus } from '../../tasks/outdated/update-status.ts';
import { outdatedHeads, outdatedRow, outdatedSentences } from './outdated-row.ts';

/** What the page takes from its surroundings. */
type Options = Pick<RenderOptions, 'links' | 'docsOf'>;

/** The statuses as one self-contained page. Picks the most detailed of four renderings within the size limit. */
export function outdatedHtml(statuses: readonly UpdateStatus[], options: Options): string {
  return firstWithin(maxPageBytes, renderings(statuses, options));
}

function* renderings(statuses: readonly UpdateStatus[], options: Options): Iterable<string> {
  const sorted = byUrgency(statuses);
  const withFindings = statuses.filter((status) => findingsOf(status).length > 0).length;
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
function render(sorted: readonly UpdateStatus[], pageOptions: PageOptions): string {
  const shown = sorted.slice(0, pageOptions.skills);
  const findings = shown.flatMap((status) => findingsOf(status).slice(0, pageOptions.findings));
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

function findingsOf({ changes }: UpdateStatus): readonly Finding[] {
  return changes?.findings ?? [];
}

function header(statuses: readonly UpdateStatus[]): Html {
  const states = statuses.map(({ state }) => state);
  const counts = [...new Set(states)]
    .sort(compareText)
    .map((state) => [state, states.filter((other) => other === state).length] as const);
  const isFine = !statuses.some(needsAttention);
  return element(
    'header',
    { class: isFine ? 'pass' : 'fail' },
    element('p', { class: 'outcome' }, isFine ? 'Nothing to do' : 'Updates of locked skills'),
    element('h1', {}, inline(prose(headline(statuses)))),
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

function tableSection(shown: readonly UpdateStatus[], all: number): Html {
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

function tableRow(status: UpdateStatus, index: number): Html {
  const { name, from, to, bump, permissions, policy, source } = outdatedRow(status);
  const link = element('a', { href: `#${skillId(index)}` }, truncate(name, maxNameLength));
  const spans = [from, to].map((revision) => (revision === '' ? '' : code(revision)));
  const denied = element('span', { class: 'tag error' }, policy);
  const cells = [
    stateTag(status.state),
    ...spans,
    isBreaking(status) ? element('b', {}, bump) : bump,
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

function skillsSection(shown: readonly UpdateStatus[], pageOptions: PageOptions): Html {
  const filter = element(
    'div',
    { class: 'filters', role: 'search', 'aria-label': 'Filter the skills', hidden: true },
    searchBox('name', 'Skill'),
    element('p', { class: 'shown', role: 'status' }, `${formatNumber(shown.length)} shown`),
  );
  const list = element(
    'div',
    { class: 'skills' },
    ...shown.map((status, index) => skill(status, index, pageOptions)),
  );
  return element(
    'section',
    { 'aria-labelledby': 'skills' },
    element('h2', { id: 'skills' }, 'Skills'),
    ...(shown.length === 0 ? [element('p', {}, 'No skills.')] : [filter, list]),
  );
}

function skill(status: UpdateStatus, index: number, pageOptions: PageOptions): Html {
  const { skill, state } = status;
  const { name, from, to, bump, policy, source } = outdatedRow(status);
  const root = skill.copy?.root ?? '';
  const range = [from, to]
    .filter((revision) => revision !== '')
    .map((revision) => truncate(revision, 40));
  const findings = findingsOf(status);
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
    ...outdatedSentences(status).map((sentence) => element('p', {}, inline(prose(sentence)))),
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
