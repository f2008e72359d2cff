import type { Config } from '../config/config.ts';
import type { Finding } from '../model/finding.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import type { Skill } from '../model/skill.ts';
import type { Workspace } from '../model/workspace.ts';
import { matcher } from '../syntax/glob/matcher.ts';
import type { Judgement } from './judge.ts';

/** What a run found, before it is counted. */
interface UnfilteredRun {
  readonly workspace: Workspace;
  readonly judged: readonly Judgement[];
  readonly findings: readonly Finding[];
  readonly former: PreviousByRoot;
}

/** A configuration that leaves out only what base left out too: what else head ignores is still looked at. */
export function withCommonIgnores(headConfig: Config, baseConfig: Config | null): Config {
  if (!baseConfig) return headConfig;
  return {
    ...headConfig,
    ignore: headConfig.ignore.filter((glob) => baseConfig.ignore.includes(glob)),
  };
}

/**
 * What is left once head's `ignore` holds: of paths that head began to ignore only what was found about
 * powers. And of paths that base ignored, nothing about powers, but of skills that stood elsewhere.
 */
export function dropIgnored(
  run: UnfilteredRun,
  headConfig: Config,
  baseConfig: Config | null,
): Omit<UnfilteredRun, 'former'> {
  if (!baseConfig) return run;
  const isIgnoredAtHead = ignoreMatcher(headConfig.ignore);
  const isIgnoredAtBase = ignoreMatcher(baseConfig.ignore);
  const ignoredRoots = new Set(
    run.workspace.skills.filter(isIgnoredAtHead).map(({ root }) => root),
  );
  const wasIgnoredAtBase = (skill: Skill) => isIgnoredAtBase(run.former.get(skill.root) ?? skill);
  const baseIgnoredRoots = new Set(
    run.workspace.skills.filter(wasIgnoredAtBase).map(({ root }) => root),
  );
  const isDropped = ({ category, skill }: Finding) =>
    skill !== null && (category === 'privilege' ? baseIgnoredRoots : ignoredRoots).has(skill);
  return {
    workspace: {
      ...run.workspace,
      skills: run.workspace.skills.filter(({ root }) => !ignoredRoots.has(root)),
    },
    judged: run.judged.filter(
      ({ pair }) => !ignoredRoots.has((pair.after ?? pair.before)?.root ?? ''),
    ),
    findings: run.findings.filter((finding) => !isDropped(finding)),
  };
}

function ignoreMatcher(globs: readonly string[]): (skill: Skill) => boolean {
  const matches = matcher(globs);
  return ({ path, root }) => matches(path) || matches(root);
}
