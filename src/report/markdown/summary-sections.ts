import type { Report, SkillSummary } from '../../model/report.ts';
import { countPhrase } from '../counts.ts';
import { codeSpan, link } from '../markdown-text.ts';
import type { RenderOptions } from '../reporter.ts';
import { maxInSentence } from '../summary/abbreviate-list.ts';
import { type CountedFindings, withCounts } from '../summary/counted-findings.ts';
import { ignoreHint } from '../summary/ignore-hint.ts';
import { placeSuffix } from '../summary/markup.ts';
import { mergedPermissionRows, permissionClause, permissionNote } from '../summary/permissions.ts';
import { otherWayToPass, remedies } from '../summary/remedies.ts';
import { previousNameOf, type SkillRow, skillRows } from '../summary/skill-rows.ts';
import { markdownMarkup, table } from './markup.ts';
import type { PageOptions } from './page-options.ts';
import { foldedPlaces } from './places.ts';

/** What has to be done for a failed run to pass, as a numbered list. */
export function remedySection(
  report: Report,
  pageOptions: PageOptions,
  docsOf: RenderOptions['docsOf'],
): string[] {
  const markup = markdownMarkup(pageOptions);
  const style = {
    markup,
    docsOf,
    maxPlaces: Math.min(pageOptions.places, maxInSentence),
    formatPath: (path: string) => path,
  };
  const all = remedies(report, style);
  if (all.length === 0) return [];
  const shown = all.slice(0, pageOptions.findings);
  const lines = shown.map(({ text }, index) => `${index + 1}. ${text}`);
  const omitted = all.length - shown.length;
  if (omitted > 0) lines.push(`${shown.length + 1}. ${countPhrase(omitted, 'more step')}.`);
  return [
    '**To pass**',
    lines.join('\n'),
    ...otherWayToPass(report, markup),
    ...ignoreHint(report, markup),
  ];
}

/** How a page marks a permission that a change grants, takes away or leaves undecided. */
export const changeMarks = { gained: '**+**', undecided: '**?**', lost: '**−**' } as const;

/** The permissions that differ from base, as a table. */
export function permissionSection(report: Report, pageOptions: PageOptions): string[] {
  const markup = markdownMarkup(pageOptions);
  const all = mergedPermissionRows(report);
  if (all.length === 0) return [];
  const shown = all.slice(0, pageOptions.findings);
  const hasTimes = shown.some(({ when }) => when !== '');
  const rows = withCounts(shown).map(({ row, severity, counted }) => {
    const { change, when, where, otherPlaces, finding } = row;
    return [
      `${severityMark(severity)}${changeMarks[change]}`,
      `${countMark(counted)}${permissionClause(row, markup)}`,
      when === '' && hasTimes && change === 'gained' ? 'always' : markup.prose(when),
      where.path === ''
        ? ''
        : foldedPlaces(
            [where, ...otherPlaces].map(
              (at) => `${markup.place(at)}${placeSuffix(at, report.skills, markup)}`,
            ),
            pageOptions,
            '<br>',
          ),
      finding === null ? '' : markup.rule(finding.rule),
    ];
  });
  const omitted = all.length - shown.length;
  return [
    '**Permissions**',
    ...(rows.length > 0 ? [table(['', 'permission', 'when', 'where', 'rule'], rows)] : []),
    ...(omitted > 0 ? [`${omitted} more.`] : []),
    ...[permissionNote(report, all) ?? []].flat(),
  ];
}

/** The severity in front of a permission. */
function severityMark(severity: CountedFindings['severity'] | null): string {
  if (severity === null) return '';
  return severity === 'error' ? '❌&nbsp;' : '⚠️&nbsp;';
}

/** The number of findings of a row of several. */
function countMark(counted: CountedFindings | null): string {
  return counted === null || counted.amount === 1 ? '' : `**${counted.amount} ×** `;
}

const marks = { pass: '✅', warning: '⚠️', fail: '❌' } as const;

/** The table of changed skills, one row each; empty without changes. */
export function skillSection(report: Report, pageOptions: PageOptions): string[] {
  const markup = markdownMarkup(pageOptions);
  const { shown, omitted } = skillRows(report, markup, pageOptions.skills);
  if (shown.length + omitted === 0) return [];
  const rows = shown.map((row) => [
    marks[row.mark],
    nameCell(row, pageOptions),
    row.version,
    row.reason,
  ]);
  return [
    '**Changed skills**',
    ...(rows.length > 0 ? [table(['', 'skill', 'version', 'result'], rows)] : []),
    ...(omitted > 0 ? [`${omitted} more changed ${omitted === 1 ? 'skill' : 'skills'}.`] : []),
  ];
}

function nameCell({ skill, others, previousName }: SkillRow, pageOptions: PageOptions): string {
  if (others.length === 0) {
    const previousClause = previousName === null ? '' : `, was ${codeSpan(previousName)}`;
    return `${skillLink(skill, pageOptions)}${previousClause}`;
  }
  const names = [skill, ...others].map((member) => {
    const previous = previousNameOf(member);
    return `${skillLink(member, pageOptions)}${previous === null ? '' : ` (was ${codeSpan(previous)})`}`;
  });
  return foldedPlaces(names, pageOptions);
}

function skillLink({ root, status, name }: SkillSummary, { links }: PageOptions): string {
  const target = root === '' || status === 'removed' ? '' : `${root}/`;
  return link(codeSpan(name), links, target);
}
