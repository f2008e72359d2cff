import type { Report } from '../model/report.ts';
import { countedIn } from '../report/counted.ts';
import { markdown } from '../report/markdown/markdown.ts';
import type { RenderOptions } from '../report/reporter.ts';
import type { Api } from './api.ts';
import { isSameBody, markerOf, ownPosts, type Post } from './own-posts.ts';

/** Bytes of a comment; the API allows 65,536 characters. */
const limit = 65_000;

/** A pull request, and the job that comments on it. */
export interface Thread {
  /** The number of the pull request. */
  readonly issue_number: number;
  /** Distinguishes the comments of different jobs. */
  readonly job: string;
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

async function edit(api: Api, { id, body: previousBody }: Post, body: string): Promise<void> {
  if (isSameBody(previousBody, body)) return;
  const route = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
  await api.send('PATCH', route, { comment_id: id, body });
}

/** True if the report has news for a reviewer: something to do or to look at. */
function hasContent(report: Report): boolean {
  const { permissions, problems } = countedIn(report);
  return report.outcome === 'fail' || permissions.length + problems.length > 0;
}

async function findOwnComment(
  api: Api,
  issue_number: number,
  marker: string,
): Promise<Post | undefined> {
  const all = await api.list<Post>(comments, { issue_number });
  const [own] = await ownPosts(
    api,
    all.filter(({ body }) => body?.startsWith(marker)),
  );
  return own;
}
