import type { Report } from '../../model/report.ts';
import { escapeInvisible } from '../../report/escape.ts';
import type { World } from '../command.ts';
import { changesBySkill } from '../commands/diff.ts';
import { textChanges } from './diff-text.ts';

/** What an update changes for callers, with the new errors of the new version. */
export function updateReport(report: Report, style: Pick<World, 'colour' | 'width'>): string {
  const errors = report.findings.filter(
    ({ severity, state, bump, category }) =>
      severity === 'error' && state === 'new' && bump === null && category !== 'lock',
  );
  const lines = errors.map(
    ({ at, message, rule }) => `  ${escapeInvisible(`${at.path}: ${message}`)} [${rule}]\n`,
  );
  const heading = lines.length === 0 ? '' : '\nNew errors\n';
  return `${textChanges(changesBySkill(report), style)}${heading}${lines.join('')}\n`;
}
