import type { Skill } from '../../model/skill.ts';
import type { Workspace } from '../../model/workspace.ts';
import { pathRules } from '../../rules/tree-catalog.ts';
import { limitDraftsPerFile } from '../findings/limit-findings.ts';
import { type RuleDraft, runRules, sourceOf } from '../findings/rule-draft.ts';

/** The drafts of some skills, computed by another run over a tree with the same paths. */
export type PrecomputedDrafts = ReadonlyMap<Skill, readonly RuleDraft[]>;

/** Runs the rules over each manifest that need the paths of the tree, except for skills with precomputed drafts. */
export function relatePaths(
  { skills, paths }: Pick<Workspace, 'skills' | 'paths'>,
  precomputed: PrecomputedDrafts = new Map(),
): readonly RuleDraft[] {
  const workspace = { paths };
  return skills.flatMap((skill) =>
    skill.isUnread ? [] : (precomputed.get(skill) ?? pathDrafts(skill, workspace)),
  );
}

/** The drafts of one skill; `workspace` is one object for all skills, by which rules cache what they derive. */
export function pathDrafts(
  skill: Skill,
  workspace: Pick<Workspace, 'paths'>,
): readonly RuleDraft[] {
  const source = sourceOf(skill);
  const drafts = skill.manifests.flatMap((manifest) => {
    const rules = pathRules.filter(({ dialects }) => dialects?.includes(manifest.dialect));
    return rules.length === 0 ? [] : runRules(rules, { manifest, skill, workspace }, source);
  });
  return limitDraftsPerFile(drafts);
}
