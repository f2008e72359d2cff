import type { Category } from '../model/finding.ts';

/** Whether the configuration of base judges the findings of a rule: permissions, and loosened settings. */
export function isGuarded(rule: string, category: Category): boolean {
  return category === 'privilege' || rule === 'gate-weakened';
}
