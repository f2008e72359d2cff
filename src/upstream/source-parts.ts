import type { LockFields } from '../model/lock.ts';
import type { Message } from '../model/message.ts';
import { folderOf, nameOf, resolve } from '../model/text/path.ts';
import type { GitSource, UnfetchableSource } from './source.ts';

/** The value of a field; empty if the entry lacks it. */
export function fieldOf(fields: LockFields, name: string): string {
  return fields.get(name)?.value ?? '';
}

/** A source that cannot be asked. */
export function unfetchable(reason: Message): UnfetchableSource {
  return { kind: 'unknown', reason };
}

/** The folder of a skill by the path of its SKILL.md; undefined for a path that leaves the repository. */
export function skillFolder(path: string): string | undefined {
  if (!isInnerPath(path)) return undefined;
  const resolved = resolve('', path);
  if (resolved === undefined) return undefined;
  return nameOf(resolved).toLowerCase() === 'skill.md' ? folderOf(resolved) : resolved;
}

/** Whether a path stays in its repository, outside of git's own files. */
export function isInnerPath(path: string): boolean {
  return (
    path.length <= 1024 &&
    !/^(?:~|\/|[A-Za-z]:)|[\\\0-\x1f]/.test(path) &&
    !path.split('/').some((segment) => segment === '..' || segment.toLowerCase() === '.git')
  );
}

/** A git repository by its address. */
export function gitSource(
  url: string,
  ref: string | null,
  commit: string | null = null,
): GitSource {
  return { kind: 'git', url, ref, commit };
}

/** The address of `owner/name` at GitHub; null for another text. */
export function githubUrl(source: string): string | null {
  return isShorthand(source) ? `https://github.com/${source.replace(/\.git$/, '')}.git` : null;
}

/** Whether a text is `owner/name`. */
export function isShorthand(source: string): boolean {
  return /^[A-Za-z\d][\w.-]*\/[\w.-]+$/.test(source);
}

/** A path relative to the lock's folder; an absolute one stays, and one above the repository keeps its `..`. */
export function localPath(lockPath: string, path: string): string {
  if (/^(?:~|\/|[A-Za-z]:)/.test(path)) return path;
  const plain = path.replaceAll('\\', '/');
  const folder = folderOf(lockPath);
  return resolve(folder, plain) ?? (folder === '' ? plain : `${folder}/${plain}`);
}
