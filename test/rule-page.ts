import { explain } from '../src/explain.ts';
import { plainOptions } from '../src/reporters/reporter.ts';
import { filesOf } from '../src/reporters/text-findings.ts';
import type { Rule } from '../src/rules/rule.ts';

/** The columns of what documents show. */
export const columns = 100;

/** The page of a rule in docs/rules/. */
export function rulePage(rule: Rule): Promise<string> {
  const look = { ...plainOptions, width: columns };
  return explain(rule, (findings) => filesOf(findings, look).flat().join('\n'));
}
