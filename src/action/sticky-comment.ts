import type { Report } from '../model/report.ts';
import { markdown } from '../report/markdown/markdown.ts';
import type { RenderOptions } from '../report/reporter.ts';
import { isCallerVisible, sectionsOf } from '../report/sections.ts';
import { permissionRows } from '../report/summary/permissions.ts';
import type { Api } from './api.ts';

/** Bytes of a comment; the API allows 65,536 characters. */
const limit = 65_000;

/** A pull request, and the job that comments on it. */
export interface Thread {
  /** The number of the pull request. */
  readonly issue_number: number;
  /** Distinguishes the comments of different jobs. */
  readonly job: string;
}

interface Comment {
  readonly id: number;
  readonly body?: string;
  readonly user: { readonly login: string; readonly type?: string } | null;
}

const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments';

/**
 * Keeps one comment per job on a pull request: created with the first finding or change, edited from then on. A pull
 * request that was always clean gets no comment.
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

/** Replaces the text of a job's comment, if the comment exists. */
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

/** Hidden marker that identifies the comment of a job. */
function markerOf(job: string): string {
  const safeJob = job.replace(/[^\p{L}\p{N}_ .:/,-]/gu, '').replace(/-{2,}/g, '-');
  return `<!-- skillaccord ${safeJob} -->`;
}

/** True if the report has news for a reviewer: problems, permissions, pins or changes visible to callers. */
function hasContent(report: Report): boolean {
  const { problems, pins, announced, changes } = sectionsOf(report);
  const rows = permissionRows(report);
  const lists = [rows, problems, pins, announced, changes.filter(isCallerVisible)];
  return report.outcome === 'fail' || lists.some((list) => list.length > 0);
}

/** The author of comments written with the token of a GitHub workflow. */
const workflowBot = 'github-actions[bot]';

/**
 * Finds our comment by marker and author, because the marker alone can be forged. Gitea does not distinguish bots
 * from persons. A failed login lookup throws; otherwise every push would add a comment.
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

/** The account name without "[bot]": one part of the API omits that suffix. */
function nameOf(login: string | undefined): string | undefined {
  return login?.replace(/\[bot\]$/, '');
}

/** The login of the token. Tokens of apps cannot read `/user`, but they can query the login of their bot. */
async function tokenLogin(api: Api, mayBeApp: boolean): Promise<string | null> {
  try {
    return (await api.get<{ login: string }>('/user')).login;
  } catch (cause) {
    if (!mayBeApp) throw cause;
    return api.writer().catch(() => null);
  }
}
