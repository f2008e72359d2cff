import type { Repository } from '../git/git.ts';
import { commitsOf } from '../git/repository.ts';

/** The tags that exist locally, in order, with their commits. */
export async function resolveTags(
  repository: Repository,
  tags: readonly string[],
): Promise<readonly { readonly tag: string; readonly commit: string }[]> {
  const commits = await commitsOf(
    repository,
    tags.map((tag) => `refs/tags/${tag}`),
  );
  return tags.flatMap((tag, index) => {
    const commit = commits[index];
    return commit ? [{ tag, commit }] : [];
  });
}
