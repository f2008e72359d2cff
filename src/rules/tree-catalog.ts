import type { ChangeRule, LintRule, ProblemRule, Rule, Subjects } from './rule.ts';
import * as index from './tree-index.ts';

/** All rules except those over changes: the rules of a run without a base. */
export const treeRules: readonly Exclude<Rule, ChangeRule>[] = Object.values(index);

const problemRules: ReadonlyMap<string, ProblemRule> = new Map(
  treeRules.flatMap((rule) => (rule.scope === 'problem' ? [[rule.id, rule]] : [])),
);

/** The rule with the text and severity for a problem of a parser. */
export function getProblemRule(id: string): ProblemRule {
  const rule = problemRules.get(id);
  if (!rule) throw new Error(`No problem rule is called "${id}".`);
  return rule;
}

/** The rules of one scope. */
export function lintRulesOf<S extends keyof Subjects>(scope: S): readonly LintRule<S>[] {
  return treeRules.filter((rule): rule is LintRule<S> & LintRule => rule.scope === scope);
}
