import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatText } from '../words/words.ts';

/** A minimum version of caro was added. */
export const hostMinAdded = changeRule({
  id: 'host-min-added',
  category: 'requirement',
  summary: 'An added minimum version of caro needs a major bump.',
  why: 'Older versions of caro can no longer install the skill.',
  source:
    'The host enforces the minimum version, so it is a demand on the machine like a command or a system.',
  on: { kind: 'host', action: 'added' },
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: '`min_caro_version` was added',
  message: ({ after }) =>
    `\`min_caro_version\` ${formatText(after, 'min')} was added. Older versions of caro can no longer install the skill.`,
  invalid: twoTomls('', 'min_caro_version = "1.1.0"'),
  valid: twoTomls('min_caro_version = "1.1.0"', 'min_caro_version = "1.1.0"'),
});
