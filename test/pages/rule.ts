import { rulePage } from '../../src/cli/terminal/rule-page.ts';
import { memoize } from '../../src/model/text/memoize.ts';
import type { Rule } from '../../src/rules/rule.ts';

/** The page of a rule, computed once for all test files of a worker. */
export const pageOf = memoize((rule: Rule): Promise<string> => rulePage(rule, 'docs'));
