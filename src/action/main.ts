import { existsSync, readFileSync } from 'node:fs';
import { summary } from '@actions/core';
import type { WorkflowRun } from '../io/github/workflow-run.ts';
import type { OpenedSides } from '../io/open-sides.ts';
import type { Finding } from '../model/finding.ts';
import { type Message, plainText } from '../model/message.ts';
import type { Report } from '../model/report.ts';
import { tool } from '../model/tool.ts';
import { UsageError } from '../model/usage-error.ts';
import { check } from '../pipeline/check.ts';
import { docsOfAction } from '../report/docs-links.ts';
import type { Document } from '../report/document/document.ts';
import { escapeInvisible } from '../report/escape.ts';
import { countedFindings } from '../report/facts/counted.ts';
import { github } from '../report/github.ts';
import { makeInert } from '../report/inert.ts';
import { linksFrom } from '../report/links.ts';
import { markdown } from '../report/markdown/markdown.ts';
import { writeMarkdown } from '../report/markdown/write-markdown.ts';
import { titleText } from '../report/outcome/outcome.ts';
import { isBreakOfCallers } from '../report/outcome/subject.ts';
import { defaultRenderOptions, type RenderOptions } from '../report/reporter.ts';
import { text } from '../report/text/text.ts';
import { findRule } from '../rules/catalog.ts';
import { guardAgainstEmptyRun } from '../setup/guard-empty.ts';
import { open } from '../setup/open.ts';
import { markFixable } from '../tasks/fixable.ts';
import { planSuggestions } from '../tasks/suggest.ts';
import { type LabelDecision, readLabel } from './accept-label.ts';
import { apiOf } from './api.ts';
import { hostedBy } from './hosted-repository.ts';
import { readInputs } from './inputs.ts';
import { annotate, failStep, printGroup, printLog } from './log.ts';
import { setOutputs, writeReports } from './outputs.ts';
import { post, postRefusal, wantsSuggestions } from './post.ts';

/** Checks the workspace and reports the result to the run. Never throws. */
export async function main(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await run(env);
  } catch (cause) {
    setOutputs(null, null);
    if (cause instanceof UsageError) await failUsage(cause.lines);
    else failInternal(cause);
  }
}

async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const inputs = readInputs(env['GITHUB_WORKSPACE'] || process.cwd());
  const { directory: cwd, paths, base, config: file } = inputs;
  const api = apiOf(env, inputs.token);
  const job = workflowRun(env, api && hostedBy(api));
  const opening = { cwd, paths, base, config: file, run: job };
  const { sides, config, configFiles } = await open(opening).catch(async (cause) => {
    if (cause instanceof UsageError) await postRefusal(api, job, inputs, refusalPage(cause.lines));
    throw cause;
  });
  const baseConfig = configFiles.trustedConfig && {
    ...configFiles.trustedConfig,
    ...inputs.settings,
  };
  const settings = { ...config, ...inputs.settings };
  const { isHeadOfEvent } = sides;
  const labelled = await readLabel(api, { run: job, label: inputs.acceptLabel, isHeadOfEvent });
  const { acceptedBy } = labelled;
  const input = { ...sides, acceptedBy, reportsCatalogue: true, skipsUnchanged: true };
  const checked = await check(input, settings, { ...configFiles, trustedConfig: baseConfig });
  const report = await markFixable(checked, sides.head, settings);
  const requested = { named: paths, only: sides.only, pass: 'allow-empty: true' };
  guardAgainstEmptyRun(requested, {
    ...sides,
    report,
    config: settings,
    file: configFiles.headFile,
  });
  const options = renderOptions(env, report, sides.noBaseReason);
  printFindings(report, options);
  const suggestions = wantsSuggestions(job, inputs)
    ? await planSuggestions(report, countedFindings(report), { sides, config: settings })
    : [];
  const notices = await post(api, { run: job, inputs, report, suggestions, options });
  const uncompared = base === 'none' ? [] : notComparedNotice(sides);
  const all = [...uncompared, ...labelNotice(labelled, report), ...notices];
  annotate(github.render(report, { ...options, notices: all }));
  await writeSummary(markdown.render(report, options));
  setOutputs({ report, isFirst: sides.isFirst }, writeReports(report, options));
  if (report.outcome === 'fail') failStep(`${titleText(report)}.`);
}

