import type { Skill } from './skill.ts';
import { join, relativePath } from './text/path.ts';
import type { Pair } from './workspace.ts';

/** Skills of base by the root of their successor in head. */
export type PreviousByRoot = ReadonlyMap<string, Skill>;

/** Maps each skill of head to its predecessor in base. */
export function previousSkillsByRoot(pairs: readonly Pair[]): PreviousByRoot {
  return new Map(
    pairs.flatMap(({ before, after }) => (before && after ? [[after.root, before] as const] : [])),
  );
}

/** The path of a skill's file in head and, for a moved skill, its path in base. Settings of base may name either. */
export function headAndBasePaths(
  path: string,
  root: string | null,
  previousSkills: PreviousByRoot,
): readonly string[] {
  const before = root === null ? undefined : previousSkills.get(root);
  if (!before || before.root === root) return [path];
  return [path, join(before.root, relativePath(root ?? '', path))];
}
