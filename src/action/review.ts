import type { Report } from '../model/report.ts';
import type { RenderOptions } from '../report/reporter.ts';
import type { ReplacedLines } from '../tasks/suggest/replaced-lines.ts';
import type { Suggestion } from '../tasks/suggest.ts';
import { isList, requireAnswer } from './answer.ts';
import type { Api } from './api.ts';
import { isSameBody, markerOf, ownPosts, type Post } from './own-posts.ts';
import { type Diff, hasLines, type PullRequest, readDiff } from './review-diff.ts';
import { reviewText, type SuggestionText, suggestionText } from './review-text.ts';

/** Suggestions on the lines of one pull request; the rest is listed in the text of the review. */
const maxSuggestions = 20;

/** A pull request, and the job that reviews it. */
export interface ReviewTarget extends PullRequest {
  /** Distinguishes the reviews of different jobs. */
  readonly job: string;
}

/** A comment on lines; `line` is null or absent if they are outdated, or on Gitea. */
interface LineComment extends Post {
  readonly line?: number | null;
  readonly start_line?: number | null;
}

/** A suggestion with the text of its comment. */
interface PlacedSuggestion {
  readonly suggestion: Suggestion;
  readonly comment: SuggestionText;
}

const pullRoute = '/repos/{owner}/{repo}/pulls/{pull_number}';

/**
 * Suggests changes on the lines of a pull request, in one review. A suggestion of an earlier run is not repeated,
 * resolved or not; one with another new text on the same lines is edited, and outdated ones stay.
 */
export async function writeReview(
  api: Api,
  target: ReviewTarget,
  { report, suggestions }: { report: Report; suggestions: readonly Suggestion[] },
  options: RenderOptions,
): Promise<void> {
  const { pull_number, forge, job } = target;
  const reviews = await postedReviews(api, target);
  if (suggestions.length === 0 && reviews.length === 0) return;
  const diff: Diff = suggestions.length > 0 ? await readDiff(api, target) : new Map();
  const placeable = placeSuggestions(suggestions, diff, target, options);
  const placed = placeable.slice(0, maxSuggestions);
  const suggested = placeable.map(({ suggestion }) => suggestion);
  const [shown, beyond] = [suggested.slice(0, maxSuggestions), suggested.slice(maxSuggestions)];
  const withLine = new Set([...shown, ...beyond]);
  const unplaced = suggestions.filter((candidate) => !withLine.has(candidate));
  const content = { report, forge, placed: shown, beyond, unplaced };
  const body = `${markerOf(job, 'review')}\n${reviewText(content, options)}`;
  const comments = await postedComments(api, target, reviews);
  const added = await updateComments(api, target, placed, comments);
  const last = reviews.at(-1);
  if (added.length > 0 || last === undefined || forge === 'gitea') {
    const isKnown = reviews.some((review) => isSameBody(review.body, body));
    const hasList = unplaced.length + beyond.length > 0;
    if (added.length === 0 && (!hasList || isKnown)) return;
    const review = {
      body,
      event: 'COMMENT',
      comments: added.map((suggestion) => toComment(suggestion, target)),
    };
    await api.send('POST', `${pullRoute}/reviews`, { pull_number, ...review });
  } else if (!isSameBody(last.body, body)) {
    const review = { pull_number, review_id: last.id, body };
    await api.send('PUT', `${pullRoute}/reviews/{review_id}`, review);
  }
}

/** The suggestions for lines that the diff shows. */
function placeSuggestions(
  suggestions: readonly Suggestion[],
  diff: Diff,
  { forge }: ReviewTarget,
  options: RenderOptions,
): readonly PlacedSuggestion[] {
  return suggestions.flatMap((suggestion) => {
    const comment = suggestionText(suggestion, options);
    if (comment === null || !hasLines(diff, suggestion.at.path, comment.lines)) return [];
    // Gitea comments on single lines.
    const isMultiLine = comment.lines.end > comment.lines.start;
    return isMultiLine && forge === 'gitea' ? [] : [{ suggestion, comment }];
  });
}

async function postedReviews(api: Api, { pull_number, job }: ReviewTarget): Promise<Post[]> {
  const marker = markerOf(job, 'review');
  const all = await api.list<Post>(`${pullRoute}/reviews`, { pull_number });
  return ownPosts(
    api,
    all.filter(({ body }) => body?.startsWith(marker)),
  );
}

/** The suggestions of earlier runs. GitHub lists the comments of all reviews, Gitea those of one. */
async function postedComments(
  api: Api,
  { pull_number, forge }: ReviewTarget,
  reviews: readonly Post[],
): Promise<readonly LineComment[]> {
  if (reviews.length === 0) return [];
  const lists =
    forge === 'gitea'
      ? await Promise.all(
          reviews.map(async ({ id }) => {
            const route = `${pullRoute}/reviews/{id}/comments`;
            const answer = await api.get<LineComment[]>(route, { pull_number, id });
            requireAnswer(isList(answer), 'list of comments');
            return answer;
          }),
        )
      : [await api.list<LineComment>(`${pullRoute}/comments`, { pull_number })];
  const prefix = '<!-- skillaccord suggestion ';
  return ownPosts(
    api,
    lists.flat().filter(({ body }) => body?.startsWith(prefix)),
  );
}

/** Edits the comments of earlier runs where their lines are current; returns the suggestions without a comment. */
async function updateComments(
  api: Api,
  { job, forge }: ReviewTarget,
  placed: readonly PlacedSuggestion[],
  comments: readonly LineComment[],
): Promise<readonly PlacedSuggestion[]> {
  const added: PlacedSuggestion[] = [];
  for (const suggestion of placed) {
    const body = commentBody(suggestion, job);
    const { lines, subject } = suggestion.comment;
    const sameSubject = comments.filter((comment) => isAbout(comment, subject, job));
    const same = sameSubject.find((comment) =>
      comment.body?.startsWith(commentMarker(suggestion, job)),
    );
    const current = sameSubject.find((comment) => isOnLines(comment, lines));
    const existing = same ?? current;
    if (existing === undefined) added.push(suggestion);
    else if (existing === current && forge !== 'gitea' && !isSameBody(existing.body, body)) {
      const route = '/repos/{owner}/{repo}/pulls/comments/{comment_id}';
      await api.send('PATCH', route, { comment_id: existing.id, body });
    }
  }
  return added;
}

function isAbout({ body }: Post, subject: string, job: string): boolean {
  const [line = ''] = body?.split(/\r?\n/, 1) ?? [];
  const [start, end] = markerOf(job, 'suggestion', subject, '\0').split('\0') as [string, string];
  return line.startsWith(start) && line.endsWith(end);
}

/** True for a comment on exactly these lines. */
function isOnLines({ line, start_line }: LineComment, { start, end }: ReplacedLines): boolean {
  return line === end && (start_line ?? line) === start;
}

function commentMarker({ comment: { subject, digest } }: PlacedSuggestion, job: string): string {
  return markerOf(job, 'suggestion', subject, digest);
}

function commentBody(placed: PlacedSuggestion, job: string): string {
  return `${commentMarker(placed, job)}\n${placed.comment.text}`;
}

function toComment(placed: PlacedSuggestion, { job, forge }: ReviewTarget) {
  const { start, end } = placed.comment.lines;
  const comment = { path: placed.suggestion.at.path, body: commentBody(placed, job) };
  if (forge === 'gitea') return { ...comment, old_position: 0, new_position: end };
  const first = start < end ? { start_line: start, start_side: 'RIGHT' } : {};
  return { ...comment, line: end, side: 'RIGHT', ...first };
}
