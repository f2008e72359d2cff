import type { Change } from '../../model/contract.ts';
import type { Severity } from '../../model/finding.ts';
import type { ChangeRule, Requirement } from '../rule.ts';

/** Severity of a permission rule, independent of the version. */
export function powerSeverity({ powerVerdict }: ChangeRule): Severity {
  return powerVerdict === 'narrowed' ? 'note' : 'warning';
}

/** True if a change rule matches a change. */
export function matches(rule: ChangeRule, change: Change): boolean {
  const { kind, action, facet, verdict } = rule.on;
  return (
    includes(kind, change.kind) &&
    (action === undefined || includes(action, change.action)) &&
    (facet === undefined || facet === change.facet) &&
    (verdict === undefined || (change.verdict !== null && includes(verdict, change.verdict))) &&
    (rule.when === undefined || rule.when(change))
  );
}

/**
 * What a change requires under a rule. A permission that arrives with a new manifest requires no larger bump than the
 * manifest itself, because no host enforced it before.
 */
export function requirementOf(rule: ChangeRule, change: Change, semantic: boolean): Requirement {
  const selected = (semantic ? rule.requiresUnderSemantic : undefined) ?? rule.requires;
  const required = typeof selected === 'function' ? selected(change) : selected;
  return change.detail === 'disclosed' && required.bump === 'major' ? { bump: 'minor' } : required;
}

function includes<T>(pattern: T | readonly T[], value: T): boolean {
  return Array.isArray(pattern) ? pattern.includes(value) : pattern === value;
}
