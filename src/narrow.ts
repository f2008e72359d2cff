import { isInside } from './model/path.ts';
import type { Outcome } from './summarize.ts';

/**
 * What a run learnt about some paths: the skills that lie there, else the innermost skill around the
 * path, and findings in files that lie there. Everything was checked all the same.
 */
export function narrow(outcome: Outcome, paths: readonly string[]): Outcome {
  if (paths.length === 0 || paths.includes('')) return outcome;
  const { workspace, judged, findings } = outcome;
  const removed = judged.flatMap(({ pair }) => (pair.after ? [] : (pair.before?.root ?? [])));
  const roots = new Set([...workspace.skills.map(({ root }) => root), ...removed]);
  const chosen = new Set(paths.flatMap((path) => rootsAt(path, roots)));
  const isThere = (path: string) => paths.some((one) => path === one || isInside(path, one));
  return {
    ...outcome,
    workspace: {
      ...workspace,
      skills: workspace.skills.filter(({ root }) => chosen.has(root)),
      locks: workspace.locks.filter(({ path }) => isThere(path)),
    },
    judged: judged.filter(({ pair }) => chosen.has((pair.after ?? pair.before)?.root ?? '')),
    findings: findings.filter(
      ({ skill, at }) => isThere(at.path) || (skill !== null && chosen.has(skill)),
    ),
  };
}

function rootsAt(path: string, roots: ReadonlySet<string>): readonly string[] {
  const there = [...roots].filter((root) => root === path || isInside(root, path));
  if (there.length > 0) return there;
  const around = [...roots].filter((root) => isInside(path, root));
  return around.sort((a, b) => b.length - a.length).slice(0, 1);
}
