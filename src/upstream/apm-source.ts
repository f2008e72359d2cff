import type { LockFields } from '../model/lock.ts';
import { code, msg, pathPart } from '../model/message.ts';
import { withoutEndSlashes } from '../model/text/path.ts';
import { redactCredentials } from '../syntax/url.ts';
import { isCommitName } from './ref.ts';
import type { EntrySource, Source } from './source.ts';
import { fieldOf, gitSource, isInnerPath, localPath, unfetchable } from './source-parts.ts';

/** The source of a package in a lock of apm. */
export function apmSource(lockPath: string, fields: LockFields): Omit<EntrySource, 'entry'> {
  const virtualPath = withoutEndSlashes(fieldOf(fields, 'virtual_path'));
  const text = redactCredentials(fieldOf(fields, 'repo_url'));
  if (!isInnerPath(virtualPath)) {
    const reason = msg`The lock records ${pathPart(virtualPath)}, which is no path in a repository.`;
    return { folder: null, text, source: unfetchable(reason) };
  }
  const folder = virtualPath === '' ? null : virtualPath;
  return { folder, text, source: packageSource(lockPath, fields) };
}

function packageSource(lockPath: string, fields: LockFields): Source {
  const origin = fieldOf(fields, 'source');
  if (origin === 'local' || fields.has('local_path')) {
    return { kind: 'local', path: localPath(lockPath, fieldOf(fields, 'local_path')) };
  }
  if (origin !== '' && origin !== 'git')
    return unfetchable(msg`Packages of ${code(origin)} have no repository to ask.`);
  if (fields.has('replacement')) return unfetchable(msg`Another package replaces this one.`);
  const commit = fieldOf(fields, 'resolved_commit') || null;
  const ref = fieldOf(fields, 'resolved_ref') || null;
  const followed = ref !== null && ref === commit && !isCommitName(ref) ? null : ref;
  return { ...gitSource(packageUrl(fields), followed, commit), kind: 'apm' };
}

/** The address of the repository: `repo_url` is `owner/name`, or an address of its own. */
function packageUrl(fields: LockFields): string {
  const repository = fieldOf(fields, 'repo_url');
  if (/:|^[/~.]/.test(repository)) return repository;
  const protocol = fieldOf(fields, 'is_insecure').toLowerCase() === 'true' ? 'http' : 'https';
  const host = fieldOf(fields, 'host') || 'github.com';
  const port = fieldOf(fields, 'port');
  return `${protocol}://${host}${port === '' ? '' : `:${port}`}/${repository}`;
}
