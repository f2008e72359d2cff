import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../model/usage-error.ts';

/** A path as somebody named it, and where that is on the disk. */
export interface NamedPath {
  readonly name: string;
  readonly path: string;
}

/** What lies at a path somebody named; undefined where nothing does. */
export function statNamed({ name, path }: NamedPath): Stats | undefined {
  return withUsageErrors(name, () => {
    try {
      return statSync(path, { throwIfNoEntry: false });
    } catch (cause) {
      // A file on the way: nothing can lie below it.
      if (errorCode(cause) === 'ENOTDIR') return undefined;
      throw cause;
    }
  });
}

/** A path with its links resolved, but not the last: a link is not what it points at. */
export function realNamed(named: NamedPath): string | undefined {
  const { name, path } = named;
  const stat = statNamed(named);
  if (!stat) return undefined;
  return withUsageErrors(name, () =>
    stat.isDirectory()
      ? realpathSync.native(path)
      : join(realpathSync.native(dirname(path)), basename(path)),
  );
}

/** The text of a file somebody named. */
export function readNamed({ name, path }: NamedPath): string {
  return withUsageErrors(name, () => readFileSync(path, 'utf8'));
}

/** Asks the disk of a path; what the system refuses is for whoever named it to mend. */
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
  ELOOP: 'is a link that leads back to itself',
  ENAMETOOLONG: 'is longer than any path may be',
};

function errorCode(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
