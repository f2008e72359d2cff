import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { changedFormatPart, hasApiVersion } from '../support/item.ts';
import { valueTransition } from '../words/words.ts';

/** A skill.toml has another major format version, which other versions of caro reject. */
export const apiVersionMajorChanged = changeRule({
  id: 'api-version-major-changed',
  category: 'format',
  summary: 'A new major part of `api_version` needs a major bump.',
  why: 'Versions of caro that read the old major version refuse the skill.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Reject incompatible major versions',
      fields: ['skill.api_version'],
    },
  ],
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: (change) => hasApiVersion(change.after) && changedFormatPart(change) === 'major',
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Reject incompatible major versions' },
  phrase: 'the major number of `api_version` changed',
  message: (change) =>
    `The major part of \`api_version\` changed: ${valueTransition(change)}. Versions of caro that read only the old format refuse the skill.`,
  invalid: twoTomls('api_version = "1.0"', 'api_version = "2.0"'),
  valid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
});
