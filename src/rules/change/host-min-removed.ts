import { facetValue } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone } from '../words/words.ts';

/** The minimum version of caro was removed. */
export const hostMinRemoved = changeRule({
  id: 'host-min-removed',
  category: 'requirement',
  summary: 'A minimum version of caro that goes comes with a patch version step.',
  why: 'Nothing breaks; every caro takes the skill.',
  on: { kind: 'host', action: 'removed' },
  grade: { bump: 'patch' },
  direction: 'environment',
  basis: 'inferred',
  message: ({ before }) =>
    `min_caro_version ${formatOrNone(facetValue(before, 'min'))} was removed.`,
  invalid: twoTomls('min_caro_version = "1.1.0"', ''),
  valid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.0.0"'),
});
