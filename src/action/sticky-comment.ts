import type { Report } from '../model/report.ts';
import { markdown } from '../report/markdown/markdown.ts';
import type { RenderOptions } from '../report/reporter.ts';
import { isCallerVisible, sectionsOf } from '../report/sections.ts';
import type { Api } from './api.ts';

/** Bytes of a comment; the API speaks of 65,536 characters. */
const limit = 65_000;

/** A pull request, and the job that speaks on it. */
export interface Thread {
  /** The number of the pull request. */
  readonly issue_number: number;
  /** Tells the comment of one job from that of another. */
  readonly job: string;
}

interface Comment {
  readonly id: number;
  readonly body?: string;
  readonly user: { readonly login: string; readonly type?: string } | null;
}

const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments';

/**
 * Keeps one comment on a pull request: written once there is something to say, edited from then on, also to
 * the all-clear. A pull request that was always clean gets none.
 */
export async function updateComment(
  api: Api,
  { issue_number, job }: Thread,
  report: Report,
  options: RenderOptions,
): Promise<void> {
  const marker = markerOf(job);
  const body = `${marker}\n${markdown.render(report, { ...options, limit: limit - marker.length })}`;
  const ownedComment = await findOwnComment(api, issue_number, marker);
  if (ownedComment !== undefined) await edit(api, ownedComment, body);
  else if (hasContent(report)) await api.send('POST', comments, { issue_number, body });
}

/** Puts another page into the comment of a job, where there is one: what it says no longer holds. */
export async function replaceComment(api: Api, { issue_number, job }: Thread, page: string) {
  const marker = markerOf(job);
  const ownedComment = await findOwnComment(api, issue_number, marker);
  if (ownedComment !== undefined) await edit(api, ownedComment, `${marker}\n${page}`);
}

async function edit(api: Api, { id, body: previousBody }: Comment, body: string): Promise<void> {
  if (previousBody?.replaceAll('\r\n', '\n').trim() === body.trim()) return;
  const route = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
  await api.send('PATCH', route, { comment_id: id, body });
}

/** What tells the comment of a job from all others, shown to nobody. */
function markerOf(job: string): string {
  const safeJob = job.replace(/[^\p{L}\p{N}_ .:/,-]/gu, '').replace(/-{2,}/g, '-');
  return `<!-- skillaccord ${safeJob} -->`;
}

/** Whether a reviewer wants to know: problems, powers, pins, or a change callers see. */
function hasContent(report: Report): boolean {
  const { privilege, problems, pins, changes } = sectionsOf(report);
  const lists = [privilege, problems, pins, changes.filter(isCallerVisible)];
  return report.outcome === 'fail' || lists.some((list) => list.length > 0);
}

/** Whom the token of a GitHub workflow writes as. */
const workflowBot = 'github-actions[bot]';

/**
 * The comment that begins with our marker and is ours: anybody could write the marker, and have a bot write it.
 * Gitea does not tell bots from persons; a token that may not ask who it is would add a comment with every push.
 */
async function findOwnComment(api: Api, issue_number: number, marker: string) {
  const all = await api.list<Comment>(comments, { issue_number });
  const withMarker = all.filter(({ body }) => body?.startsWith(marker));
  const byWorkflowBot = withMarker.find(
    ({ user }) => user?.type === 'Bot' && user.login === workflowBot,
  );
  if (byWorkflowBot !== undefined || withMarker.length === 0) return byWorkflowBot;
  const hasUserTypes = withMarker.every(({ user }) => user === null || user.type !== undefined);
  const login = await tokenLogin(api, hasUserTypes);
  return withMarker.find(({ user }) => login !== null && nameOf(user?.login) === nameOf(login));
}

/** The name of an account: one part of the API writes that of a bot without its ending. */
function nameOf(login: string | undefined): string | undefined {
  return login?.replace(/\[bot\]$/, '');
}

/** Who the token is. The token of an app is nobody who could ask for a person, but it writes as its bot. */
async function tokenLogin(api: Api, mayBeApp: boolean): Promise<string | null> {
  try {
    return (await api.get<{ login: string }>('/user')).login;
  } catch (cause) {
    if (!mayBeApp) throw cause;
    return api.writer().catch(() => null);
  }
}
