import { UsageError } from '../model/usage-error.ts';
import { runGit } from './git.ts';
import { addressOf, findPlace, settingsOf } from './repository.ts';

/** What git knows of a repository, without its files. */
export interface Standing {
  /** The top of the working tree. */
  readonly top: string;
  /** The directory below it that was asked about; '' for the top itself. */
  readonly prefix: string;
  /** The branch that changes are made for, and what says so; null where HEAD is on none. */
  readonly branch: { readonly name: string; readonly by: string } | null;
  /** The address of `origin`; null where there is none. */
  readonly remote: string | null;
  readonly tags: readonly string[];
}

/** Looks at the repository around a directory; throws where there is none to write into. */
export async function standingOf(directory: string): Promise<Standing> {
  const { repository, prefix } = findPlace(directory);
  if (repository === null) {
    throw new UsageError(
      `"${directory}" is in no git repository.`,
      'Run git init first, or go into a clone.',
    );
  }
  if (repository.workTree === null) {
    throw new UsageError(`"${directory}" is a bare repository.`, 'Run this in a clone of it.');
  }
  const line = async (...args: readonly string[]) => {
    const { code, stdout } = await runGit(repository, args);
    const text = stdout.toString('utf8').trim();
    return code === 0 && text !== '' ? text : null;
  };
  const [theirs, own, tags, { remote }] = await Promise.all([
    line('symbolic-ref', '--short', 'refs/remotes/origin/HEAD'),
    line('symbolic-ref', '--short', 'HEAD'),
    line('for-each-ref', '--format=%(refname:strip=2)', 'refs/tags'),
    settingsOf(repository),
  ]);
  const branch =
    theirs !== null
      ? { name: theirs.replace(/^origin\//, ''), by: 'origin/HEAD' }
      : own !== null && { name: own, by: 'the current branch' };
  return {
    top: repository.workTree,
    prefix,
    branch: branch || null,
    remote: remote === null ? null : addressOf(remote),
    tags: tags?.split('\n') ?? [],
  };
}
