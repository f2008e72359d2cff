import { resolve } from 'node:path';
import { suggest } from '../model/text/suggest.ts';
import { UsageError } from '../model/usage-error.ts';
import { nearPath } from '../setup/near-path.ts';
import { statUserPath } from '../setup/user-path.ts';

/** Throws UsageError for a missing path that resembles a command but not a path, as in `skillaccord check lsit`. */
export function rejectCommandAsPath(
  operands: readonly string[],
  cwd: string,
  commands: readonly string[],
): void {
  const missing = operands.find((name) => !statUserPath({ name, path: resolve(cwd, name) }));
  if (missing === undefined || nearPath(missing, cwd) !== null) return;
  const command = suggest(missing, commands);
  if (command === undefined) return;
  const advice = `Did you mean "skillaccord ${command}"?`;
  throw new UsageError(`"${missing}" is not a file or directory.`, advice);
}
