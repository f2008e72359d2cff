import type { SkillFile } from '../../model/skill.ts';
import { comparePaths } from '../order.ts';
import { createIgnoreTest } from './skillignore.ts';

/**
 * The files in a hash of ADR-003, in byte order: regular files, including nested skills, without caches and
 * without the exclusions of `.skillignore`.
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

/** Excluded from every skill. */
function isNeverHashed(name: string): boolean {
  return (
    name === '.skillignore' ||
    name.endsWith('.pyc') ||
    /(^|\/)(\.git\/|__pycache__(\/|$)|\.DS_Store$)/.test(name)
  );
}
