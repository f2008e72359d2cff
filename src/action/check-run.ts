import type { Finding, Severity } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { truncate } from '../model/value/format-value.ts';
import { escapeInvisible } from '../report/escape.ts';
import { countedFindings } from '../report/facts/counted.ts';
import { makeInert } from '../report/inert.ts';
import { markdown } from '../report/markdown/markdown.ts';
import { oneLine } from '../report/one-text.ts';
import { titleText } from '../report/outcome/outcome.ts';
import type { RenderOptions } from '../report/reporter.ts';
import { requireAnswer } from './answer.ts';
import type { Api } from './api.ts';

/** Limits of the API: annotations per request, and bytes of a summary. */
const annotationsPerRequest = 50;
const limit = 65_000;

/** The token of a job has 1,000 requests per hour, shared with other jobs. */
const maxRequests = 100;

const levels: Readonly<Record<Severity, string>> = {
  error: 'failure',
  warning: 'warning',
  note: 'notice',
};

/** The check run that shows a report. */
export interface CheckRun {
  readonly name: string;
  /** The head commit of the pull request, not the merge commit. */
  readonly head_sha: string;
}

/**
 * Writes a completed check run with one annotation per counted finding, 50 per request. Throws IncompleteCheckRun if
 * only part of them was written.
 */
export async function writeCheckRun(
  api: Api,
  { name, head_sha }: CheckRun,
  report: Report,
  options: RenderOptions,
): Promise<void> {
  const annotations = annotationsOf(report);
  const pages = pagesOf(annotations);
  const omitted = annotations.length - pages.flat().length;
  const output = {
    title: truncate(
      `${makeInert(titleText(report))}${omitted > 0 ? ` (${omitted} not shown)` : ''}`,
      250,
    ),
    summary: markdown.render(report, { ...options, limit }),
  };
  const [first = [], ...more] = pages;
  const run = await api.send<{ id: number } | null>('POST', '/repos/{owner}/{repo}/check-runs', {
    name,
    head_sha,
    status: 'completed',
    conclusion: report.outcome === 'pass' ? 'success' : 'failure',
    output: { ...output, annotations: first },
  });
  try {
    requireAnswer(more.length === 0 || typeof run?.id === 'number', 'id of the check run');
    for (const page of more) {
      await api.send('PATCH', '/repos/{owner}/{repo}/check-runs/{check_run_id}', {
        check_run_id: run?.id,
        output: { ...output, annotations: page },
      });
    }
  } catch (cause) {
    throw new IncompleteCheckRun('The check run lacks findings', { cause });
  }
}

/** Part of the check run was written; the cause has the reason. */
export class IncompleteCheckRun extends Error {}

function annotationsOf(report: Report) {
  return countedFindings(report)
    .filter(({ at }) => at.path !== '')
    .map((finding) => annotation(finding, report));
}

function pagesOf<T>(all: readonly T[]): T[][] {
  const pages: T[][] = [];
  for (
    let index = 0;
    index < all.length && pages.length < maxRequests;
    index += annotationsPerRequest
  ) {
    pages.push(all.slice(index, index + annotationsPerRequest));
  }
  return pages;
}

function annotation(finding: Finding, report: Report) {
  const { at, rule, severity } = finding;
  const { start, end } = at.range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const isOneLine = at.range !== undefined && start.line === end.line;
  return {
    // The API accepts only valid Unicode and would reject the whole check run.
    path: /\p{Surrogate}/u.test(at.path) ? escapeInvisible(at.path) : at.path,
    start_line: start.line,
    end_line: end.line,
    ...(isOneLine && {
      start_column: start.column,
      end_column: Math.max(start.column, end.column - 1),
    }),
    annotation_level: levels[severity],
    title: rule,
    message: oneLine(finding, report, 4000),
  };
}
