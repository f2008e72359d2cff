import type { Api } from './api.ts';

interface Commit {
  readonly sha: string;
  readonly parents: readonly { readonly sha: string }[];
}

interface Comparison {
  readonly merge_base_commit?: Commit;
  /** What the second has and the first does not: all of them in Gitea. */
  readonly commits: readonly Commit[];
}

/** Where two commits parted, as the API shows it; null where they have nothing in common. */
export async function mergeBaseOf(api: Api, one: string, other: string): Promise<string | null> {
  const { merge_base_commit, commits } = await compare(api, other, one);
  return merge_base_commit?.sha ?? (await deriveMergeBase(api, one, commits));
}

/**
 * Gitea does not name the merge base, but commits up to it: it is a parent of some, and of all parents that are
 * not among them the one that has the others behind it.
 */
async function deriveMergeBase(api: Api, one: string, commits: readonly Commit[]) {
  if (commits.length === 0) return one;
  const commitShas = new Set(commits.map(({ sha }) => sha));
  const parents = new Set(commits.flatMap((commit) => commit.parents.map(({ sha }) => sha)));
  let mergeBase: string | null = null;
  for (const sha of [...parents].filter((parent) => !commitShas.has(parent))) {
    const isAncestor =
      mergeBase !== null && (await compare(api, mergeBase, sha)).commits.length === 0;
    if (!isAncestor) mergeBase = sha;
  }
  return mergeBase;
}

/** The queries that only Gitea knows spare it most of its work. */
async function compare(api: Api, base: string, head: string): Promise<Comparison> {
  const query = 'per_page=1&stat=false&files=false&verification=false';
  const route = `/repos/{owner}/{repo}/compare/{basehead}?${query}`;
  return api.get<Comparison>(route, { basehead: `${base}...${head}` });
}
