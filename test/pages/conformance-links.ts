import { rulePage } from '../../src/report/docs-links.ts';
import { findRule } from '../../src/rules/catalog.ts';

/** A link to the page of a rule, with its level where that is no error. */
export function linkOf(id: string): string {
  const rule = findRule(id);
  const level =
    rule && 'severity' in rule && rule.severity !== 'error' ? ` (${rule.severity})` : '';
  return `[\`${id}\`](${rulePage(id, '')})${level}`;
}
