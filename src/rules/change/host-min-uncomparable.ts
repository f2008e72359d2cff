import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The minimum version of caro changed, and one side is not a dotted number. */
export const hostMinUncomparable = changeRule({
  id: 'host-min-uncomparable',
  category: 'requirement',
  summary: 'A minimum version of caro that changes is a dotted number before and after.',
  why: 'Which of the two is later cannot be told, so nothing says whether an older caro still takes the skill.',
  on: { kind: 'host', facet: 'min', verdict: 'incomparable' },
  grade: { bump: 'none', warn: true },
  direction: 'environment',
  basis: 'inferred',
  message: (change) =>
    `min_caro_version changed (${valueTransition(change)}) between values that are no dotted numbers.`,
  invalid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.2.0-beta"'),
  valid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.2.0"'),
});
