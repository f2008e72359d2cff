import type { Manifest, Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import { lintRulesOf } from '../rules/tree-catalog.ts';
import { limitDraftsPerFile } from './findings/limit-findings.ts';
import { problemDraft, type RuleDraft, runRules, sourceOf } from './findings/rule-draft.ts';
import { type KnownSkills, nothingKnown } from './shard/known-skills.ts';
import type { Trees } from './trees.ts';

/** The drafts on one skill that depend on its files only. */
export interface Analysis {
  readonly skill: Skill;
  readonly drafts: readonly RuleDraft[];
}

/** The analyses of the read skills of both trees. */
export interface Analyses {
  readonly head: readonly Analysis[];
  readonly base: readonly Analysis[];
}

/** The drafts of some analyses. */
export function draftsOf(analyses: readonly Analysis[]): readonly RuleDraft[] {
  return analyses.flatMap(({ drafts }) => drafts);
}

/** Analyses the skills of both trees, each once: they share the object of a skill with the same files. */
export function analyseAll(
  { head, base }: Trees,
  { drafts: knownDrafts }: KnownSkills = nothingKnown,
): Analyses {
  const analysisOf = new Map<Skill, Analysis>();
  const analyseOnce = (skill: Skill): Analysis => {
    const drafts = knownDrafts.get(skill);
    return drafts ? { skill, drafts } : analyse(skill);
  };
  for (const skill of readSkills(head)) analysisOf.set(skill, analyseOnce(skill));
  const known = (skill: Skill) => analysisOf.get(skill) ?? analyseOnce(skill);
  return { head: [...analysisOf.values()], base: readSkills(base).map(known) };
}

function readSkills(workspace: Trees['base']): readonly Skill[] {
  return workspace?.skills.filter(({ isUnread }) => !isUnread) ?? [];
}

/** Runs the rules that need nothing but the skill. */
export function analyse(skill: Skill): Analysis {
  const source = sourceOf(skill);
  const drafts = [
    ...skill.problems.map((problem) => problemDraft(problem, source)),
    ...skill.manifests.flatMap((manifest) =>
      runRules(manifestRules(manifest), { manifest, skill }, source),
    ),
    ...runRules(skillRules, { skill }, source),
  ];
  return { skill, drafts: limitDraftsPerFile(drafts) };
}

const skillRules = lintRulesOf('skill');

const manifestRulesByDialect = groupBy(
  lintRulesOf('manifest').flatMap((rule) =>
    (rule.dialects ?? []).map((dialect) => ({ dialect, rule })),
  ),
  ({ dialect }) => dialect,
);

function manifestRules({ dialect }: Manifest) {
  return (manifestRulesByDialect.get(dialect) ?? []).map(({ rule }) => rule);
}
