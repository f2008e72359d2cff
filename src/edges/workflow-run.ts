import type { Hosted } from './hosted.ts';
import { isObjectName } from './repository.ts';

/** What the runner says of a workflow run: its variables, and the event file, parsed. */
export interface WorkflowRun {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly event: unknown;
  /** The repository as the server's API shows it; null without a token. */
  readonly hosted: Hosted | null;
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
