import type { Skill } from '../model/skill.ts';
import { selfAndAncestors } from '../model/text/path.ts';

/** Whether paths select everything: none are named, or the root is. */
export function selectsAll(paths: readonly string[]): boolean {
  return paths.length === 0 || paths.includes('');
}

/** The skills that paths select. */
export function skillsAtPaths(
  skills: readonly Skill[],
  paths: readonly string[],
): readonly Skill[] {
  if (selectsAll(paths)) return skills;
  const selectedRoots = selectRoots(new Set(paths), new Set(skills.map(({ root }) => root)));
  return skills.filter(({ root }) => selectedRoots.has(root));
}

/** The skills at or below each path; without any, the innermost skill around the path. */
export function selectRoots(
  paths: ReadonlySet<string>,
  roots: ReadonlySet<string>,
): ReadonlySet<string> {
  const rootsInside = [...roots].filter((root) => containersIn(root, paths).length > 0);
  const matchedPaths = new Set(rootsInside.flatMap((root) => containersIn(root, paths)));
  const unmatchedPaths = [...paths].filter((path) => !matchedPaths.has(path));
  return new Set([
    ...rootsInside,
    ...unmatchedPaths.flatMap((path) => containersIn(path, roots).slice(0, 1)),
  ]);
}

/** The candidates that are a path or a folder around it, innermost first. */
export function containersIn(path: string, candidates: ReadonlySet<string>): readonly string[] {
  return [...selfAndAncestors(path)].filter((ancestor) => candidates.has(ancestor));
}
