import { facetValue } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasApiVersion } from '../support/item.ts';
import { formatOrNone } from '../words/words.ts';

/** A skill.toml no longer declares its format version. */
export const apiVersionRemoved = changeRule({
  id: 'api-version-removed',
  category: 'format',
  summary:
    'A skill.toml that says its `api_version` keeps doing so, or takes a major version step.',
  why: 'A caro that asks for the version of the format no longer loads the skill.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: "Skills MUST specify the API version they're built for",
      fields: ['skill.api_version'],
    },
  ],
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: ({ before, detail }) => hasApiVersion(before) && detail === 'removed',
  grade: { bump: 'major' },
  direction: 'environment',
  basis: {
    document: 'skill.toml contract',
    quote: "Skills MUST specify the API version they're built for",
  },
  message: ({ before }) =>
    `api_version ${formatOrNone(facetValue(before, 'format'))} was removed; caro loads no skill that does not say it.`,
  invalid: twoTomls('api_version = "1.0"', '# api_version = "1.0"'),
  valid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
});
