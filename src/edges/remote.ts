import { UsageError } from '../model/usage-error.ts';
import { askOrigin, refusalOf } from './fetch.ts';
import { type Repository, runGit } from './git.ts';
import type { RemoteTip } from './hosted.ts';
import { deeper } from './missing.ts';
import { isObjectName } from './repository.ts';

/**
 * The tag or branch of a name at `origin`, the tag where both are called so, as git has it; `refs/tags/…` for
 * a tag alone. Null where there is none; throws where nobody can be asked.
 */
export async function remoteTip(repository: Repository, name: string): Promise<RemoteTip | null> {
  if (!repository.online) return null;
  const format = await runGit(repository, ['check-ref-format', `refs/heads/${name}`]);
  if (format.code !== 0) return null;
  const short = name.replace(/^refs\/tags\//, '');
  const names = [`refs/tags/${short}^{}`, `refs/tags/${short}`];
  if (short === name) names.push(`refs/heads/${name}`);
  const args = ['ls-remote', '-q', 'origin', ...names];
  const { code, stdout, stderr } = await askOrigin(repository, args);
  if (code !== 0) {
    const tip = (await repository.hosted?.tip(name)) ?? null;
    return tip ?? refuse(repository, `"${short}"`, stderr);
  }
  const lines = stdout.toString('utf8').split('\n');
  const commits = new Map(lines.map((line) => line.split('\t').reverse() as [string, string]));
  const at = names.findIndex((one) => isObjectName(commits.get(one) ?? ''));
  const commit = commits.get(names[at] ?? '');
  return commit === undefined ? null : { commit, isBranch: at === 2 };
}

/** The names of the tags of `origin`: no history is needed to tell them. Throws where nobody can be asked. */
export async function remoteTags(repository: Repository): Promise<readonly string[]> {
  const args = ['ls-remote', '-q', '--tags', '--refs', 'origin'];
  const { code, stdout, stderr } = await askOrigin(repository, args);
  if (code !== 0)
    return (await repository.hosted?.tags()) ?? refuse(repository, 'its tags', stderr);
  const names = [...stdout.toString('utf8').matchAll(/\trefs\/tags\/(.+)$/gm)];
  return names.map(([, name = '']) => name);
}

function refuse(repository: Repository, what: string, stderr: string): never {
  throw new UsageError(
    `origin cannot be asked for ${what} (${refusalOf(repository, stderr)}).`,
    `${deeper.replace(/\.$/, '')}, let the token read contents, or name the base.`,
  );
}
