import { UsageError } from '../../model/usage-error.ts';
import { runGit, splitNulTerminated } from '../git/git.ts';
import { findRepository, readGitSettings, remoteUrl } from '../git/repository.ts';
import { defaultBranches } from './find-base.ts';

/** The state of a repository, without its files. */
export interface GitState {
  /** The top of the working tree. */
  readonly top: string;
  /** The requested directory, relative to the top; '' for the top itself. */
  readonly prefix: string;
  /** The default branch with its evidence; null for a detached HEAD without other evidence. */
  readonly branch: { readonly name: string; readonly evidence: string } | null;
  /** The current branch; null for a detached HEAD. */
  readonly current: string | null;
  /** The address of `origin`; null without one. */
  readonly remote: string | null;
  readonly tags: readonly string[];
  /** Filters paths from the top that git ignores. */
  readonly findIgnored: (paths: readonly string[]) => Promise<readonly string[]>;
}

/** Reads the state of the repository around a directory. Throws UsageError without a working tree. */
export async function readGitState(directory: string): Promise<GitState> {
  const { repository, prefix } = findRepository(directory);
  if (repository === null) {
    throw new UsageError(
      `"${directory}" is not in a git repository.`,
      'Run git init first, or go into a clone.',
    );
  }
  if (repository.workTree === null) {
    throw new UsageError(`"${directory}" is a bare repository.`, 'Run this in a clone of it.');
  }
  const gitLine = async (...args: readonly string[]) => {
    const { code, stdout } = await runGit(repository, args);
    const text = stdout.toString('utf8').trim();
    return code === 0 && text !== '' ? text : null;
  };
  const [originHead, defaultRefs, currentBranch, tags, { remote }] = await Promise.all([
    gitLine('symbolic-ref', 'refs/remotes/origin/HEAD'),
    gitLine('for-each-ref', '--format=%(refname)', ...defaultBranches),
    gitLine('symbolic-ref', '--short', 'HEAD'),
    gitLine('for-each-ref', '--format=%(refname:strip=2)', 'refs/tags'),
    readGitSettings(repository),
  ]);
  return {
    top: repository.workTree,
    prefix,
    branch: branchOf(originHead, defaultRefs?.split('\n') ?? [], currentBranch),
    current: currentBranch,
    remote: remote === null ? null : remoteUrl(remote),
    tags: tags?.split('\n') ?? [],
    findIgnored: async (paths) => {
      const checkIgnoreArgs = ['check-ignore', '-z', '--stdin'];
      const { stdout } = await runGit(
        repository,
        checkIgnoreArgs,
        paths.map((path) => `${path}\0`).join(''),
      );
      return [...splitNulTerminated(stdout)].map((path) => path.toString('utf8'));
    },
  };
}

/** The default branch by the rules of a check; otherwise the current branch. */
function branchOf(
  originHead: string | null,
  refs: readonly string[],
  currentBranch: string | null,
): GitState['branch'] {
  if (originHead !== null) return { name: branchNameOf(originHead), evidence: 'origin/HEAD' };
  const defaultRef = defaultBranches.find((ref) => refs.includes(ref));
  if (defaultRef === undefined)
    return currentBranch === null ? null : { name: currentBranch, evidence: 'the current branch' };
  const name = branchNameOf(defaultRef);
  if (name === currentBranch) return { name, evidence: 'the current branch' };
  const isRemote = defaultRef.startsWith('refs/remotes/');
  return {
    name,
    evidence: isRemote ? `there is origin/${name}` : 'there is a branch of that name',
  };
}

function branchNameOf(ref: string): string {
  return ref.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, '');
}
