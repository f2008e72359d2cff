import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The minimum version of caro was raised. */
export const hostMinRaised = changeRule({
  id: 'host-min-raised',
  category: 'requirement',
  summary: 'Reports raised minimum versions of caro.',
  why: 'Older versions of caro can no longer install the skill.',
  source:
    'The host enforces the minimum version, so it is a demand on the machine like a command or a system.',
  on: { kind: 'host', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'raised' && verdict === null,
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: 'higher `min_caro_version`',
  message: (change) =>
    msg`${code('min_caro_version')} was raised: ${valueTransition(change)}. Older versions cannot install the skill.`,
  invalid: twoTomls('min_caro_version = "1.9.0"', 'min_caro_version = "1.10.0"'),
  valid: twoTomls('min_caro_version = "1.10.0"', 'min_caro_version = "1.9.0"'),
});
