import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { inlineFindings, worstFindings } from './counted.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';
import { oneText } from './one-text.ts';
import type { RenderOptions, Reporter } from './reporter.ts';

/** One finding a line, as compilers print them: for editors, `grep` and problem matchers. */
export const concise: Reporter = {
  id: 'concise',
  title: 'one finding a line: path, line, column, severity, message, rule',
  syntax: 'text',
  extension: null,
  render: (report, options) =>
    shownFindings(report, options.detail)
      .map((finding) => `${neutralizeCommands(findingLine(finding, report, options))}\n`)
      .join(''),
};

/** The findings of a level of detail, in the order of the report. */
function shownFindings(report: Report, detail: RenderOptions['detail']): readonly Finding[] {
  if (detail === 'verbose') return report.findings;
  if (detail === 'quiet' && report.outcome === 'pass') return [];
  return detail === 'quiet' ? worstFindings(report) : inlineFindings(report);
}

function findingLine(finding: Finding, report: Report, { formatPath }: RenderOptions): string {
  const { at, severity, rule, state, fix } = finding;
  const path = escapeInvisible(at.path === '' ? '.' : formatPath(at.path));
  const { line, column } = at.range?.start ?? { line: 1, column: 1 };
  const stateWord = state === 'new' ? '' : ` (${state})`;
  const mark = fix ? ' [*]' : '';
  return `${path}:${line}:${column}: ${severity}: ${escapeInvisible(oneText(finding, report))}${stateWord} [${rule}]${mark}`;
}
