import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { countedIn } from '../counted.ts';
import { type PermissionRow, permissionRows } from '../document/permission-rows.ts';
import { permissionsOf } from '../document/permissions.ts';
import { permissionItem } from '../document/summary.ts';
import { omittedHtml } from './blocks.ts';
import { element, type Html, spaced } from './element.ts';
import { filterData, fingerprintHtml } from './findings.ts';
import type { PageOptions } from './page-options.ts';
import { lineHtml, markHtml, placesHtml, ruleLink, tag } from './spans.ts';

/** The findings that are rows of changed permissions. */
export function rowFindings(report: Report, pageOptions: PageOptions): readonly Finding[] {
  return countedIn(report).permissions.slice(0, pageOptions.findings);
}

/** The permissions that differ from base, one row each; none without a difference. */
export function changedPermissions(report: Report, pageOptions: PageOptions): readonly Html[] {
  const rows = permissionRows(permissionsOf(report));
  const shown = rows.slice(0, pageOptions.findings);
  const items = withEachOnce(shown).map((row) => rowHtml(row, pageOptions));
  const list = items.length === 0 ? [] : [element('ul', { class: 'permissions' }, ...items)];
  return [...list, ...omittedHtml(rows.length - shown.length)];
}

/** A finding on several permissions is in the row of the first. */
function withEachOnce(rows: readonly PermissionRow[]): readonly PermissionRow[] {
  const seen = new Set<Finding>();
  return rows.map((row) => {
    const findings = row.findings.filter((finding) => !seen.has(finding));
    for (const finding of findings) seen.add(finding);
    return { ...row, findings };
  });
}

function rowHtml(row: PermissionRow, pageOptions: PageOptions): Html {
  const { mark = 'added', line } = permissionItem(row);
  const words = spaced(markHtml(mark), lineHtml(line, pageOptions));
  const message = element('p', { class: 'message' }, words);
  return element('li', {}, message, ...factLines(row, pageOptions));
}

/** The places, and each finding that reports the permission; the first one in the same line. */
function factLines({ places, findings }: PermissionRow, pageOptions: PageOptions): readonly Html[] {
  const place = placesHtml(places, pageOptions);
  if (findings.length === 0) return [element('p', { class: 'meta' }, place)];
  return findings.map((finding, index) => {
    const { severity, rule, fingerprint } = finding;
    const facts = [
      severity === 'note' ? '' : tag(severity, severity),
      index === 0 ? place : '',
      ruleLink(rule, pageOptions),
      fingerprintHtml(fingerprint),
    ].filter((fact) => fact !== '');
    const spans = facts.map((fact) => element('span', {}, fact));
    return element('p', { class: 'meta', ...filterData(finding) }, ...spans);
  });
}
