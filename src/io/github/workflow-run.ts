import { withoutEndSlashes } from '../../model/text/path.ts';
import { isObjectName } from '../git/repository.ts';
import type { HostedRepository } from '../hosted-repository.ts';

/** A workflow run: its variables and its parsed event file. */
export interface WorkflowRun {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly event: unknown;
  /** The repository through the server's API; null without a token. */
  readonly hosted: HostedRepository | null;
}

/** Events that check out the merge commit of a pull request. */
const pullRequestEvents = [
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
] as const;

/** True if the run judges a proposed change. */
export function isProposal({ env }: WorkflowRun): boolean {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  const others = ['merge_group', 'pull_request_target'];
  return others.includes(name) || pullRequestEvents.some((event) => event === name);
}

/** True if the event checks out the merge commit of a pull request. */
export function isPullRequest({ env }: WorkflowRun): boolean {
  return pullRequestEvents.some((event) => event === env['GITHUB_EVENT_NAME']);
}

/** True for a push to the default branch. */
export function isDefaultBranchPush({ env, event }: WorkflowRun): boolean {
  const branch = textAt(event, 'repository', 'default_branch');
  const isPush = env['GITHUB_EVENT_NAME'] === 'push';
  return isPush && branch !== undefined && env['GITHUB_REF'] === `refs/heads/${branch}`;
}

/**
 * True if `origin` is the fork of the change: a workflow may check out the fork, and its author controls the branch
 * names.
 */
export function isFork(remote: string | null, run: WorkflowRun): boolean {
  const { env, event } = run;
  if (!isProposal(run)) return false;
  const repositoryName = env['GITHUB_REPOSITORY']?.toLowerCase();
  const path = remote === null ? undefined : pathOf(remote);
  if (repositoryName === undefined || path === undefined || path === repositoryName) return false;
  const forkName = textAt(event, 'pull_request', 'head', 'repo', 'full_name')?.toLowerCase();
  const host = /^https?:\/\/([^/]+)/.exec(env['GITHUB_SERVER_URL'] ?? '')?.[1]?.toLowerCase();
  const isSameHost = host !== undefined && hostOf(remote ?? '') === host;
  return path === forkName || isSameHost;
}

/** The last two segments of an address: owner and repository name. */
function pathOf(remote: string): string | undefined {
  const plain = withoutEndSlashes(remote.toLowerCase()).replace(/\.git$/, '');
  return /(?:^|[/:])([^/:]+\/[^/:]+)$/.exec(plain)?.[1];
}

function hostOf(remote: string): string | undefined {
  const [, url, scp] =
    /^(?:[a-z+]+:\/\/(?:[^@/]*@)?([^/]+)|(?:[^@/]+@)?([^:/]+):)/i.exec(remote) ?? [];
  return (url ?? scp)?.toLowerCase();
}

/** The text at a path of an event. */
export function textAt(event: unknown, ...path: readonly string[]): string | undefined {
  const value = valueAt(event, ...path);
  return typeof value === 'string' ? value : undefined;
}

/** The full commit id at a path of an event. */
export function commitAt(event: unknown, ...path: readonly string[]): string | undefined {
  const value = textAt(event, ...path);
  return value !== undefined && isObjectName(value) ? value : undefined;
}

/** The value at a path of an event. */
export function valueAt(event: unknown, ...path: readonly string[]): unknown {
  let value = event;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
