import * as index from './change-index.ts';
import type { ChangeRule, Rule } from './rule.ts';
import { treeRules } from './tree-catalog.ts';

/** The rules over changes; their order has no meaning. */
export const changeRules: readonly ChangeRule[] = Object.values(index);

/** All rules. */
export const rules: readonly Rule[] = [...changeRules, ...treeRules];

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

/** The rule of an id. */
export function findRule(id: string): Rule | undefined {
  return byId.get(id);
}
