import type { Skill } from '../model/skill.ts';
import { selfAndAncestors } from '../model/text/path.ts';
import type { RunResult } from './summarize.ts';

/**
 * What a run learnt about some paths: the skills that lie there, else the innermost skill around the
 * path, and findings in files that lie there. Everything was checked all the same.
 */
export function restrictToPaths(run: RunResult, paths: readonly string[]): RunResult {
  if (paths.length === 0 || paths.includes('')) return run;
  const { workspace, judged, findings } = run;
  const removedRoots = judged.flatMap(({ pair }) => (pair.after ? [] : (pair.before?.root ?? [])));
  const roots = new Set([...workspace.skills.map(({ root }) => root), ...removedRoots]);
  const pathSet = new Set(paths);
  const isSelected = (path: string) => containersIn(path, pathSet).length > 0;
  const selectedRoots = selectRoots(pathSet, roots);
  return {
    ...run,
    workspace: {
      ...workspace,
      skills: workspace.skills.filter(({ root }) => selectedRoots.has(root)),
      locks: workspace.locks.filter(({ path }) => isSelected(path)),
    },
    judged: judged.filter(({ pair }) => selectedRoots.has((pair.after ?? pair.before)?.root ?? '')),
    findings: findings.filter(
      ({ skill, at }) => isSelected(at.path) || (skill !== null && selectedRoots.has(skill)),
    ),
  };
}

/** Those of some skills that a run about some paths is about. */
export function skillsAtPaths(
  skills: readonly Skill[],
  paths: readonly string[],
): readonly Skill[] {
  if (paths.length === 0 || paths.includes('')) return skills;
  const selectedRoots = selectRoots(new Set(paths), new Set(skills.map(({ root }) => root)));
  return skills.filter(({ root }) => selectedRoots.has(root));
}

/** The skills at or below each path; where there is none, the one around it. */
function selectRoots(paths: ReadonlySet<string>, roots: ReadonlySet<string>): ReadonlySet<string> {
  const rootsInside = [...roots].filter((root) => containersIn(root, paths).length > 0);
  const matchedPaths = new Set(rootsInside.flatMap((root) => containersIn(root, paths)));
  const unmatchedPaths = [...paths].filter((path) => !matchedPaths.has(path));
  return new Set([
    ...rootsInside,
    ...unmatchedPaths.flatMap((path) => containersIn(path, roots).slice(0, 1)),
  ]);
}

/** Those of some paths that are a path or a folder it lies in, innermost first. */
function containersIn(path: string, candidates: ReadonlySet<string>): readonly string[] {
  return [...selfAndAncestors(path)].filter((one) => candidates.has(one));
}
