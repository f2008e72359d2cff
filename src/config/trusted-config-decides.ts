import type { Category } from '../model/finding.ts';
import { gateWeakened } from '../rules/problem/configuration.ts';

/** Whether the trusted configuration judges the findings of a rule: permissions, and loosened settings. */
export function trustedConfigDecides(rule: string, category: Category): boolean {
  return category === 'privilege' || rule === gateWeakened.id;
}
