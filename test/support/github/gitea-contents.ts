import { execFileSync } from 'node:child_process';
import { type Answer, listed } from './github-api.ts';

/** The page size of a tree. */
const pageSize = 2;

/** Gitea's answers for a repository, if they differ from GitHub's; undefined for unknown routes. */
export function giteaContents(
  repository: string,
  match: (pattern: RegExp) => string[] | undefined,
  page: number,
): Answer | undefined {
  const run = (...args: string[]) =>
    execFileSync('git', ['-C', repository, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  const git = (...args: string[]) =>
    run(...args)
      .toString('utf8')
      .trim();
  const ok = (data: unknown): Answer => ({ status: 200, data });
  try {
    const [tree] = match(/^GET \/git\/trees\/(\w+)$/) ?? [];
    if (tree) {
      const all = listed(run('ls-tree', '-r', '-t', '-z', tree));
      const end = page * pageSize;
      const truncated = end < all.length;
      const total_count = all.length;
      return ok({ tree: all.slice(end - pageSize, end), truncated, page, total_count });
    }
    const [blob] = match(/^GET \/git\/blobs\/(\w+)$/) ?? [];
    if (blob) {
      const content = run('cat-file', 'blob', blob).toString('base64');
      return ok({ content, encoding: 'base64' });
    }
    const [base = '', head = ''] = match(/^GET \/compare\/(\w+)\.\.\.(\w+)$/) ?? [];
    if (base) {
      const lines = git('rev-list', '--parents', `${git('merge-base', base, head)}..${head}`);
      const commits = lines.split('\n').filter(Boolean).map(commitOf);
      return ok({ total_commits: commits.length, commits });
    }
    const [name] = match(/^GET \/git\/commits\/(.+)$/) ?? [];
    if (name) return ok({ sha: git('rev-parse', `${name}^{commit}`) });
    if (match(/^GET \/git\/refs\/tags$/)) {
      const names = git('for-each-ref', '--format=%(refname)', 'refs/tags').split('\n');
      return ok(names.map((ref) => ({ ref })));
    }
  } catch {
    // Objects missing from the repository are not found.
  }
  return undefined;
}

function commitOf(line: string) {
  const [sha, ...parents] = line.split(' ');
  return { sha, parents: parents.map((parent) => ({ sha: parent })) };
}
