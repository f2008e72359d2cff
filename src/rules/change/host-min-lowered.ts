import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The minimum version of caro was lowered. */
export const hostMinLowered = changeRule({
  id: 'host-min-lowered',
  category: 'requirement',
  summary: 'A lowered minimum version of caro needs a patch bump.',
  why: 'Nothing breaks: more versions of caro can install the skill.',
  on: { kind: 'host', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'lowered' && verdict === null,
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '`min_caro_version` was lowered',
  message: (change) =>
    `\`min_caro_version\` was lowered: ${valueTransition(change)}. More versions of caro can install the skill.`,
  invalid: twoTomls('min_caro_version = "1.10.0"', 'min_caro_version = "1.9.0"'),
  valid: twoTomls('min_caro_version = "1.9.0"', 'min_caro_version = "1.9.0"'),
});
