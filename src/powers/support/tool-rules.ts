import { toolsOf } from '../../dialects/agent-skills/tools.ts';
import type { Field } from '../../model/value/value.ts';
import type { Grant } from '../carrier.ts';

/** A grant for each rule of a field such as `allowed-tools`; a value of another shape is one unknown grant. */
export function toolGrants(
  field: Field | undefined,
  base: Omit<Grant, 'scope' | 'reach' | 'at'>,
): readonly Grant[] {
  if (!field) return [];
  const { at } = field.value;
  const rules = toolsOf(field.value);
  if (!rules) return [{ ...base, scope: field.key, reach: 'unknown', at }];
  return rules.map((rule) => ({ ...base, scope: normalizeRule(rule), reach: 'tool', at }));
}

/** Rules of one meaning have one text: `Bash(*)` is `Bash`, `Bash(git:*)` is `Bash(git *)`. */
export function normalizeRule(rule: string): string {
  return rule.replace(/^(\w+)\(\*\)$/, '$1').replace(/^(Bash\([^()]*[^\s()*]):\*\)$/, '$1 *)');
}
