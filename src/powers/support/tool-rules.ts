import { toolsOf } from '../../dialects/agent-skills/tools.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import type { Field } from '../../model/value/value.ts';
import type { Grant, UnnamedUnit } from '../carrier.ts';
import { deadRule } from './dead-rules.ts';
import { grantFault } from './fields.ts';

/** A grant for each rule with an effect of a field such as `allowed-tools`; a value of another shape is one unknown grant. */
export function toolGrants(
  field: Field | undefined,
  base: Omit<Grant, 'scope' | 'reach' | 'at'>,
  unit?: UnnamedUnit,
): readonly Grant[] {
  if (!field) return [];
  const { at } = field.value;
  const rules = toolsOf(field.value);
  if (!rules) return [{ ...base, scope: field.key, reach: 'unknown', at }];
  const isAllowed = base.kind === 'approve';
  const effective = rules.filter((rule) => !isAllowed || deadRule(rule, true) === null);
  return effective.map((rule) => {
    const command = unit && commandOf(rule);
    return { scope: normalizeRule(rule), reach: 'tool', at, command, ...base };
  });
}

/** The command of a rule that begins in a folder which the client names. */
function commandOf(rule: string): string | undefined {
  const [, command] = /^Bash\((.*?\$\{?(?:CLAUDE|PLUGIN)_.*?)(?::\*)?\)$/s.exec(rule) ?? [];
  return command;
}

/** Rules of one meaning have one text: `Bash(*)` is `Bash`, `Bash(git:*)` is `Bash(git *)`. */
export function normalizeRule(rule: string): string {
  return rule.replace(/^(\w+)\(\*\)$/, '$1').replace(/^(Bash\([^()]*[^\s()*]):\*\)$/, '$1 *)');
}

/** The faults of rules that are accepted in a list of allowed tools and never consulted. */
export function deadToolRules(field: Field | undefined): readonly GrantFault[] {
  if (!field) return [];
  const { value } = field;
  return (toolsOf(value) ?? []).flatMap((rule) => {
    const dead = deadRule(rule, true);
    return dead ? [grantFault(dead.message, value.at, dead.help)] : [];
  });
}
