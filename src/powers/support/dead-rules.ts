import { quote } from '../../model/value/format-value.ts';

/** Why Claude Code never consults a rule that allows or denies tools; null for a rule with an effect. */
export function deadRule(rule: string, isAllowed: boolean): string | null {
  const [, tool = rule, path] = /^([^()]+)(?:\((.*)\))?$/s.exec(rule) ?? [];
  const instead = Object.hasOwn(insteadOf, tool) ? insteadOf[tool] : undefined;
  if (path !== undefined && path !== '*' && instead !== undefined) {
    return `The rule ${quote(rule)} is never consulted: Claude Code reads paths from ${instead}(…) rules.`;
  }
  if (isAllowed && /\*/.test(tool) && !/^mcp__[\w.-]+?__[\w.*-]+$/.test(tool)) {
    const reason = isUnclosed(rule)
      ? 'it lacks its ")"'
      : 'a rule that allows names its tool or server without "*"';
    return `The rule ${quote(rule)} has no effect: ${reason}.`;
  }
  return null;
}

function isUnclosed(rule: string): boolean {
  return rule.includes('(') && !rule.includes(')');
}

const insteadOf: Readonly<Record<string, string>> = {
  ...{ Write: 'Edit', NotebookEdit: 'Edit', MultiEdit: 'Edit', Glob: 'Read' },
};
