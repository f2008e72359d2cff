import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { facetText } from '../words/words.ts';

/** A minimum version of caro was added. */
export const hostMinAdded = changeRule({
  id: 'host-min-added',
  category: 'requirement',
  summary: 'Reports new minimum versions of caro.',
  why: 'Older versions of caro can no longer install the skill.',
  source:
    'The host enforces the minimum version, so it is a demand on the machine like a command or a system.',
  on: { kind: 'host', action: 'added' },
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: 'new `min_caro_version`',
  message: ({ after }) =>
    msg`New ${code('min_caro_version')} ${facetText(after, 'min')}. Older versions cannot install the skill.`,
  invalid: twoTomls('', 'min_caro_version = "1.1.0"'),
  valid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.1.0"'),
});
