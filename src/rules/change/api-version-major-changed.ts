import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { changedFormatPart, hasApiVersion } from '../support/item.ts';
import { valueTransition } from '../words/words.ts';

/** A skill.toml has another major format version, which other versions of caro reject. */
export const apiVersionMajorChanged = changeRule({
  id: 'api-version-major-changed',
  category: 'format',
  summary: 'Reports a new major number of `api_version`.',
  why: 'Versions of caro that read only the old major version reject the skill.',
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
  phrase: 'new major `api_version`',
  message: (change) =>
    msg`${code('api_version')} changed: ${valueTransition(change)}. Other versions of caro reject the skill.`,
  invalid: twoTomls('api_version = "1.0"', 'api_version = "2.0"'),
  valid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
});
