import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';
import { shownMessage } from './full-message.ts';
import type { RenderOptions, Reporter } from './reporter.ts';
import { countedFindings, failingFindings, isShownInline } from './sections.ts';

/** One finding a line, as compilers print them: for editors, `grep` and problem matchers. */
export const concise: Reporter = {
  id: 'concise',
  title: 'one finding a line: path, line, column, severity, message, rule',
  syntax: 'text',
  extension: null,
  render: (report, options) =>
    shownFindings(report, options.detail)
      .map((finding) => `${neutralizeCommands(findingLine(finding, options))}\n`)
      .join(''),
};

/** The findings of a level of detail, in the order of the report. */
function shownFindings(report: Report, detail: RenderOptions['detail']): readonly Finding[] {
  if (detail === 'verbose') return report.findings;
  if (detail === 'quiet' && report.outcome === 'pass') return [];
  const shown = new Set(
    detail === 'quiet'
      ? failingFindings(report)
      : countedFindings(report).filter((finding) => isShownInline(finding)),
  );
  return report.findings.filter((finding) => shown.has(finding));
}

function findingLine(finding: Finding, { formatPath }: RenderOptions): string {
  const { at, severity, rule, state, fix } = finding;
  const path = escapeInvisible(at.path === '' ? '.' : formatPath(at.path));
  const { line, column } = at.range?.start ?? { line: 1, column: 1 };
  const stateWord = state === 'new' ? '' : ` (${state})`;
  const mark = fix ? ' [*]' : '';
  return `${path}:${line}:${column}: ${severity}: ${escapeInvisible(shownMessage(finding))}${stateWord} [${rule}]${mark}`;
}
