import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Repository } from './git.ts';

/** True for a shallow clone. */
export function isShallow(repository: Repository): boolean {
  return existsSync(shallowFile(repository));
}

/** The file of git with the boundary of a shallow clone; only such a clone has it. */
export function shallowFile({ gitDir }: Repository): string {
  return join(commonDir(gitDir), 'shallow');
}

/** The directory with what all working trees of a repository share. */
function commonDir(gitDir: string): string {
  const file = join(gitDir, 'commondir');
  if (!existsSync(file)) return gitDir;
  return resolve(gitDir, readFileSync(file, 'utf8').replace(/(?<![\r\n])[\r\n]+$/, ''));
}
