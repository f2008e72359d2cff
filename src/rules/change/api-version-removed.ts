import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasApiVersion } from '../support/item.ts';
import { formatText } from '../words/words.ts';

/** A skill.toml no longer declares its format version. */
export const apiVersionRemoved = changeRule({
  id: 'api-version-removed',
  category: 'format',
  summary: 'A removed `api_version` needs a major bump.',
  why: 'Caro needs the version of the format and does not load a skill without it.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: "Skills MUST specify the API version they're built for",
      fields: ['skill.api_version'],
    },
  ],
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: ({ before, detail }) => hasApiVersion(before) && detail === 'removed',
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'skill.toml contract',
    quote: "Skills MUST specify the API version they're built for",
  },
  phrase: '`api_version` was removed',
  message: ({ before }) =>
    `\`api_version\` ${formatText(before, 'format')} was removed: callers can no longer tell which format the skill has.`,
  invalid: twoTomls('api_version = "1.0"', '# api_version = "1.0"'),
  valid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
});
