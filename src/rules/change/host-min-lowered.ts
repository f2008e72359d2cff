import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The minimum version of caro was lowered. */
export const hostMinLowered = changeRule({
  id: 'host-min-lowered',
  category: 'requirement',
  summary: 'Reports lowered minimum versions of caro.',
  why: 'Nothing breaks: more versions of caro can install the skill.',
  on: { kind: 'host', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'lowered' && verdict === null,
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'lower `min_caro_version`',
  message: (change) => msg`${code('min_caro_version')} was lowered: ${valueTransition(change)}.`,
  invalid: twoTomls('min_caro_version = "1.10.0"', 'min_caro_version = "1.9.0"'),
  valid: twoTomls('min_caro_version = "1.9.0"', 'min_caro_version = "1.9.0"'),
});
