import { containersIn, selectRoots, selectsAll } from '../select-skills.ts';
import type { RunResult } from './summarize.ts';

/**
 * Keeps the skills, locks and findings at some paths; a path inside a skill selects the skill around it.
 * Everything was checked all the same.
 */
export function restrictToPaths(run: RunResult, paths: readonly string[]): RunResult {
  if (selectsAll(paths)) return run;
  const { workspace, judgements, findings, powers = [] } = run;
  const removedRoots = judgements.flatMap(({ pair }) =>
    pair.after ? [] : (pair.before?.root ?? []),
  );
  const roots = new Set([...workspace.skills.map(({ root }) => root), ...removedRoots]);
  const pathSet = new Set(paths);
  const isSelected = (path: string) => containersIn(path, pathSet).length > 0;
  const selectedRoots = selectRoots(pathSet, roots);
  return {
    ...run,
    allLocks: workspace.locks,
    workspace: {
      ...workspace,
      skills: workspace.skills.filter(({ root }) => selectedRoots.has(root)),
      locks: workspace.locks.filter(({ path }) => isSelected(path)),
      plugins: {
        ...workspace.plugins,
        all: workspace.plugins.all.filter(({ root }) => isSelected(root)),
      },
      grants: {
        ...workspace.grants,
        units: workspace.grants.units.filter(({ root }) => isSelected(root)),
        files: workspace.grants.files.filter(
          ({ path, unit }) => isSelected(path) || isSelected(unit.root),
        ),
      },
    },
    judgements: judgements.filter(({ pair }) =>
      selectedRoots.has((pair.after ?? pair.before)?.root ?? ''),
    ),
    powers: powers.filter(
      ({ power: { at, unit } }) => isSelected(at.path) || isSelected(unit.root),
    ),
    findings: findings.filter(
      ({ skill, at }) => isSelected(at.path) || (skill !== null && selectedRoots.has(skill)),
    ),
  };
}
