import { toolsOf } from '../../dialects/agent-skills/tools.ts';
import type { GrantFault } from '../../model/power.ts';
import { quote } from '../../model/value/format-value.ts';
import type { Field } from '../../model/value/value.ts';
import type { Grant, UnitPlace } from '../carrier.ts';
import { grantFault } from './fields.ts';
import { programsIn } from './references.ts';

/** A grant for each rule of a field such as `allowed-tools`; a value of another shape is one unknown grant. */
export function toolGrants(
  field: Field | undefined,
  base: Omit<Grant, 'scope' | 'reach' | 'at'>,
  unit?: UnitPlace,
): readonly Grant[] {
  if (!field) return [];
  const { at } = field.value;
  const rules = toolsOf(field.value);
  if (!rules) return [{ ...base, scope: field.key, reach: 'unknown', at }];
  return rules.map((rule) => {
    const programs = unit && programsIn(rule, unit);
    return { ...base, scope: normalizeRule(rule), reach: 'tool', at, programs };
  });
}

/** Rules of one meaning have one text: `Bash(*)` is `Bash`, `Bash(git:*)` is `Bash(git *)`. */
function normalizeRule(rule: string): string {
  return rule.replace(/^(\w+)\(\*\)$/, '$1').replace(/^(Bash\([^()]*[^\s()]*):\*\)$/, '$1 *)');
}

/** The rules that Claude Code accepts in a list of allowed tools and never consults. */
export function deadToolRules(field: Field | undefined): readonly GrantFault[] {
  if (!field) return [];
  const { key, value } = field;
  return (toolsOf(value) ?? []).flatMap((rule) => {
    const reason = whyDead(rule);
    const message = `${quote(rule)} in ${quote(key)} allows nothing: ${reason}.`;
    return reason === null ? [] : [grantFault(message, value.at)];
  });
}

function whyDead(rule: string): string | null {
  const [, tool = rule] = /^([^(]*)\(.+\)$/s.exec(rule) ?? [];
  const hasPath = tool !== rule;
  if (hasPath && tool !== '' && pathless.has(tool)) {
    const reader = tool === 'Glob' ? 'Read' : 'Edit';
    return `Claude Code consults paths of ${reader} rules only`;
  }
  const isGlob = tool.includes('*') && !/^mcp__[^*]+?__[^(]*$/.test(tool);
  return isGlob ? 'Claude Code skips rules with a star in the name of a tool or server' : null;
}

/** Tools with paths that only rules of other tools limit. */
const pathless: ReadonlySet<string> = new Set(['Write', 'NotebookEdit', 'Glob']);
