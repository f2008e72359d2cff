import { realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { findRepository } from '../io/git/repository.ts';
import { UsageError } from '../model/usage-error.ts';
import { nearPath } from './near-path.ts';
import { realUserPath, statUserPath } from './user-path.ts';

/** The paths of a command line, resolved on the disk. */
export interface ResolvedPaths {
  /** The directory at which the search for the repository starts. */
  readonly directory: string;
  /** The paths relative to the top of a tree. Throws UsageError for a path outside. */
  readonly relativeTo: (top: string) => readonly string[];
}

/** Resolves the paths of a command, or the current directory without paths. Throws UsageError for a missing path. */
export function findPaths(operands: readonly string[], cwd: string): ResolvedPaths {
  const targets = operands.map((operand) => ({
    operand,
    path: realUserPath({ name: operand, path: resolve(cwd, operand) }),
  }));
  const missing = targets.find(({ path }) => path === undefined);
  if (missing) throw missingPathError(missing.operand, cwd);
  const first = targets[0]?.path;
  return {
    directory: first === undefined ? cwd : searchStart(first, cwd),
    relativeTo: (top) =>
      targets.map(({ operand, path }) => relativeToTop(top, path ?? '', operand)),
  };
}

/** Error for a missing path; suggests the existing path that it resembles, also one with forward slashes. */
function missingPathError(operand: string, cwd: string): UsageError {
  const slashed = operand.replaceAll('\\', '/');
  const existsWithSlashes =
    slashed !== operand && statUserPath({ name: slashed, path: resolve(cwd, slashed) });
  const near = existsWithSlashes ? slashed : nearPath(operand, cwd);
  const hint = near === null ? undefined : `Did you mean "${near}"?`;
  return new UsageError(`"${operand}" is not a file or directory.`, hint);
}

/** Outside git the current directory is the tree, unless the path leads out of it. */
function searchStart(path: string, cwd: string): string {
  const directory = statSync(path).isDirectory() ? path : dirname(path);
  const isInsideCwd = !isOutside(relative(realpathSync.native(cwd), path));
  return isInsideCwd && findRepository(directory).repository === null ? cwd : directory;
}

function relativeToTop(top: string, path: string, operand: string): string {
  const relativePath = relative(realpathSync.native(top), path);
  if (isOutside(relativePath)) throw new UsageError(`"${operand}" is outside "${top}".`);
  return relativePath.split(sep).join('/');
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}
