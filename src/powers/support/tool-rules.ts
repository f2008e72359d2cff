import { normalizeTool } from '../../contract/coverage/tools.ts';
import { toolsOf } from '../../dialects/agent-skills/tools.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import type { Location } from '../../model/text/text.ts';
import type { Field, Value } from '../../model/value/value.ts';
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
  // A skill is for every client: what one never consults, another may.
  const isOfOneClient = base.kind === 'approve' && base.feature !== 'tool-rule';
  const effective = rules.filter((rule) => !isOfOneClient || deadRule(rule, true) === null);
  return effective.map((rule) => {
    const command = unit && commandOf(rule);
    return { scope: normalizeTool(rule), reach: 'tool', at, command, ...base };
  });
}

/** The command of a rule that begins in a folder which the client names. */
function commandOf(rule: string): string | undefined {
  const [, command] =
    /^Bash\((?=.*\)$)(.*?\$\{?(?:CLAUDE|PLUGIN)_.*?)(?::\*)?\)$/s.exec(rule) ?? [];
  return command;
}

/** The faults of rules that are accepted in a list of allowed tools and never consulted. */
export function deadToolRules(field: Field | undefined): readonly GrantFault[] {
  if (!field) return [];
  const { value } = field;
  return (toolsOf(value) ?? []).flatMap((rule) => {
    const dead = deadRule(rule, true);
    return dead ? [grantFault(dead.message, placeOf(value, rule), dead.help)] : [];
  });
}

/** The entry of a list that holds a rule, else the whole value. */
function placeOf(value: Value, rule: string): Location {
  const entries = value.kind === 'list' ? value.items : [];
  return (entries.find((entry) => toolsOf(entry)?.includes(rule)) ?? value).at;
}
