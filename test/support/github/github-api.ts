import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { giteaContents } from './gitea-contents.ts';
import { commentComplaintOf, complaintOf, type Output } from './github-limits.ts';
import { type LineComment, type Proposed, type Review, reviewAnswer } from './github-reviews.ts';

/** A permission of a token, as in `permissions:` of a job. */
export type Permission = 'contents' | 'pull-requests' | 'checks' | 'metadata';

/** A comment in the state of the server. */
export interface Comment {
  readonly id: number;
  body: string;
  /** Gitea does not distinguish bots from persons. */
  readonly user: { readonly login: string; readonly type?: 'Bot' | 'User' };
}

/** A check run in the state of the server; annotations of later requests are added. */
export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly head_sha: string;
  readonly conclusion: string;
  readonly title: string;
  readonly summary: string;
  readonly annotations: Record<string, unknown>[];
}

/** A server with one pull request, and its received requests. */
export interface Server {
  readonly url: string;
  readonly comments: Comment[];
  readonly checkRuns: CheckRun[];
  readonly reviews: Review[];
  readonly lineComments: LineComment[];
  /** Sets other commits of the pull request. */
  push(proposed: Proposed): void;
  /** Each request as `GET /repos/…`. */
  readonly requests: string[];
}

/** The configuration of the server. */
export interface Circumstances {
  readonly forge?: 'github' | 'gitea';
  /** The login of the token, if it may read it; a workflow token of GitHub may not. */
  readonly login?: string | undefined;
  readonly permissions?: readonly Permission[];
  /** What each user may do, by login; nobody else is a user. Read with `metadata`. */
  readonly roles?: Readonly<Record<string, string>>;
  /** A local git repository that provides the contents. */
  readonly repository?: string;
  /** The commits of the pull request, for its diff. */
  readonly proposed?: Proposed;
  /** Fails requests with this status; optionally a limited number of them. */
  readonly failing?: {
    readonly status: number;
    times: number;
    /** Fails only requests that contain this text. */
    readonly path?: string;
    readonly message?: string;
  };
}

/** The response to a request. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
  /** The answer as text instead. */
  readonly text?: string;
}

const ok = (data: unknown): Answer => ({ status: 200, data });
const denied: Answer = {
  status: 403,
  data: { message: 'Resource not accessible by integration' },
};
const refused = (message: string): Answer => ({ status: 422, data: { message } });
const unknown: Answer = { status: 404, data: { message: 'Not Found' } };

