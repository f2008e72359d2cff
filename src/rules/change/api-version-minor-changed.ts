import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { changedFormatPart, hasApiVersion } from '../support/item.ts';
import { valueTransition } from '../words/words.ts';

/** A skill.toml has another minor format version. */
export const apiVersionMinorChanged = changeRule({
  id: 'api-version-minor-changed',
  category: 'format',
  summary: 'Reports a new minor number of `api_version`.',
  why: 'Versions of caro that read the old minor version warn each time they load the skill.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Warn on minor version mismatch',
      fields: ['skill.api_version'],
    },
  ],
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: (change) => hasApiVersion(change.after) && changedFormatPart(change) === 'minor',
  requires: { bump: 'minor', warn: true },
  bumpBasis: { document: 'skill.toml contract', quote: 'Warn on minor version mismatch' },
  phrase: 'new minor `api_version`',
  message: (change) =>
    msg`${code('api_version')} changed: ${valueTransition(change)}. Other versions of caro warn.`,
  invalid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
  valid: twoTomls('api_version = "1.0"', "api_version = '1.0'"),
});
