import { UsageError } from '../../model/usage-error.ts';
import { runGit, splitNulTerminated } from '../git/git.ts';
import { findRepository, readGitSettings, remoteUrl } from '../git/repository.ts';
import { defaultBranches } from './find-base.ts';

/** What git knows of a repository, without its files. */
export interface GitState {
  /** The top of the working tree. */
  readonly top: string;
  /** The directory below it that was asked about; '' for the top itself. */
  readonly prefix: string;
  /** The branch that changes are made for, and what says so; null where HEAD is on none. */
  readonly branch: { readonly name: string; readonly by: string } | null;
  /** The branch HEAD is on; null where it is on none. */
  readonly current: string | null;
  /** The address of `origin`; null where there is none. */
  readonly remote: string | null;
  readonly tags: readonly string[];
  /** Those of some paths from the top that git would not add unasked. */
  readonly findIgnored: (paths: readonly string[]) => Promise<readonly string[]>;
}

/** Looks at the repository around a directory; throws where there is none to write into. */
export async function readGitState(directory: string): Promise<GitState> {
  const { repository, prefix } = findRepository(directory);
  if (repository === null) {
    throw new UsageError(
      `"${directory}" is in no git repository.`,
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
  const [originHead, usual, currentBranch, tags, { remote }] = await Promise.all([
    gitLine('symbolic-ref', 'refs/remotes/origin/HEAD'),
    gitLine('for-each-ref', '--format=%(refname)', ...defaultBranches),
    gitLine('symbolic-ref', '--short', 'HEAD'),
    gitLine('for-each-ref', '--format=%(refname:strip=2)', 'refs/tags'),
    readGitSettings(repository),
  ]);
  return {
    top: repository.workTree,
    prefix,
    branch: branchOf(originHead, usual?.split('\n') ?? [], currentBranch),
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

/** The default branch, found as a check finds it; the current one where there is no other sign of it. */
function branchOf(
  originHead: string | null,
  refs: readonly string[],
  currentBranch: string | null,
): GitState['branch'] {
  if (originHead !== null) return { name: branchNameOf(originHead), by: 'origin/HEAD' };
  const usual = defaultBranches.find((ref) => refs.includes(ref));
  if (usual === undefined)
    return currentBranch === null ? null : { name: currentBranch, by: 'the current branch' };
  const name = branchNameOf(usual);
  if (name === currentBranch) return { name, by: 'the current branch' };
  const isRemote = usual.startsWith('refs/remotes/');
  return { name, by: isRemote ? `there is origin/${name}` : 'there is a branch of that name' };
}

function branchNameOf(ref: string): string {
  return ref.replace(/^refs\/(?:heads|remotes\/[^/]+)\//, '');
}
