import * as index from './index.ts';
import type { ChangeRule, LintRule, ProblemRule, Rule, Subjects } from './rule.ts';

/** Every rule there is. */
export const rules: readonly Rule[] = Object.values(index);

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

/** The rule of an id. */
export function ruleNamed(id: string): Rule | undefined {
  return byId.get(id);
}

/** The rule that carries the words and severity of a parser's problem. */
export function problemRuleNamed(id: string): ProblemRule {
  const rule = byId.get(id);
  if (rule?.scope !== 'problem') throw new Error(`No problem rule is called "${id}".`);
  return rule;
}

/** The rules over one tree that are shown subjects of a scope. */
export function lintRules<S extends keyof Subjects>(scope: S): readonly LintRule<S>[] {
  return rules.filter((rule): rule is LintRule<S> & Rule => rule.scope === scope);
}

/** The rules over changes, in the order in which they are asked. */
export const changeRules: readonly ChangeRule[] = rules.filter((rule) => rule.scope === 'change');
