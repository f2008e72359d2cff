import { isObjectName } from '../git/repository.ts';
import type { HostedRepository } from '../hosted-repository.ts';

/** What the runner says of a workflow run: its variables, and the event file, parsed. */
export interface WorkflowRun {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly event: unknown;
  /** The repository as the server's API shows it; null without a token. */
  readonly hosted: HostedRepository | null;
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
  const others = ['merge_group', 'pull_request_target'];
  return others.includes(name) || pullRequestEvents.some((one) => one === name);
}

/** Whether the run's event checks the merge commit of a pull request out. */
export function isPullRequest({ env }: WorkflowRun): boolean {
  return pullRequestEvents.some((one) => one === env['GITHUB_EVENT_NAME']);
}

/**
 * Whether the address of `origin` is that of the fork a change comes from: a workflow may check the fork out, and
 * what its branches are called is up to the author.
 */
export function isFork(remote: string | null, run: WorkflowRun): boolean {
  const { env, event } = run;
  if (!isProposal(run)) return false;
  const own = env['GITHUB_REPOSITORY']?.toLowerCase();
  const path = remote === null ? undefined : pathOf(remote);
  if (own === undefined || path === undefined || path === own) return false;
  const from = textAt(event, 'pull_request', 'head', 'repo', 'full_name')?.toLowerCase();
  const host = /^https?:\/\/([^/]+)/.exec(env['GITHUB_SERVER_URL'] ?? '')?.[1]?.toLowerCase();
  const isHere = host !== undefined && hostOf(remote ?? '') === host;
  return path === from || isHere;
}

/** The last two segments of an address: the owner and the name of a repository. */
function pathOf(remote: string): string | undefined {
  const plain = remote
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  return /([^/:]+\/[^/:]+)$/.exec(plain)?.[1];
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

/** The full commit name at a path of an event. */
export function commitAt(event: unknown, ...path: readonly string[]): string | undefined {
  const value = textAt(event, ...path);
  return value !== undefined && isObjectName(value) ? value : undefined;
}

/** What stands at a path of an event. */
export function valueAt(event: unknown, ...path: readonly string[]): unknown {
  let value = event;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
