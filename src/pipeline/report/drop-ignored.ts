import type { Config } from '../../config/config.ts';
import { ignoredPaths, type OfferedPlugins } from '../../config/ignored-paths.ts';
import type { Finding } from '../../model/finding.ts';
import type { PreviousByRoot } from '../../model/previous-skills.ts';
import type { Skill } from '../../model/skill.ts';
import { offeredPlugins } from '../places/offered-plugins.ts';
import type { RunResult } from './summarize.ts';

/**
 * Applies `ignore` of head, except to findings on permissions: to these `ignore` of base applies, at the path that
 * the skill had there. A change cannot hide permissions by ignoring or moving a skill.
 */
export function dropIgnored(
  run: RunResult,
  headConfig: Config,
  baseConfig: Config | null,
  previousByRoot: PreviousByRoot,
): RunResult {
  if (!baseConfig || headConfig.ignore.length + baseConfig.ignore.length === 0) return run;
  const { skills, ignoredSkills, listings } = run.workspace;
  const offered = offeredPlugins(listings);
  const isIgnoredAtHead = ignoreMatcher(headConfig.ignore, offered);
  const isIgnoredAtBase = ignoreMatcher(baseConfig.ignore, offered);
  const headIgnoredRoots = rootsOf(skills.filter(isIgnoredAtHead));
  const baseIgnoredRoots = rootsOf(
    skills.filter((skill) => isIgnoredAtBase(previousByRoot.get(skill.root) ?? skill)),
  );
  const isDropped = ({ category, skill }: Finding) =>
    skill !== null && (category === 'privilege' ? baseIgnoredRoots : headIgnoredRoots).has(skill);
  return {
    ...run,
    workspace: {
      ...run.workspace,
      ignoredSkills: new Map([
        ...ignoredSkills,
        ...skills.filter(isIgnoredAtHead).map(({ name, root }) => [name, root] as const),
      ]),
      skills: skills.filter(({ root }) => !headIgnoredRoots.has(root)),
    },
    judgements: run.judgements.filter(
      ({ pair }) => !headIgnoredRoots.has((pair.after ?? pair.before)?.root ?? ''),
    ),
    findings: run.findings.filter((finding) => !isDropped(finding)),
    powers: (run.powers ?? []).filter(
      ({ power: { unit } }) => unit.kind !== 'skill' || !baseIgnoredRoots.has(unit.root),
    ),
  };
}

function rootsOf(skills: readonly Skill[]): ReadonlySet<string> {
  return new Set(skills.map(({ root }) => root));
}

function ignoreMatcher(
  globs: readonly string[],
  offered: OfferedPlugins,
): (skill: Skill) => boolean {
  const { isIgnored } = ignoredPaths(globs, offered);
  return ({ path, root }) => isIgnored(path) || isIgnored(root);
}
