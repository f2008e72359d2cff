import { UsageError } from '../../model/usage-error.ts';
import type { RemoteCommits } from '../hosted-repository.ts';
import { refusalReason, runOnOrigin } from './fetch.ts';
import { type Repository, runGit } from './git.ts';
import { unshallowAdvice } from './missing-revision.ts';
import { isObjectName } from './repository.ts';

/**
 * The branch and the tag of a name at `origin`; null for an invalid name or an offline repository. Throws UsageError
 * if `origin` does not answer: local references may be outdated.
 */
export async function remoteNames(
  repository: Repository,
  name: string,
): Promise<RemoteCommits | null> {
  if (!repository.online) return null;
  const format = await runGit(repository, ['check-ref-format', `refs/heads/${name}`]);
  if (format.code !== 0) return null;
  if (repository.hasForeignOrigin) return hostedNames(repository, name, forkComplaint);
  const [branch, peeled, tag] = [
    `refs/heads/${name}`,
    `refs/tags/${name}^{}`,
    `refs/tags/${name}`,
  ] as const;
  const args = ['ls-remote', '-q', 'origin', branch, peeled, tag];
  const { code, stdout, stderr } = await runOnOrigin(repository, args);
  if (code !== 0) return hostedNames(repository, name, stderr);
  const lines = stdout.toString('utf8').split('\n');
  const commits = new Map(lines.map((line) => line.split('\t').reverse() as [string, string]));
  const commitOf = (reference: string) => {
    const commit = commits.get(reference) ?? '';
    return isObjectName(commit) ? commit : null;
  };
  return { branch: commitOf(branch), tag: commitOf(peeled) ?? commitOf(tag) };
}

const forkComplaint =
  'it is the repository of the fork, which says nothing of the branches of this one';

async function hostedNames(
  repository: Repository,
  name: string,
  reason: string,
): Promise<RemoteCommits> {
  const names = (await repository.hosted?.names(name)) ?? null;
  return names ?? throwRefusal(repository, `"${name}"`, reason);
}

/** The tags of `origin`, without their history. Throws UsageError if `origin` and the API fail to answer. */
export async function remoteTags(repository: Repository): Promise<readonly string[]> {
  const args = ['ls-remote', '-q', '--tags', '--refs', 'origin'];
  const { code, stdout, stderr } = await runOnOrigin(repository, args);
  if (code !== 0)
    return (await repository.hosted?.tags()) ?? throwRefusal(repository, 'its tags', stderr);
  const names = [...stdout.toString('utf8').matchAll(/\trefs\/tags\/(.+)$/gm)];
  return names.map(([, name = '']) => name);
}

function throwRefusal(repository: Repository, subject: string, reason: string): never {
  throw new UsageError(
    `origin cannot be asked for ${subject} (${refusalReason(repository, reason)}).`,
    `${unshallowAdvice.replace(/\.$/, '')}, let the token read contents, or name the base.`,
  );
}
