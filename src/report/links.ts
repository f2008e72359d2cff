import { uriPath } from './escape.ts';
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
  return isPlain ? { forge: forgeOf(env), server, repository, sha, ...originOf(env) } : null;
}

/** The branch of a push, or of the head of a pull request, with its number. */
function originOf({
  GITHUB_REF: ref = '',
  GITHUB_HEAD_REF: headBranch,
}: Variables): Pick<Links, 'branch' | 'pullRequest'> {
  const [, number] = /^refs\/pull\/(\d{1,15})\//.exec(ref) ?? [];
  const [, pushed] = /^refs\/heads\/(.+)$/s.exec(ref) ?? [];
  const branch = headBranch || pushed;
  return {
    ...(branch !== undefined && { branch }),
    ...(number !== undefined && { pullRequest: Number(number) }),
  };
}

/** The address of a file or folder of the commit, optionally of a line; a folder ends with a slash. */
export function fileUrl(links: Links, path: string, line?: number): string {
  const { forge, server, repository, sha } = links;
  const anchor = line === undefined ? '' : `#L${line}`;
  const folderOrFile = path.endsWith('/') ? 'tree' : 'blob';
  const kind = forge === 'gitea' ? 'src/commit' : folderOrFile;
  const target = uriPath(path.replace(/\/$/, ''));
  return `${server}/${uriPath(repository)}/${kind}/${uriPath(sha)}/${target}${anchor}`;
}
