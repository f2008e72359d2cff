import { suggest } from '../../model/text/suggest.ts';
import { UsageError } from '../../model/usage-error.ts';
import { type Repository, readGit } from './git.ts';
import { commitOf, isObjectName, readGitSettings } from './repository.ts';
import { isShallow } from './shallow.ts';

/** How to obtain the history that a shallow clone lacks. */
export const unshallowAdvice =
  'Get more history: git fetch --unshallow (fetch-depth: 0 for actions/checkout, GIT_DEPTH: 0 for GitLab).';

/** The error for an unknown revision, with advice; `noun` is its role. */
export async function missingRevisionError(
  repository: Repository,
  name: string,
  noun = '',
): Promise<UsageError> {
  const label = noun === '' ? `"${name}"` : `The ${noun} "${name}"`;
  if (!/^[^-]/.test(name)) {
    return new UsageError(`${label} is not a revision.`, 'Use a branch, a tag or a commit.');
  }
  const refs = await refNames(repository);
  if (refs.length === 0 && (await commitOf(repository, 'HEAD')) === null) {
    return new UsageError(
      `${label} is not a commit of this clone: the repository has no commit yet.`,
      noun === 'base' ? 'Compare with nothing: --base none' : undefined,
    );
  }
  const suggestion = refs.includes(`origin/${name}`) ? `origin/${name}` : suggest(name, refs);
  const advice =
    suggestion === undefined
      ? await adviceToFetch(repository, name)
      : `Did you mean "${suggestion}"?`;
  return new UsageError(`${label} is not a commit of this clone.`, advice);
}

async function refNames(repository: Repository): Promise<readonly string[]> {
  const args = ['for-each-ref', '--count=1000', '--format=%(refname:short)'];
  const printed = (await readGit(repository, args)).toString('utf8');
  return printed.split('\n').filter((name) => name !== '');
}

async function adviceToFetch(repository: Repository, name: string): Promise<string> {
  if ((await readGitSettings(repository)).remote === null)
    return 'Use a branch, a tag or a commit.';
  const fetch = fetchHint(name);
  const suggestions = [fetch, isShallow(repository) ? unshallowAdvice : undefined];
  const [first = 'Fetch it first: git fetch origin', ...more] = suggestions.filter(
    (option) => option !== undefined,
  );
  return more.length === 0
    ? first
    : [first.replace(/\.$/, ''), ...more.map(lowerFirst)].join(', or ');
}

function fetchHint(name: string): string | undefined {
  if (isObjectName(name)) return `Fetch it first: git fetch origin ${name}`;
  const branch = name.replace(/^origin\//, '');
  return /^[\w./-]+$/.test(branch)
    ? `Fetch it first: git fetch origin ${branch}:refs/remotes/origin/${branch} (and name it origin/${branch}).`
    : undefined;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
