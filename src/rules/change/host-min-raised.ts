import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The minimum version of caro was raised. */
export const hostMinRaised = changeRule({
  id: 'host-min-raised',
  category: 'requirement',
  summary: 'A raised minimum version of caro needs a minor bump.',
  why: 'Older versions of caro can no longer install the skill.',
  source:
    'A minimum host version is treated as languages treat a minimum compiler: as a minor change.',
  on: { kind: 'host', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'raised' && verdict === null,
  grade: { bump: 'minor' },
  direction: 'environment',
  basis: 'inferred',
  message: (change) =>
    `\`min_caro_version\` was raised: ${valueTransition(change)}. Older versions of caro can no longer install the skill.`,
  invalid: twoTomls('min_caro_version = "1.9.0"', 'min_caro_version = "1.10.0"'),
  valid: twoTomls('min_caro_version = "1.10.0"', 'min_caro_version = "1.9.0"'),
});