/** Why a run looked for no change, unless nothing was there before. */
function notComparedNotice({ noBaseReason, isFirst }: OpenedSides): readonly string[] {
  if (noBaseReason === null || isFirst) return [];
  const outputs = 'The outputs breaking and required-bump are empty.';
  return [`Not compared. ${plainText(noBaseReason)} ${outputs}`];
}

/** Why a label accepts nothing, where there is something to accept. */
function labelNotice({ notice }: LabelDecision, { findings }: Report): readonly string[] {
  const isOpen = (finding: Finding) => finding.state === 'new' && isBreakOfCallers(finding);
  return notice !== undefined && findings.some(isOpen) ? [notice] : [];
}

function renderOptions(
  env: NodeJS.ProcessEnv,
  report: Report,
  noBaseReason: Message | null,
): RenderOptions {
  return {
    ...defaultRenderOptions,
    links: linksFrom(env, report.head.sha),
    docs: docsOfAction(env, process.argv[1] ?? ''),
    noBaseReason,
    summary: true,
    docsOf: findRule,
  };
}

/**
 * The workflow run, read from its variables and its event file. Throws UsageError if one is missing: they determine
 * the base of the comparison.
 */
function workflowRun(env: NodeJS.ProcessEnv, hosted: WorkflowRun['hosted']): WorkflowRun {
  const advice =
    'Run this as a step of a workflow, and leave GITHUB_EVENT_NAME and GITHUB_EVENT_PATH as the runner sets them.';
  if (!env['GITHUB_EVENT_NAME']) throw new UsageError('GITHUB_EVENT_NAME names no event.', advice);
  const path = env['GITHUB_EVENT_PATH'];
  if (!path) throw new UsageError('GITHUB_EVENT_PATH names no event file.', advice);
  const event = parseJson(readEvent(path, advice));
  if (typeof event === 'object' && event !== null && !Array.isArray(event))
    return { env, event, hosted };
  throw new UsageError(`The event file "${path}" holds no JSON object.`, advice);
}

function readEvent(path: string, advice: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new UsageError(`The event file "${path}" cannot be read${code}.`, advice);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The log stays readable up to this many findings; the report has all of them. */
const maxLogged = 1_000;

/** Prints the findings with their source lines in a collapsed group. */
function printFindings(report: Report, options: RenderOptions): void {
  const findings = report.findings.slice(0, maxLogged);
  if (findings.length === 0) return;
  const isWhole = findings.length === report.findings.length;
  const title = isWhole ? 'Every finding' : `The first ${maxLogged} findings`;
  printGroup(title, text.render({ ...report, findings }, { ...options, colour: true }));
}

async function writeSummary(page: string): Promise<void> {
  const path = process.env['GITHUB_STEP_SUMMARY'];
  if (path && existsSync(path)) await summary.addRaw(page).write();
}

function refusalPage(lines: readonly string[]): string {
  const document: Document = {
    blocks: [
      {
        kind: 'heading',
        level: 1,
        line: [{ kind: 'mark', mark: 'fail' }, ' Skillaccord did not run'],
      },
      { kind: 'code', language: 'text', lines },
    ],
  };
  return makeInert(writeMarkdown(document, { links: null, docs: null, baseSha: null }));
}

/** Reports a usage error, with advice, and exits with 2. */
async function failUsage(lines: readonly string[]): Promise<void> {
  await writeSummary(refusalPage(lines));
  failStep(lines.map(escapeInvisible).join('\n'));
  process.exitCode = 2;
}

/** Reports an internal error and exits with 3. */
export function failInternal(cause: unknown): void {
  const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  printLog(`${stack}\n`);
  failStep(
    `Skillaccord ${tool.version} failed. The fault is its own, not that of your repository: please report it with the log of this step.`,
  );
  process.exitCode = 3;
}