/** A model of a forge's API on loopback: state, permissions, and the limits of the real one. */
export async function startApi(circumstances: Circumstances = {}): Promise<Server> {
  const { failing } = circumstances;
  let { proposed } = circumstances;
  const state = {
    comments: [] as Comment[],
    checkRuns: [] as CheckRun[],
    reviews: [] as Review[],
    lineComments: [] as LineComment[],
    requests: [] as string[],
  };
  const server = createServer(async (request, response) => {
    state.requests.push(`${request.method} ${request.url}`);
    const body = await bodyOf(request);
    const line = `${request.method} ${request.url}`;
    const isFailing = failing && line.includes(failing.path ?? '') && failing.times-- > 0;
    const { status, data, text }: Answer = isFailing
      ? { status: failing.status, data: { message: failing.message ?? 'Server trouble' } }
      : answer(request, body, state, { ...circumstances, ...(proposed && { proposed }) });
    const type = text === undefined ? 'application/json' : 'text/plain; charset=utf-8';
    response.writeHead(status, { 'content-type': type });
    response.end(text ?? JSON.stringify(data));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  server.unref();
  const root = circumstances.forge === 'gitea' ? '/api/v1' : '';
  const push = (next: Proposed) => {
    proposed = next;
  };
  return {
    ...state,
    push,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${root}`,
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}

type State = Omit<Server, 'url' | 'requests' | 'push'>;

function answer(
  { method, url = '' }: IncomingMessage,
  body: Record<string, unknown>,
  state: State,
  {
    permissions = ['contents', 'pull-requests', 'checks', 'metadata'],
    roles = {},
    repository,
    forge,
    login,
    proposed,
  }: Circumstances,
): Answer {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const path = decodeURIComponent(pathname).replace(/^\/api\/v1/, '');
  const route = `${method} ${path.replace('/repos/acme/skills', '')}`;
  const isGitea = forge === 'gitea';
  const match = (pattern: RegExp) => pattern.exec(route)?.slice(1);
  const may = (permission: Permission) => permissions.includes(permission);
  const author = isGitea ? { login: 'gitea-actions' } : bot;
  const setting = { proposed, isGitea, author, mayWrite: may('pull-requests') };
  const ofReviews = reviewAnswer(match, body, state, setting);
  if (ofReviews) return ofReviews;
  if (match(/^GET \/issues\/1\/comments$/)) return ok(state.comments);
  if (match(/^POST \/issues\/1\/comments$/)) {
    return may('pull-requests') ? addComment(state, String(body['body']), author) : denied;
  }
  const [comment] = match(/^PATCH \/issues\/comments\/(\d+)$/) ?? [];
  if (comment) return may('pull-requests') ? editComment(state, comment, body) : denied;
  if (isGitea && route.includes('/check-runs')) return unknown;
  if (match(/^POST \/check-runs$/)) return may('checks') ? addCheckRun(state, body) : denied;
  const [run] = match(/^PATCH \/check-runs\/(\d+)$/) ?? [];
  if (run) return may('checks') ? editCheckRun(state, run, body) : denied;
  if (route === 'POST /graphql' && !isGitea) return ok({ data: { viewer: { login: bot.login } } });
  if (route === 'GET /user') return login === undefined ? denied : ok({ login });
  const [user] = match(/^GET \/collaborators\/([^/]+)\/permission$/) ?? [];
  if (user) return may('metadata') ? roleOf(user, roles) : denied;
  if (!repository || !may('contents')) return unknown;
  if (!isGitea) return contents(repository, match);
  return giteaContents(repository, match, Number(searchParams.get('page') ?? 1)) ?? unknown;
}

/** GitHub answers with the four roles of old, and for an app that it is no user. */
function roleOf(login: string, roles: NonNullable<Circumstances['roles']>): Answer {
  const permission = roles[login];
  if (permission !== undefined) return ok({ permission, user: { login } });
  return { status: 404, data: { message: `${login} is not a user` } };
}

const bot = { login: 'github-actions[bot]', type: 'Bot' } as const;

function addComment({ comments }: State, body: string, user: Comment['user']): Answer {
  const complaint = commentComplaintOf(body);
  if (complaint) return refused(complaint);
  comments.push({ id: comments.length + 1, body, user });
  return { status: 201, data: comments.at(-1) };
}

function editComment({ comments }: State, id: string, { body }: Record<string, unknown>): Answer {
  const comment = comments.find((candidate) => candidate.id === Number(id));
  const complaint = commentComplaintOf(String(body));
  if (!comment || complaint) return comment ? refused(complaint ?? '') : unknown;
  comment.body = String(body);
  return ok(comment);
}

function addCheckRun({ checkRuns }: State, body: Record<string, unknown>): Answer {
  const output = body['output'] as Output;
  const complaint = complaintOf(output);
  if (complaint) return refused(complaint);
  const { name, head_sha, conclusion } = body as unknown as CheckRun;
  const { title, summary, annotations = [] } = output;
  const id = checkRuns.length + 1;
  checkRuns.push({ id, name, head_sha, conclusion, title, summary, annotations: [...annotations] });
  return { status: 201, data: { id, name, head_sha, conclusion } };
}

function editCheckRun({ checkRuns }: State, id: string, body: Record<string, unknown>): Answer {
  const run = checkRuns.find((candidate) => candidate.id === Number(id));
  const output = body['output'] as Output;
  const complaint = complaintOf(output);
  if (!run || complaint) return run ? refused(complaint ?? '') : unknown;
  run.annotations.push(...(output.annotations ?? []));
  return ok({ id: run.id, name: run.name, head_sha: run.head_sha, conclusion: run.conclusion });
}

/** The contents of a local repository as served by the API. */
function contents(repository: string, match: (pattern: RegExp) => string[] | undefined): Answer {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', repository, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [tree] = match(/^GET \/git\/trees\/(\w+)$/) ?? [];
    if (tree) return ok({ tree: listed(git('ls-tree', '-r', '-t', '-z', tree)), truncated: false });
    const [blob] = match(/^GET \/git\/blobs\/(\w+)$/) ?? [];
    if (blob) {
      const content = git('cat-file', 'blob', blob).toString('base64');
      return ok({ content, encoding: 'base64' });
    }
    const [commit = '', other = ''] = match(/^GET \/compare\/(\w+)\.\.\.(\w+)$/) ?? [];
    if (commit)
      return ok({ merge_base_commit: { sha: `${git('merge-base', commit, other)}`.trim() } });
    const [ref] = match(/^GET \/commits\/(.+)$/) ?? [];
    if (ref) return ok({ sha: `${git('rev-parse', `refs/${ref}^{commit}`)}`.trim() });
    if (match(/^GET \/git\/matching-refs\/tags$/)) {
      const names = `${git('for-each-ref', '--format=%(refname)', 'refs/tags')}`.trim();
      return ok(names.split('\n').map((name) => ({ ref: name })));
    }
  } catch {
    // Objects missing from the repository are not found.
  }
  return unknown;
}

/** The output of `git ls-tree -z` in the form of the API. */
export function listed(output: Buffer) {
  const records = output.toString('utf8').split('\0').filter(Boolean);
  return records.map((record) => {
    const [meta = '', path] = record.split('\t');
    const [mode, type, sha] = meta.split(' ');
    return { path, mode, type, sha };
  });
}
