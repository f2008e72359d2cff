import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { type PermissionRow, permissionRows, permissionText } from '../summary/permissions.ts';
import { element, fragment, type Html, table, visuallyHidden } from './element.ts';
import { ruleLink } from './findings.ts';
import { inline } from './inline.ts';
import { type PageOptions, placeLink } from './page-options.ts';
import { pageMarkup } from './sentences.ts';
import { formatNumber } from './text.ts';

const signs: Readonly<Record<PermissionRow['change'], readonly [sign: string, word: string]>> = {
  gained: ['+', 'new: '],
  undecided: ['?', 'perhaps new: '],
  lost: ['-', 'lost: '],
};

/** The findings that are rows of the table. */
export function rowFindings(report: Report, pageOptions: PageOptions): readonly Finding[] {
  const rows = permissionRows(report).slice(0, pageOptions.findings);
  return rows.flatMap(({ finding }) => finding ?? []);
}

/** The permissions that differ from base, one row each; none without a difference. */
export function changedPermissionsSection(
  report: Report,
  pageOptions: PageOptions,
): readonly Html[] {
  const rows = permissionRows(report);
  if (rows.length === 0) return [];
  const shown = rows.slice(0, pageOptions.findings);
  const omitted = rows.length - shown.length;
  const heads = ['Change', 'What', 'When', 'Where', 'Rule'];
  return [
    element(
      'section',
      { 'aria-labelledby': 'changed-permissions' },
      element('h2', { id: 'changed-permissions' }, 'Changed permissions'),
      ...(shown.length === 0
        ? []
        : [
            element(
              'div',
              {
                ...{ class: 'changed', role: 'region', tabindex: 0 },
                'aria-labelledby': 'changed-permissions',
              },
              table(heads, rowsOf(shown, pageOptions)),
            ),
          ]),
      ...(omitted > 0
        ? [element('p', { class: 'omitted' }, `${formatNumber(omitted)} more are left out.`)]
        : []),
    ),
  ];
}

/** A finding on several permissions is in the row of the first. */
function rowsOf(rows: readonly PermissionRow[], pageOptions: PageOptions): readonly Html[] {
  const shown = new Set<Finding>();
  return rows.map((row) => {
    const finding = row.finding && !shown.has(row.finding) ? row.finding : null;
    if (finding) shown.add(finding);
    return tableRow({ ...row, finding }, pageOptions);
  });
}

/** The severity of a finding that counts, before its rule. */
function severityTag({ severity }: Finding): readonly (Html | string)[] {
  return severity === 'note' ? [] : [element('span', { class: `tag ${severity}` }, severity), ' '];
}

function tableRow(row: PermissionRow, pageOptions: PageOptions): Html {
  const { change, verb, when, where, finding } = row;
  const [sign, word] = signs[change];
  const data =
    finding === null
      ? {}
      : {
          ...{ 'data-severity': finding.severity, 'data-state': finding.state },
          ...{ 'data-rule': finding.rule, 'data-skill': finding.skill ?? '' },
        };
  return element(
    'tr',
    data,
    element(
      'th',
      { scope: 'row' },
      element(
        'b',
        { 'aria-hidden': 'true', class: change === 'lost' ? 'tag' : 'tag warning' },
        sign,
      ),
      visuallyHidden(word),
      ' ',
      inline(pageMarkup.prose(verb.replace(/:$/, ''))),
    ),
    element('td', {}, inline(permissionText(row, pageMarkup))),
    element('td', {}, inline(pageMarkup.prose(when))),
    element('td', {}, where.path === '' ? '' : placeLink(where, pageOptions)),
    element(
      'td',
      {},
      ...(finding === null
        ? []
        : [
            ...severityTag(finding),
            fragment(ruleLink(finding.rule, pageOptions), ' '),
            element('span', { class: 'fingerprint', title: 'Fingerprint' }, finding.fingerprint),
          ]),
    ),
  );
}
