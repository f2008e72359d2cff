import type { Forge, Links } from './reporter.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The forge of a workflow run; other forges that run Actions have Gitea's API path. */
export function forgeOf({ GITHUB_API_URL: api }: Variables): Forge {
  return api && /\/api\/v1\/?$/.test(api) ? 'gitea' : 'github';
}

/** Links to the files of a commit, read from the variables of a workflow run; null if they are incomplete. */
export function linksFrom(env: Variables, sha: string | null): Links | null {
  const { GITHUB_SERVER_URL: url, GITHUB_REPOSITORY: repository } = env;
  const server = url?.replace(/\/$/, '');
  if (sha === null || !server || !repository) return null;
  const isPlain = /^https?:\/\/[\w.:-]+(?:\/[\w.~-]+)*$/.test(server);
  return isPlain ? { forge: forgeOf(env), server, repository, sha } : null;
}
