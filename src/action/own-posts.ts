import { hasTexts, requireAnswer } from './answer.ts';
import type { Api } from './api.ts';

/** A comment or a review on the server. */
export interface Post {
  readonly id: number;
  readonly body?: string;
  readonly user: { readonly login: string; readonly type?: string } | null;
}

/** Hidden text at the start of a post that identifies the job. */
export function markerOf(job: string, ...parts: readonly string[]): string {
  const safeJob = job.replace(/[^\p{L}\p{N}_ .:/,-]/gu, '').replace(/-{2,}/g, '-');
  return `<!-- ${['skillaccord', ...parts, safeJob].join(' ')} -->`;
}

/** Whether two bodies are the same text; the server may change the line endings. */
export function isSameBody(posted: string | undefined, body: string): boolean {
  return posted?.replaceAll('\r\n', '\n').trim() === body.trim();
}

/** The author of posts written with the token of a GitHub workflow. */
const workflowBot = 'github-actions[bot]';

/**
 * Of some posts with our marker, those of our author, because the marker alone can be forged. Gitea does not
 * distinguish bots from persons. A failed login lookup throws; otherwise every push would add a post.
 */
export async function ownPosts<T extends Post>(api: Api, marked: readonly T[]): Promise<T[]> {
  const byWorkflowBot = marked.filter(
    ({ user }) => user?.type === 'Bot' && user.login === workflowBot,
  );
  if (byWorkflowBot.length > 0 || marked.length === 0) return byWorkflowBot;
  const hasUserTypes = marked.every(({ user }) => user === null || user.type !== undefined);
  const login = await tokenLogin(api, hasUserTypes);
  return marked.filter(({ user }) => login !== null && nameOf(user?.login) === nameOf(login));
}

/** The account name without "[bot]": one part of the API omits that suffix. */
function nameOf(login: string | undefined): string | undefined {
  return login?.replace(/\[bot\]$/, '');
}

/** The login of the token. Tokens of apps cannot read `/user`, but they can query the login of their bot. */
async function tokenLogin(api: Api, mayBeApp: boolean): Promise<string | null> {
  try {
    const user = await api.get<{ login: string } | null>('/user');
    requireAnswer(hasTexts(user, 'login'), 'login');
    return user?.login ?? null;
  } catch (cause) {
    if (!mayBeApp) throw cause;
    return api.authorLogin().catch(() => null);
  }
}
