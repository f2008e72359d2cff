import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatText } from '../words/words.ts';

/** The minimum version of caro was removed. */
export const hostMinRemoved = changeRule({
  id: 'host-min-removed',
  category: 'requirement',
  summary: 'A removed minimum version of caro needs a patch bump.',
  why: 'Nothing breaks: every version of caro can install the skill.',
  on: { kind: 'host', action: 'removed' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '`min_caro_version` was removed',
  message: ({ before }) =>
    `\`min_caro_version\` ${formatText(before, 'min')} was removed. Every version of caro can install the skill.`,
  invalid: twoTomls('min_caro_version = "1.1.0"', ''),
  valid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.0.0"'),
});
