import type { Category } from '../model/finding.ts';

/** Whether the configuration of base judges what a rule finds: powers, and that a pull request loosens the gate. */
export function isGuarded(rule: string, category: Category): boolean {
  return category === 'privilege' || rule === 'gate-weakened';
}
