import { UsageError } from '../model/usage-error.ts';
import { type FoundBase, found, noBase } from './base.ts';
import { deepMergeBase, obtain, remoteTip } from './fetch.ts';
import type { Repository } from './git.ts';
import { commitOf, isObjectName, parentsOf } from './repository.ts';

/** What the runner says of a workflow run: its variables, and the event file, parsed. */
export interface WorkflowRun {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly event: unknown;
}

/** Events that check a pull request's merge commit out. */
const pullRequestEvents = [
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
] as const;

/** Whether a run judges a proposed change. */
export function isProposal({ env }: WorkflowRun): boolean {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  return name === 'merge_group' || pullRequestEvents.some((one) => one === name);
}

/** The base of a workflow run, by what its event checks out. */
export async function eventBase(
  repository: Repository,
  head: string,
  run: WorkflowRun,
): Promise<FoundBase> {
  const name = run.env['GITHUB_EVENT_NAME'] ?? '';
  if (pullRequestEvents.some((one) => one === name)) return pullRequestBase(repository, head, run);
  switch (name) {
    case 'merge_group':
      return mergeGroupBase(repository, run);
    case 'push':
      return pushBase(repository, head, run);
    case 'pull_request_target':
      return noBase(
        'On pull_request_target the base branch is checked out, not the proposed change.',
      );
    default:
      return noBase(`The event "${name}" names no commit to compare with.`);
  }
}

/**
 * The first parent of the merge commit GitHub made is what the change will really be merged into;
 * `base.sha` of the event is older. With the pull request's own head checked out it is the merge base,
 * because the tip of the base branch would show what others added there as removed.
 */
async function pullRequestBase(
  repository: Repository,
  head: string,
  run: WorkflowRun,
): Promise<FoundBase> {
  const proposed = commitAt(run.event, 'pull_request', 'head', 'sha');
  const [first, second, ...more] = await parentsOf(repository, head);
  const isMerge =
    second !== undefined &&
    more.length === 0 &&
    head !== proposed &&
    (proposed === undefined || second === proposed || head === run.env['GITHUB_SHA']);
  if (first !== undefined && isMerge) {
    await mustObtain(repository, first);
    return found(first, 'merge-parent');
  }
  const tip = commitAt(run.event, 'pull_request', 'base', 'sha');
  if (tip === undefined)
    throw new UsageError('The event of the pull request names no base commit.');
  await mustObtain(repository, tip);
  const fork = await deepMergeBase(repository, head, tip);
  return fork === null ? found(tip, 'base-tip') : found(fork, 'merge-base');
}

async function mergeGroupBase(repository: Repository, run: WorkflowRun): Promise<FoundBase> {
  const base = commitAt(run.event, 'merge_group', 'base_sha');
  if (base === undefined)
    throw new UsageError('The event of the merge group names no base commit.');
  await mustObtain(repository, base);
  return found(base, 'merge-group');
}

/** What the branch was before the push; after a forced push that may be gone for good. */
async function pushBase(
  repository: Repository,
  head: string,
  run: WorkflowRun,
): Promise<FoundBase> {
  if (run.env['GITHUB_REF']?.startsWith('refs/tags/')) {
    return noBase('On a tag nothing is compared.');
  }
  const before = commitAt(run.event, 'before');
  if (before === undefined) return noBase('The event of the push names no earlier commit.');
  if (/^0+$/.test(before)) return firstPushBase(repository, head, run);
  if (valueAt(run.event, 'forced') !== true) {
    await mustObtain(repository, before);
    return found(before, 'push-before');
  }
  if ((await obtain(repository, before)).done) return found(before, 'push-before');
  const [parent] = await parentsOf(repository, head);
  if (parent === undefined) return noBase('The branch was overwritten by a first commit.');
  await mustObtain(repository, parent);
  return found(parent, 'first-parent');
}

async function firstPushBase(
  repository: Repository,
  head: string,
  run: WorkflowRun,
): Promise<FoundBase> {
  const branch = valueAt(run.event, 'repository', 'default_branch');
  if (typeof branch !== 'string' || run.env['GITHUB_REF'] === `refs/heads/${branch}`) {
    return noBase('This is the first push of the default branch.');
  }
  const tip =
    (await commitOf(repository, `refs/remotes/origin/${branch}`)) ??
    (await remoteTip(repository, branch))?.commit ??
    null;
  const here = tip !== null && (await obtain(repository, tip)).done;
  const fork = here ? await deepMergeBase(repository, head, tip) : null;
  return fork === null
    ? noBase(`This is the first push of a branch that left "${branch}" nowhere we can see.`)
    : found(fork, 'merge-base');
}

async function mustObtain(repository: Repository, commit: string): Promise<void> {
  const { done, complaint } = await obtain(repository, commit);
  if (done) return;
  throw new UsageError(
    `The base commit ${commit} is not in this clone and cannot be fetched (${complaint}).`,
    'Set fetch-depth: 0 for actions/checkout.',
  );
}

/** The full commit name at a path of an event. */
function commitAt(event: unknown, ...path: readonly string[]): string | undefined {
  const value = valueAt(event, ...path);
  return typeof value === 'string' && isObjectName(value) ? value : undefined;
}

function valueAt(event: unknown, ...path: readonly string[]): unknown {
  let value = event;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
