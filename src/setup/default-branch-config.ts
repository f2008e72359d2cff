import { resolve } from 'node:path';
import { type Config, defaults } from '../config/config.ts';
import { loadTrustedConfig } from '../io/config-file.ts';
import { completeTree } from '../io/git/complete-tree.ts';
import { commitsOf, findRepository } from '../io/git/repository.ts';
import { gitTree } from '../io/git/tree.ts';
import { defaultBranches } from '../io/revision/find-base.ts';
import { pathInDirectory, ruleIds } from './open.ts';

/** A run with its configuration, and the file that an option names. */
export interface DefaultBranchRequest {
  readonly cwd: string;
  /** The top of the repository. */
  readonly directory: string;
  /** The configuration of the files here. */
  readonly config: Config;
  /** The value of `--config`. */
  readonly named: string | undefined;
}

/** The configuration that permits sources. */
export interface DefaultBranchConfig {
  readonly trustedConfig: Config;
  /** Why `sources` of the files here is not in force, with the remedy; null if it is, or has no list. */
  readonly ignoredSourcesNote: string | null;
}

/**
 * The configuration of the default branch, which no pull request can change: origin/HEAD, else main, else master.
 * Without such a branch nothing is configured. Outside git, and for a file outside the repository, the given one.
 */
export async function defaultBranchConfig({
  cwd,
  directory,
  config,
  named,
}: DefaultBranchRequest): Promise<DefaultBranchConfig> {
  const path = named === undefined ? undefined : pathInDirectory(resolve(cwd, named), directory);
  const { repository } = findRepository(directory);
  if (repository === null || path === null)
    return { trustedConfig: config, ignoredSourcesNote: null };
  const commits = await commitsOf(repository, defaultBranches);
  const index = commits.findIndex((commit) => commit !== null);
  const sha = commits[index];
  if (!sha)
    return {
      trustedConfig: defaults,
      ignoredSourcesNote: hasSources(config) ? unknownBranch : null,
    };
  const tree = completeTree(await gitTree(repository, sha), sha);
  const name = (defaultBranches[index] ?? '').replace(/^refs\/(?:heads|remotes)\//, '');
  const file = await loadTrustedConfig({ sha, name, tree }, path, ruleIds);
  return { trustedConfig: file?.config ?? defaults, ignoredSourcesNote: null };
}

const unknownBranch =
  '`sources` of the configuration is not in force, since this clone does not know the default branch. Name it: `git remote set-head origin BRANCH`.';

function hasSources({ sources }: Config): boolean {
  return Object.values(sources).some((list) => list.length > 0);
}
