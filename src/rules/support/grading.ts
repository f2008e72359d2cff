import type { Change } from '../../model/contract.ts';
import type { Severity } from '../../model/finding.ts';
import type { ChangeRule, Grade } from '../rule.ts';

/** How loud a privilege rule is, whatever the version says. */
export function powerSeverity({ power }: ChangeRule): Severity {
  return power === 'narrowed' ? 'note' : 'warning';
}

/** Whether a change rule speaks of a change. */
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
 * The grade of a change under a rule. Nobody enforced a manifest that was not there, so a power that comes with one
 * asks for no larger step than the manifest itself.
 */
export function gradeOf(rule: ChangeRule, change: Change, semantic: boolean): Grade {
  const selected = (semantic ? rule.semantic : undefined) ?? rule.grade;
  const grade = typeof selected === 'function' ? selected(change) : selected;
  return change.detail === 'disclosed' && grade.bump === 'major' ? { bump: 'minor' } : grade;
}

function includes<T>(pattern: T | readonly T[], value: T): boolean {
  return Array.isArray(pattern) ? pattern.includes(value) : pattern === value;
}
