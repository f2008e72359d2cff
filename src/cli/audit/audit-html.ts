import { firstWithin } from '../../report/fit.ts';
import { type Child, element, type Html, table } from '../../report/html/element.ts';
import { maxPageBytes } from '../../report/html/html.ts';
import { inline } from '../../report/html/inline.ts';
import { pageText } from '../../report/html/page.ts';
import { code, formatCount, formatNumber } from '../../report/html/text.ts';
import { codeSpan, prose } from '../../report/markdown-text.ts';
import {
  type Audit,
  type AuditedRepository,
  countKeys,
  legendOf,
  linkAddress,
  placeOf,
  totalOf,
} from './audit.ts';
import type { AuditedFinding } from './audited-report.ts';
import { auditHeadline } from './headline.ts';

/** An audit as one self-contained page; with fewer findings where it would be too large. */
export function auditHtml(audit: Audit): string {
  return firstWithin(maxPageBytes, renderings(audit));
}

function* renderings(audit: Audit): Iterable<string> {
  for (const findings of [200, 20, 3]) yield render(audit, findings);
  yield render({ ...audit, repositories: audit.repositories.slice(0, 5_000) }, 0);
}

function render(audit: Audit, maxFindings: number): string {
  const { outcome, repositories, rules } = audit;
  const passes = outcome === 'pass';
  const failing = repositories.filter((repository) => repository.outcome === 'fail');
  const sections =
    maxFindings === 0
      ? []
      : failing.map((repository, index) => section(repository, index, maxFindings));
  return pageText({
    title: `${passes ? '✓' : '✗'} ${auditHeadline(audit)}`,
    header: element(
      'header',
      { class: passes ? 'pass' : 'fail' },
      element('p', { class: 'outcome' }, passes ? 'Pass' : 'Fail'),
      element('h1', {}, inline(auditHeadline(audit, codeSpan))),
      element('p', {}, `${formatCount(totalOf(audit, 'skills'), 'skill')}.`),
    ),
    sections: [
      ['repositories', 'Repositories'],
      ...(sections.length > 0 ? ([['findings', 'Findings']] as const) : []),
      ...(rules.length > 0 ? ([['rules', 'Rules']] as const) : []),
    ],
    main: [
      element(
        'section',
        {},
        heading('repositories', 'Repositories'),
        repositoryTable(audit),
        ...legendOf(audit).map((legend) => element('p', {}, legend)),
      ),
      ...(sections.length > 0
        ? [element('section', {}, heading('findings', 'Findings'), ...sections)]
        : []),
      ...(rules.length > 0
        ? [element('section', {}, heading('rules', 'Rules'), ruleTable(audit))]
        : []),
    ],
  });
}

function heading(id: string, title: string): Html {
  return element('h2', { id }, title);
}

function repositoryTable(audit: Audit): Html {
  const totals = countKeys.map((key) => formatNumber(totalOf(audit, key)));
  return table(
    ['Repository', 'Outcome', ...countKeys, 'Commit'],
    [
      ...audit.repositories.map((repository) => [
        linkTo(repository),
        repository.outcome,
        ...countKeys.map((key) => formatNumber(repository.report.summary[key])),
        code(repository.report.head.sha?.slice(0, 12) ?? '-'),
      ]),
      ['All', audit.outcome, ...totals, ''],
    ].map(rowOf),
  );
}

function linkTo(repository: AuditedRepository): Child {
  const [name, address] = [code(repository.name), linkAddress(repository)];
  return address === null ? name : element('a', { href: address, rel: 'noreferrer' }, name);
}

function ruleTable({ rules }: Audit): Html {
  return table(
    ['Rule', 'Findings', 'Repositories'],
    rules.map(({ rule, findings, repositories }) =>
      rowOf([code(rule), formatNumber(findings), formatNumber(repositories)]),
    ),
  );
}

function rowOf(cells: readonly Child[]): Html {
  return element('tr', {}, ...cells.map((cell) => element('td', {}, cell)));
}

function section(repository: AuditedRepository, index: number, maxFindings: number): Html {
  const { name, findings } = repository;
  const id = `repository-${index + 1}`;
  const shown = findings.slice(0, maxFindings);
  const more = findings.length - shown.length;
  return element(
    'section',
    { class: 'group', 'aria-labelledby': id },
    element('h3', { id }, code(name)),
    element('ol', { class: 'findings' }, ...shown.map(findingItem)),
    ...(more > 0
      ? [element('p', { class: 'omitted' }, `${formatNumber(more)} more in its report.`)]
      : []),
  );
}

function findingItem(finding: AuditedFinding): Html {
  const { severity, message, rule, state } = finding;
  return element(
    'li',
    { class: `finding ${severity}` },
    element(
      'p',
      { class: 'message' },
      element('span', { class: `tag ${severity}` }, severity),
      ' ',
      inline(prose(message)),
    ),
    element(
      'p',
      { class: 'meta' },
      element('span', {}, code(placeOf(finding))),
      code(rule),
      ...(state === 'new' ? [] : [element('span', {}, state)]),
    ),
  );
}
