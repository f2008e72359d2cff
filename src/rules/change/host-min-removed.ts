import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { facetText } from '../words/words.ts';

/** The minimum version of caro was removed. */
export const hostMinRemoved = changeRule({
  id: 'host-min-removed',
  category: 'requirement',
  summary: 'Reports removed minimum versions of caro.',
  why: 'Nothing breaks: every version of caro can install the skill.',
  on: { kind: 'host', action: 'removed' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '`min_caro_version` removed',
  message: ({ before }) =>
    msg`${code('min_caro_version')} ${facetText(before, 'min')} was removed.`,
  invalid: twoTomls('min_caro_version = "1.1.0"', ''),
  valid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.0.0"'),
});
