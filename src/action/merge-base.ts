import { hasTexts, requireAnswer } from './answer.ts';
import type { Api } from './api.ts';

interface Commit {
  readonly sha: string;
  readonly parents: readonly { readonly sha: string }[];
}

interface Comparison {
  readonly merge_base_commit?: Commit;
  /** Commits of the second side that the first side lacks. GitHub limits the list, Gitea does not. */
  readonly commits: readonly Commit[];
}

/** The merge base of two commits, read through the API; null without a common ancestor. */
export async function mergeBaseOf(api: Api, commit: string, other: string): Promise<string | null> {
  const { merge_base_commit, commits } = await compare(api, other, commit);
  return merge_base_commit?.sha ?? (await deriveMergeBase(api, commit, commits));
}

/**
 * Gitea lists the commits after the merge base, but not the merge base itself. Of the parents outside that list, the
 * merge base is the descendant of the others.
 */
async function deriveMergeBase(api: Api, commit: string, commits: readonly Commit[]) {
  if (commits.length === 0) return commit;
  const commitShas = new Set(commits.map(({ sha }) => sha));
  const parents = new Set(commits.flatMap((listed) => listed.parents.map(({ sha }) => sha)));
  let mergeBase: string | null = null;
  for (const sha of [...parents].filter((parent) => !commitShas.has(parent))) {
    const isAncestorOfFound =
      mergeBase !== null && (await compare(api, mergeBase, sha)).commits.length === 0;
    if (!isAncestorOfFound) mergeBase = sha;
  }
  return mergeBase;
}

/** GitHub reads only `per_page`; the others spare Gitea most of its work. */
async function compare(api: Api, base: string, head: string): Promise<Comparison> {
  const query = 'per_page=1&stat=false&files=false&verification=false';
  const route = `/repos/{owner}/{repo}/compare/{basehead}?${query}`;
  const answer = await api.get<Comparison | null>(route, { basehead: `${base}...${head}` });
  requireAnswer(isComparison(answer), 'comparison of two commits');
  return answer as Comparison;
}

/** Whether an answer has the merge base, or the commits after it with their parents. */
function isComparison(answer: Comparison | null): boolean {
  if (hasTexts(answer?.merge_base_commit, 'sha')) return true;
  const commits: unknown = answer?.commits;
  const isCommit = (commit: Commit) =>
    hasTexts(commit, 'sha') &&
    Array.isArray(commit.parents) &&
    commit.parents.every((parent) => hasTexts(parent, 'sha'));
  return Array.isArray(commits) && commits.every(isCommit);
}
