import type { Repository } from './git.ts';
import { commitsOf } from './repository.ts';

/** The first of some tags that is here, and the commit it stands at. */
export async function firstTag(
  repository: Repository,
  tags: readonly string[],
): Promise<{ readonly tag: string; readonly commit: string } | null> {
  const commits = await commitsOf(
    repository,
    tags.map((tag) => `refs/tags/${tag}`),
  );
  const at = commits.findIndex((commit) => commit !== null);
  const [tag, commit] = [tags[at], commits[at]];
  return tag !== undefined && commit ? { tag, commit } : null;
}
