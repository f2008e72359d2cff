import { execFileSync } from 'node:child_process';
import type { Answer } from './github-api.ts';
import { commentComplaintOf } from './github-limits.ts';

/** A changed file of a pull request, as GitHub lists it. */
export interface ChangedFile {
  readonly filename: string;
  readonly status: 'modified';
  readonly patch: string;
}

/** A comment on lines, in the state of the server. */
export interface LineComment {
  readonly id: number;
  readonly path: string;
  body: string;
  line: number | null;
  start_line: number | null;
  readonly user: Author;
  readonly review: number;
}

/** A review in the state of the server. */
export interface Review {
  readonly id: number;
  body: string;
  readonly user: Author;
}

interface Author {
  readonly login: string;
  readonly type?: 'Bot' | 'User';
}

/** A comment of a review request; Gitea has positions. */
export interface SentComment {
  readonly path: string;
  readonly body: string;
  readonly line?: number;
  readonly start_line?: number;
  readonly new_position?: number;
}

/** The commits of the pull request, in a local repository. */
export interface Proposed {
  readonly repository: string;
  readonly base: string;
  readonly head: string;
}

const changed = new Map<string, ChangedFile[]>();

/** The files of a pull request with their patches, computed once for the same commits. */
export function filesOf(proposed: Proposed): ChangedFile[] {
  const key = JSON.stringify(proposed);
  const files = changed.get(key) ?? diffFiles(proposed);
  changed.set(key, files);
  return files;
}

function diff({ repository, base, head }: Proposed, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', repository, 'diff', ...args, `${base}...${head}`], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
}

function diffFiles(proposed: Proposed): ChangedFile[] {
  const text = diff(proposed, '--no-renames', '--patch-with-raw', '-z');
  const end = text.indexOf('\0\0');
  const names = text
    .slice(0, end)
    .split('\0')
    .filter((_, index) => index % 2 === 1);
  const patches = text
    .slice(end + 2)
    .split(/^diff --git .*\n/m)
    .slice(1);
  return names.map((filename, index) => {
    const patch = patches[index] ?? '';
    const hunkStart = patch.indexOf('\n@@ ');
    return {
      filename,
      status: 'modified',
      patch: hunkStart === -1 ? '' : patch.slice(hunkStart + 1),
    };
  });
}

/** The lines of a head file in the hunks of a patch, each with the number of its hunk. */
function shownLines(patch: string): Map<number, number> {
  const lines = new Map<number, number>();
  const hunks = patch.split(/\n(?=@@ )/);
  for (const [hunk, text] of hunks.entries()) {
    const [header = '', ...body] = text.split('\n');
    let line = Number(/\+(\d+)/.exec(header)?.[1]);
    for (const bodyLine of body)
      if (bodyLine.startsWith(' ') || bodyLine.startsWith('+')) lines.set(line++, hunk);
  }
  return lines;
}

/** Why the API rejects a review; undefined if it accepts it. */
export function reviewComplaintOf(
  body: string,
  comments: readonly SentComment[],
  files: readonly ChangedFile[],
): string | undefined {
  const complaint = [body, ...comments.map((comment) => comment.body)]
    .map(commentComplaintOf)
    .find(Boolean);
  if (complaint) return complaint;
  for (const { path, line = 0, start_line: start = line } of comments) {
    const shown = shownLines(files.find(({ filename }) => filename === path)?.patch ?? '');
    if (!shown.has(line)) return 'pull_request_review_thread.line must be part of the diff';
    if (start > line || shown.get(start) !== shown.get(line)) {
      return 'pull_request_review_thread.start_line must be part of the same hunk as the line.';
    }
  }
  return undefined;
}

/** The reviews of a server with one pull request. */
export interface ReviewState {
  readonly reviews: Review[];
  readonly lineComments: LineComment[];
}

/** How the server treats a request. */
export interface ReviewSetting {
  readonly proposed: Proposed | undefined;
  readonly mayWrite: boolean;
  readonly isGitea: boolean;
  readonly author: Author;
}

type Match = (pattern: RegExp) => string[] | undefined;

const ok = (data: unknown): Answer => ({ status: 200, data });
const denied: Answer = { status: 403, data: { message: 'Resource not accessible by integration' } };

/** The answer about reviews; null for other requests. */
export function reviewAnswer(
  match: Match,
  sent: Readonly<Record<string, unknown>>,
  state: ReviewState,
  setting: ReviewSetting,
): Answer | null {
  const { proposed, isGitea, mayWrite } = setting;
  if (proposed && isGitea && match(/^GET \/pulls\/1\.diff$/)) {
    return { status: 200, data: null, text: diff(proposed) };
  }
  if (match(/^GET \/pulls\/1\/files$/)) {
    const files = proposed ? filesOf(proposed) : [];
    return ok(isGitea ? files.map(({ patch: _, ...file }) => file) : files);
  }
  if (match(/^GET \/pulls\/1\/reviews$/)) return ok(state.reviews);
  if (!isGitea && match(/^GET \/pulls\/1\/comments$/)) return ok(state.lineComments);
  const [listed] = match(/^GET \/pulls\/1\/reviews\/(\d+)\/comments$/) ?? [];
  if (listed) {
    const comments = state.lineComments.filter(({ review }) => review === Number(listed));
    return ok(comments.map(({ line, start_line: _, ...rest }) => ({ ...rest, position: line })));
  }
  if (match(/^POST \/pulls\/1\/reviews$/)) {
    return mayWrite ? addReview(sent, state, setting) : denied;
  }
  if (isGitea) return null;
  const [review] = match(/^PUT \/pulls\/1\/reviews\/(\d+)$/) ?? [];
  const [comment] = match(/^PATCH \/pulls\/comments\/(\d+)$/) ?? [];
  if (!review && !comment) return null;
  const posts: (Review | LineComment)[] = review ? state.reviews : state.lineComments;
  const post = posts.find(({ id }) => id === Number(review ?? comment));
  if (!post) return null;
  if (!mayWrite) return denied;
  post.body = String(sent['body']);
  return ok(post);
}

function addReview(
  sent: Readonly<Record<string, unknown>>,
  { reviews, lineComments }: ReviewState,
  { proposed, isGitea, author }: ReviewSetting,
): Answer {
  const body = String(sent['body']);
  const comments = ((sent['comments'] ?? []) as SentComment[]).map((comment) => ({
    ...comment,
    line: (isGitea ? comment.new_position : comment.line) ?? 0,
  }));
  const complaint = reviewComplaintOf(body, comments, proposed ? filesOf(proposed) : []);
  if (complaint) return { status: 422, data: { message: complaint } };
  const review = { id: reviews.length + 1, body, user: author };
  reviews.push(review);
  for (const { path, body: text, line, start_line = null } of comments) {
    const id = lineComments.length + 1;
    lineComments.push({ id, path, body: text, line, start_line, user: author, review: review.id });
  }
  return ok(review);
}
