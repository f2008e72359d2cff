import type { Skill } from '../model/skill.ts';
import { selfAndAncestors } from '../model/text/path.ts';
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
  const named = new Set(paths);
  const isThere = (path: string) => holders(path, named).length > 0;
  const chosen = rootsAt(named, roots);
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

/** Those of some skills that a run about some paths is about. */
export function skillsAt(skills: readonly Skill[], paths: readonly string[]): readonly Skill[] {
  if (paths.length === 0 || paths.includes('')) return skills;
  const chosen = rootsAt(new Set(paths), new Set(skills.map(({ root }) => root)));
  return skills.filter(({ root }) => chosen.has(root));
}

/** The skills at or below each path; where there is none, the one around it. */
function rootsAt(paths: ReadonlySet<string>, roots: ReadonlySet<string>): ReadonlySet<string> {
  const there = [...roots].filter((root) => holders(root, paths).length > 0);
  const served = new Set(there.flatMap((root) => holders(root, paths)));
  const others = [...paths].filter((path) => !served.has(path));
  return new Set([...there, ...others.flatMap((path) => holders(path, roots).slice(0, 1))]);
}

/** Those of some paths that are a path or a folder it lies in, innermost first. */
function holders(path: string, among: ReadonlySet<string>): readonly string[] {
  return [...selfAndAncestors(path)].filter((one) => among.has(one));
}
