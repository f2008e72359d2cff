import type { SkillFile } from '../../model/skill.ts';
import { comparePaths } from '../order.ts';
import { createIgnoreTest } from './skillignore.ts';

/**
 * The files a hash of ADR-003 covers, in byte order: regular files, nested skills included, less what
 * is no content to anybody and what the skill's own `.skillignore` excludes.
 */
export function selectFiles(
  files: readonly SkillFile[],
  ignore: string | null,
): readonly SkillFile[] {
  const isExcluded = ignore === null ? () => false : createIgnoreTest(ignore);
  return files
    .filter(({ kind, name }) => kind !== 'symlink' && !isNeverHashed(name) && !isExcluded(name))
    .sort((a, b) => comparePaths(a.name, b.name));
}

/** What is left out of every skill. */
function isNeverHashed(name: string): boolean {
  return (
    name === '.skillignore' ||
    name.startsWith('.git/') ||
    name.endsWith('.pyc') ||
    /(^|\/)(__pycache__(\/|$)|\.DS_Store$)/.test(name)
  );
}
