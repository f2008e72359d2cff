import { realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { findPlace } from '../io/git/repository.ts';
import { UsageError } from '../model/usage-error.ts';
import { realNamed, statNamed } from './named-path.ts';

/** The paths of a command line, found on the disk. */
export interface Paths {
  /** Where the repository is looked for. */
  readonly directory: string;
  /** The paths from the top of a tree; throws for one that lies outside. */
  readonly within: (top: string) => readonly string[];
}

/** Finds the paths a command was given, or the current directory where none is named. */
export function findPaths(operands: readonly string[], cwd: string): Paths {
  const found = operands.map((operand) => ({
    operand,
    path: realNamed({ name: operand, path: resolve(cwd, operand) }),
  }));
  const missing = found.find(({ path }) => path === undefined);
  if (missing) throw notThere(missing.operand, cwd);
  const first = found[0]?.path;
  return {
    directory: first === undefined ? cwd : startOf(first, cwd),
    within: (top) => found.map(({ operand, path }) => below(top, path ?? '', operand)),
  };
}

/** Nothing is there; where it is with slashes for backslashes, that was meant. */
function notThere(operand: string, cwd: string): UsageError {
  const slashed = operand.replaceAll('\\', '/');
  const isMeant = slashed !== operand && statNamed({ name: slashed, path: resolve(cwd, slashed) });
  const hint = isMeant ? `Did you mean "${slashed}"?` : undefined;
  return new UsageError(`"${operand}" is no file or directory.`, hint);
}

/** Outside git the current directory is the tree, unless the path leads out of it. */
function startOf(path: string, cwd: string): string {
  const directory = statSync(path).isDirectory() ? path : dirname(path);
  const inside = !leaves(relative(realpathSync.native(cwd), path));
  return inside && findPlace(directory).repository === null ? cwd : directory;
}

function below(top: string, path: string, operand: string): string {
  const inner = relative(realpathSync.native(top), path);
  if (leaves(inner)) throw new UsageError(`"${operand}" lies outside of "${top}".`);
  return inner.split(sep).join('/');
}

function leaves(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path);
}
