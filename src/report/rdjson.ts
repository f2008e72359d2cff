import type { Finding, Severity } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import type { Range } from '../model/text/text.ts';
import { tool } from '../model/tool.ts';
import { inlineFindings } from './counted.ts';
import { helpTexts } from './document/findings.ts';
import { escapeInvisible, jsonText } from './escape.ts';
import { markdownMessage } from './markdown/spans.ts';
import type { Reporter } from './reporter.ts';

/** The DiagnosticResult of the Reviewdog Diagnostic Format. */
export const rdjson: Reporter = {
  id: 'rdjson',
  title: 'Reviewdog Diagnostic Format, for comments on the lines of a change',
  syntax: 'json',
  extension: null,
  render: (report) => jsonText(result(report)),
};

const severities: Readonly<Record<Severity, 'ERROR' | 'WARNING' | 'INFO'>> = {
  error: 'ERROR',
  warning: 'WARNING',
  note: 'INFO',
};

/** Reviewdog posts every diagnostic as a comment, so only findings for inline display are included. */
function result(report: Report) {
  const diagnostics = inlineFindings(report).map((finding) => diagnostic(finding, report));
  return { source: { name: tool.name }, diagnostics };
}

function diagnostic(finding: Finding, report: Report) {
  const texts = [finding.message, ...helpTexts(finding, report)];
  const { at, severity, rule, excerpt } = finding;
  return {
    // Reviewdog posts the message as Markdown.
    message: texts.map(markdownMessage).join(' '),
    location: {
      path: escapeInvisible(at.path) || '.',
      ...(at.range && { range: rangeIn(excerpt, at.range) }),
    },
    severity: severities[severity],
    code: { value: rule },
  };
}

/**
 * A range with columns in UTF-8 bytes, computed from the excerpt. Without an excerpt, and for several lines, the
 * range covers whole lines: the format allows omitted columns.
 */
function rangeIn(excerpt: string | null, { start, end }: Range) {
  if (excerpt === null || end.line !== start.line) {
    const lastLine = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
    return { start: { line: start.line }, end: { line: lastLine } };
  }
  const byteColumn = (units: number) => Buffer.byteLength(excerpt.slice(0, units - 1)) + 1;
  return {
    start: { line: start.line, column: byteColumn(start.column) },
    end: { line: end.line, column: byteColumn(end.column) },
  };
}
