import type { Config } from '../model/config.ts';
import type { Finding } from '../model/finding.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import type { Skill } from '../model/skill.ts';
import type { Workspace } from '../model/workspace.ts';
import { matcher } from '../syntax/glob/matcher.ts';
import type { Judged } from './judge.ts';

/** What a run found, before it is counted. */
interface Found {
  readonly workspace: Workspace;
  readonly judged: readonly Judged[];
  readonly findings: readonly Finding[];
  readonly former: PreviousByRoot;
}

/** A configuration that leaves out only what base left out too: what else head ignores is still looked at. */
export function withCommonIgnores(config: Config, base: Config | null): Config {
  if (!base) return config;
  return { ...config, ignore: config.ignore.filter((glob) => base.ignore.includes(glob)) };
}

/**
 * What is left once head's `ignore` holds: of paths that head began to ignore only what was found about
 * powers. And of paths that base ignored, nothing about powers, but of skills that stood elsewhere.
 */
export function withoutIgnored(
  found: Found,
  config: Config,
  base: Config | null,
): Omit<Found, 'former'> {
  if (!base) return found;
  const own = hiding(config.ignore);
  const guarded = hiding(base.ignore);
  const hidden = new Set(found.workspace.skills.filter(own).map(({ root }) => root));
  const stoodThere = (skill: Skill) => guarded(found.former.get(skill.root) ?? skill);
  const hiddenAtBase = new Set(found.workspace.skills.filter(stoodThere).map(({ root }) => root));
  const isHidden = ({ category, skill }: Finding) =>
    skill !== null && (category === 'privilege' ? hiddenAtBase : hidden).has(skill);
  return {
    workspace: {
      ...found.workspace,
      skills: found.workspace.skills.filter(({ root }) => !hidden.has(root)),
    },
    judged: found.judged.filter(({ pair }) => !hidden.has((pair.after ?? pair.before)?.root ?? '')),
    findings: found.findings.filter((finding) => !isHidden(finding)),
  };
}

function hiding(globs: readonly string[]): (skill: Skill) => boolean {
  const ignored = matcher(globs);
  return ({ path, root }) => ignored(path) || ignored(root);
}
