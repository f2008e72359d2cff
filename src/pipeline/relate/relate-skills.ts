import type { Skill } from '../../model/skill.ts';
import type { Workspace } from '../../model/workspace.ts';
import { relationRulesOf } from '../../rules/tree-catalog.ts';
import { limitDraftsPerFile } from '../findings/limit-findings.ts';
import { type RuleDraft, runRules, sourceOf } from '../findings/rule-draft.ts';

const manifestRules = relationRulesOf('manifest');
const skillRules = relationRulesOf('skill');

/** Runs the rules over each skill that need the other skills or files of its tree. */
export function relateSkills(workspace: Workspace): readonly RuleDraft[] {
  // Never spread into one call: a single skill may have more drafts than a call takes arguments.
  return workspace.skills.flatMap((skill) =>
    skill.isUnread ? [] : limitDraftsPerFile(relateSkill(skill, workspace)),
  );
}

function relateSkill(skill: Skill, workspace: Workspace): readonly RuleDraft[] {
  const source = sourceOf(skill);
  return [
    ...skill.manifests.flatMap((manifest) => {
      const rules = manifestRules.filter(({ dialects }) => dialects?.includes(manifest.dialect));
      return runRules(rules, { manifest, skill, workspace }, source);
    }),
    ...runRules(skillRules, { skill, workspace }, source),
  ];
}
