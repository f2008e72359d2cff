import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasApiVersion } from '../support/item.ts';
import { facetText } from '../words/words.ts';

/** A skill.toml no longer declares its format version. */
export const apiVersionRemoved = changeRule({
  id: 'api-version-removed',
  category: 'format',
  summary: 'Reports a removed `api_version`.',
  why: 'Caro does not load a skill without `api_version`.',
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
    msg`${code('api_version')} was removed: ${facetText(before, 'format')}. Caro no longer loads the skill.`,
  invalid: twoTomls('api_version = "1.0"', '# api_version = "1.0"'),
  valid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
});
