import { facetValue } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone } from '../words/words.ts';

/** A minimum version of caro was added. */
export const hostMinAdded = changeRule({
  id: 'host-min-added',
  category: 'requirement',
  summary: 'A minimum version of caro that is added comes with a minor version step.',
  why: 'Users of an older caro can no longer install the skill.',
  source: 'A minimum host version is treated as languages treat a minimum compiler: a minor step.',
  on: { kind: 'host', action: 'added' },
  grade: { bump: 'minor' },
  direction: 'environment',
  basis: 'inferred',
  message: ({ after }) =>
    `min_caro_version ${formatOrNone(facetValue(after, 'min'))} was added; an older caro no longer takes the skill.`,
  invalid: twoTomls('', 'min_caro_version = "1.1.0"'),
  valid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.1.0"'),
});
