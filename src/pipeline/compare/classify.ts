import type { Budget } from '../../contract/budget.ts';
import { compareSkills } from '../../contract/compare/compare.ts';
import { compareInterfaces, type ScriptPair } from '../../contract/scripts/interfaces.ts';
import type { Change } from '../../model/contract.ts';
import { parsePointer } from '../../model/value/value.ts';
import type { Pair } from '../../model/workspace.ts';
import { clientFields } from '../../powers/client-fields.ts';
import { ruleFor } from '../../rules/claim.ts';
import type { PairChanges } from './comparison.ts';

/** Compares the two sides of a pair and finds the rule of each change. */
export function changesOf(
  pair: Pair,
  budget?: Budget,
  scripts: readonly ScriptPair[] = [],
): PairChanges {
  const changes = [
    ...compareSkills(pair, budget).filter((change) => !isPermission(change)),
    ...scripts.flatMap(compareInterfaces),
  ];
  return { pair, changes: changes.map((change) => ({ change, rule: ruleFor(change) })) };
}

const frontmatters: ReadonlySet<string> = new Set(['agent-skills', 'manifest-v1']);

/** Whether a change is of a key that rules on permissions report. */
function isPermission({ kind, before, after }: Change): boolean {
  const item = after ?? before;
  if (kind !== 'field' || !item || !frontmatters.has(item.dialect)) return false;
  return clientFields.has(parsePointer(item.pointer)[0] ?? '');
}
