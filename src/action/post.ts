import { commitAt, isPullRequest, valueAt, type WorkflowRun } from '../io/github/workflow-run.ts';
import type { Report } from '../model/report.ts';
import { truncate } from '../model/value/format-value.ts';
import { forgeOf } from '../report/links.ts';
import type { RenderOptions } from '../report/reporter.ts';
import type { Suggestion } from '../tasks/suggest.ts';
import { type Api, explainFailure } from './api.ts';
import { IncompleteCheckRun, writeCheckRun } from './check-run.ts';
import type { Inputs } from './inputs.ts';
import { writeReview } from './review.ts';
import { replaceComment, type Thread, updateComment } from './sticky-comment.ts';

/** An optional feature that writes to the server. */
interface Feature {
  readonly noun: string;
  readonly permission: string;
  readonly write: (api: Api) => Promise<void>;
}

/** A checked run, to be written to the server. */
export interface Posting {
  readonly run: WorkflowRun;
  readonly inputs: Inputs;
  readonly report: Report;
  readonly suggestions: readonly Suggestion[];
  readonly options: RenderOptions;
}

/**
 * Writes the comment, the check run and the review if the workflow enables them. Returns notices about failed writes;
 * a failed write never fails the job.
 */
export async function post(api: Api | null, posting: Posting): Promise<string[]> {
  const features = featuresOf(posting);
  const notices = await Promise.all(features.map((feature) => attempt(api, feature, posting.run)));
  // Of a fork, the notices say the same of every feature.
  return [...new Set(notices.filter((notice) => notice !== null))];
}

/** Replaces the comment of an earlier run with a notice that this run has no verdict. */
export async function postRefusal(api: Api | null, run: WorkflowRun, inputs: Inputs, page: string) {
  const thread = threadOf(run, inputs);
  if (api === null || thread === null) return;
  // The run already fails with this message; a second error would add nothing.
  await replaceComment(api, thread, page).catch(() => {});
}

/** The thread of the comment; null if comments are off or the run has no pull request. */
function threadOf(run: WorkflowRun, inputs: Inputs): Thread | null {
  const number = pullRequestOf(run);
  const isRequested = inputs.comment && number !== null;
  return isRequested ? { issue_number: number, job: jobOf(run, inputs) } : null;
}

/** True if the workflow enables suggestions, and the run has a pull request. */
export function wantsSuggestions(run: WorkflowRun, inputs: Inputs): boolean {
  return inputs.suggest && pullRequestOf(run) !== null;
}

function pullRequestOf({ event }: WorkflowRun): number | null {
  const number = valueAt(event, 'pull_request', 'number');
  return typeof number === 'number' ? number : null;
}

function featuresOf(posting: Posting): Feature[] {
  const { run, inputs, report, options, suggestions } = posting;
  const features: Feature[] = [];
  const thread = threadOf(run, inputs);
  if (thread !== null) {
    features.push({
      noun: 'comment',
      permission: 'pull-requests: write',
      write: (api) => updateComment(api, thread, report, options),
    });
  }
  const pull_number = pullRequestOf(run);
  if (inputs.suggest && pull_number !== null) {
    const review = { pull_number, forge: forgeOf(run.env), job: jobOf(run, inputs) };
    features.push({
      noun: 'review',
      permission: 'pull-requests: write',
      write: (api) => writeReview(api, review, { report, suggestions }, options),
    });
  }
  const head_sha = commitAt(run.event, 'pull_request', 'head', 'sha') ?? run.env['GITHUB_SHA'];
  if (inputs.checkRun && head_sha !== undefined) {
    const part = scopeOf(inputs);
    const name = part === '' ? 'Skillaccord' : truncate(`Skillaccord (${part})`, 100);
    features.push({
      noun: 'check run',
      permission: 'checks: write',
      write: (api) => writeCheckRun(api, { name, head_sha }, report, options),
    });
  }
  return features;
}

/** Identifies the job: workflow, job and scope, if the scope is not the whole workspace. */
function jobOf({ env }: WorkflowRun, inputs: Inputs): string {
  const parts = [env['GITHUB_WORKFLOW'], env['GITHUB_JOB'], scopeOf(inputs)];
  return parts.filter((part) => part).join(':');
}

/** The judged part of the workspace; '' for all of it. */
function scopeOf({ workingDirectory, paths }: Inputs): string {
  return [workingDirectory, paths.join(', ')].filter((part) => part !== '').join(': ');
}

async function attempt(
  api: Api | null,
  { noun, permission, write }: Feature,
  run: WorkflowRun,
): Promise<string | null> {
  if (api === null) return `No ${noun} was written: the input token is empty.`;
  try {
    await write(api);
    return null;
  } catch (cause) {
    const isIncomplete = cause instanceof IncompleteCheckRun;
    const { forbidden, reason } = explainFailure(isIncomplete ? cause.cause : cause);
    const problem = isIncomplete ? cause.message : `No ${noun} was written`;
    const failureNote = `${problem}: the server answered "${reason}".`;
    if (!forbidden || isIncomplete) return failureNote;
    const isGitea = forgeOf(run.env) === 'gitea';
    if (isGitea && noun === 'check run') {
      return 'No check run was written: this server has none. The job summary says it all.';
    }
    // Gitea has token scopes, named in its answer, and only recently job permissions.
    if (isGitea) return `${failureNote} The job may lack "${permission}".`;
    if (isFromFork(run)) return forkNotice;
    return `No ${noun} was written: the token lacks "${permission}". Add it to the permissions of the job.`;
  }
}

const forkNotice =
  'Nothing was written to the pull request: the token of a fork can only read. `pull_request_target` or a later job can write. The job summary says it all.';

/** True if the pull request comes from another repository, including a deleted one. */
function isFromFork(run: WorkflowRun): boolean {
  if (!isPullRequest(run)) return false;
  const from = valueAt(run.event, 'pull_request', 'head', 'repo', 'id');
  return from !== valueAt(run.event, 'repository', 'id');
}
