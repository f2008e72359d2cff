import type { Forge, Links } from './reporter.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Whose server a workflow run speaks to: what else runs Actions has its API where Gitea has it. */
export function forgeOf({ GITHUB_API_URL: api }: Variables): Forge {
  return api && /\/api\/v1\/?$/.test(api) ? 'gitea' : 'github';
}

/** Where the files of a commit are looked at, as the variables of a workflow run say. */
export function linksFrom(env: Variables, sha: string | null): Links | null {
  const { GITHUB_SERVER_URL: url, GITHUB_REPOSITORY: repository } = env;
  const server = url?.replace(/\/$/, '');
  if (sha === null || !server || !repository) return null;
  const isPlain = /^https?:\/\/[\w.:-]+(?:\/[\w.~-]+)*$/.test(server);
  return isPlain ? { forge: forgeOf(env), server, repository, sha } : null;
}
