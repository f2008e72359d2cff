import * as index from './change-index.ts';
import type { ChangeRule, Rule } from './rule.ts';
import { byId, treeRules } from './tree-catalog.ts';

/** The rules over changes; their order has no meaning. */
export const changeRules: readonly ChangeRule[] = Object.values(index).sort(byId);

/** All rules. */
export const rules: readonly Rule[] = [...changeRules, ...treeRules];

const rulesById: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

/** The rule of an id. */
export function findRule(id: string): Rule | undefined {
  return rulesById.get(id);
}
