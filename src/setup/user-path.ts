import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../model/usage-error.ts';

/** A path as the user spelled it, with its location on the disk. */
export interface UserPath {
  readonly name: string;
  readonly path: string;
}

/** File status of a path; undefined for a missing file. Throws UsageError for other errors. */
export function statUserPath({ name, path }: UserPath): Stats | undefined {
  return withUsageErrors(name, () => {
    try {
      return statSync(path, { throwIfNoEntry: false });
    } catch (cause) {
      // A file in place of a parent directory: nothing can exist below it.
      if (errorCode(cause) === 'ENOTDIR') return undefined;
      throw cause;
    }
  });
}

/** The path with all links resolved except the last: a link differs from its target. */
export function realUserPath(named: UserPath): string | undefined {
  const { name, path } = named;
  const stat = statUserPath(named);
  if (!stat) return undefined;
  return withUsageErrors(name, () =>
    stat.isDirectory()
      ? realpathSync.native(path)
      : join(realpathSync.native(dirname(path)), basename(path)),
  );
}

/** The text of a file. Throws UsageError if the file cannot be read. */
export function readUserPath({ name, path }: UserPath): string {
  return withUsageErrors(name, () => readFileSync(path, 'utf8'));
}

/** Runs a disk operation; turns system errors into a UsageError that names the path. */
export function withUsageErrors<T>(name: string, operation: () => T): T {
  try {
    return operation();
  } catch (cause) {
    const code = errorCode(cause);
    if (code === undefined) throw cause;
    throw new UsageError(`"${name}" ${explanations[code] ?? 'cannot be read'} (${code}).`);
  }
}

const explanations: Readonly<Record<string, string>> = {
  ELOOP: 'is a link to itself',
  ENAMETOOLONG: 'is too long for a path',
};

function errorCode(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
