import type { getOctokit } from '@actions/github';
import { isList, requireAnswer } from './answer.ts';

/** Client for the API of the server, bound to the repository of the run. */
export interface Api {
  /** Sends one GET request and retries transient failures. Errors go through `explainFailure`. */
  get<T>(route: string, parameters?: Parameters): Promise<T>;
  /** Reads all pages of a list. */
  list<T>(route: string, parameters?: Parameters): Promise<T[]>;
  /** Login of the author that the token writes as: `github-actions[bot]`, an app's bot or a person. */
  authorLogin(): Promise<string>;
  /** Sends one write request, without retries. */
  send<T>(method: 'POST' | 'PATCH' | 'PUT', route: string, parameters: Parameters): Promise<T>;
}

type Parameters = Readonly<Record<string, unknown>>;

/** Timeout of one request. */
const timeoutMs = 30_000;

/**
 * Creates the client for a token; null without a token or a repository. The client package is loaded with the first
 * request, so runs without requests do not pay for it.
 */
export function apiOf(env: NodeJS.ProcessEnv, token: string): Api | null {
  const [owner, repo, ...more] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  if (token === '' || !owner || !repo || more.length > 0) return null;
  let client: ReturnType<typeof connect> | null = null;
  const octokit = () => {
    client ??= connect(token);
    return client;
  };
  const withRepository = (parameters: Parameters = {}, request: Parameters = {}) => ({
    owner,
    repo,
    ...parameters,
    request: { ...request, signal: AbortSignal.timeout(timeoutMs) },
  });
  return {
    async get<T>(route: string, parameters?: Parameters) {
      const { data } = await (await octokit()).request(`GET ${route}`, withRepository(parameters));
      return data as T;
    },
    async list<T>(route: string, parameters?: Parameters) {
      const all: T[] = [];
      let next: string | undefined = `GET ${route}`;
      let page: Parameters = withRepository({ per_page: 100, ...parameters });
      while (next !== undefined) {
        const response: { data: unknown; headers: { link?: string } } = await (
          await octokit()
        ).request(next, page);
        requireAnswer(isList(response.data), 'list');
        all.push(...(response.data as T[]));
        const url: string | undefined = /<([^<>]+)>;\s*rel="next"/.exec(
          response.headers.link ?? '',
        )?.[1];
        next = url && `GET ${url}`;
        page = { request: { signal: AbortSignal.timeout(timeoutMs) } };
      }
      return all;
    },
    async authorLogin() {
      const requestOptions = { request: { signal: AbortSignal.timeout(timeoutMs) } };
      const query = 'query { viewer { login } }';
      const { viewer } = await (await octokit()).graphql<{ viewer: { login: string } }>(
        query,
        requestOptions,
      );
      return viewer.login;
    },
    async send<T>(method: 'POST' | 'PATCH' | 'PUT', route: string, parameters: Parameters) {
      const unretried = withRepository(parameters, { retries: 0 });
      const { data } = await (await octokit()).request(`${method} ${route}`, unretried);
      return data as T;
    },
  };
}

async function connect(token: string): Promise<ReturnType<typeof getOctokit>> {
  const [github, { retry }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
  ]);
  const silentLog = { debug() {}, info() {}, warn() {}, error() {} };
  return github.getOctokit(token, { log: silentLog }, retry);
}

/** Why a request failed. */
export interface RequestFailure {
  /** True if the token lacks a permission. For a private repository the server then answers "not found". */
  readonly forbidden: boolean;
  readonly reason: string;
}

/** Explains an error of a request. */
export function explainFailure(cause: unknown): RequestFailure {
  const { status, message } = cause as { status?: unknown; message?: unknown };
  const summary =
    String(message ?? cause)
      .split('\n', 1)[0]
      ?.slice(0, 200) ?? '';
  const lacksPermission =
    /not accessible|not found|forbidden|scope|permission|requires? .*(write|access)/i.test(summary);
  const forbidden = (status === 403 || status === 404) && lacksPermission;
  return { forbidden, reason: typeof status === 'number' ? `${status} ${summary}` : summary };
}
