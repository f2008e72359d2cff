import type { Links } from './reporter.ts';

/** Where the files of a commit are looked at, as the variables of a workflow run say. */
export function linksFrom(
  env: Readonly<Record<string, string | undefined>>,
  sha: string | null,
): Links | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env;
  if (sha === null || !server || !repository) return null;
  return /^https?:\/\/[\w.:-]+$/.test(server) ? { server, repository, sha } : null;
}
