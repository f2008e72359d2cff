import type { Skill } from './skill.ts';
import { join, relativePath } from './text/path.ts';
import type { Pair } from './workspace.ts';

/** What each skill of head that base has too was there, by its root in head. */
export type PreviousByRoot = ReadonlyMap<string, Skill>;

/** Finds what the skills of head come from. */
export function previousSkillsByRoot(pairs: readonly Pair[]): PreviousByRoot {
  return new Map(
    pairs.flatMap(({ before, after }) => (before && after ? [[after.root, before] as const] : [])),
  );
}

/** The paths that settings of base may know a file of a skill by: its own, and where it stood. */
export function pathsAtBase(
  path: string,
  root: string | null,
  previousSkills: PreviousByRoot,
): readonly string[] {
  const before = root === null ? undefined : previousSkills.get(root);
  if (!before || before.root === root) return [path];
  return [path, join(before.root, relativePath(root ?? '', path))];
}
