import { code, type Message, msg } from '../../model/message.ts';
import type { FetchFailure, UpstreamTree } from '../../upstream/fetcher.ts';
import { isCommitName, isPlainRef, shortRef } from '../../upstream/ref.ts';
import { commandFailure } from './failure.ts';
import { type IsolatedOptions, type IsolatedRepository, runIsolated } from './isolated-git.ts';

/** What to fetch for a reference. */
export interface RefTarget {
  /** `HEAD`, a full reference, or a commit: never an option or a refspec. */
  readonly name: string;
  readonly refKind: UpstreamTree['refKind'];
  readonly tags: readonly string[];
}

const maxRefsOutput = 16 * 1024 * 1024;

/** Finds what a reference of a lock is at the source. Like `git clone`, prefers the branch to the tag of a name. */
export async function resolveRef(
  repository: IsolatedRepository,
  { url, ref }: { readonly url: string; readonly ref: string | null },
  options: IsolatedOptions,
): Promise<RefTarget | FetchFailure> {
  if (ref === null) return { name: 'HEAD', refKind: 'default', tags: [] };
  if (isCommitName(ref)) return { name: ref, refKind: 'commit', tags: [] };
  const short = shortRef(ref);
  if (!isPlainRef(short))
    return {
      failure: 'refused',
      reason: msg`The lock records a reference that no branch or tag has.`,
    };
  const args = ['ls-remote', '-q', '--heads', '--tags', '--refs', '--', url];
  const output = await runIsolated(repository, args, { ...options, maxOutput: maxRefsOutput });
  if (output.code !== 0 || output.exceeded) return commandFailure(output, repository.budget);
  const names = new Set(
    [...output.stdout.toString('utf8').matchAll(/^\w+\t(refs\/.+)$/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const candidates = [`refs/heads/${short}`, `refs/tags/${short}`];
  const found = candidates.find((name) => names.has(name) && (short === ref || name === ref));
  if (found === undefined) return { failure: 'gone', reason: missingRef(short) };
  if (found.startsWith('refs/heads/')) return { name: found, refKind: 'branch', tags: [] };
  const tags = [...names].flatMap((name) =>
    name.startsWith('refs/tags/') ? [name.slice('refs/tags/'.length)] : [],
  );
  return { name: found, refKind: 'tag', tags };
}

function missingRef(ref: string): Message {
  const reason = msg`The source has no branch or tag ${code(ref)}.`;
  return /^[0-9a-f]{7,39}$/i.test(ref) ? msg`${reason} A commit needs all 40 digits.` : reason;
}
