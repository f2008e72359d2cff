import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { changedFormatPart, hasApiVersion } from '../support/item.ts';
import { formatText, valueTransition } from '../words/words.ts';

/** A skill.toml has another minor format version. */
export const apiVersionMinorChanged = changeRule({
  id: 'api-version-minor-changed',
  category: 'format',
  summary: 'A new minor part of `api_version` needs a minor bump.',
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
  phrase: 'the minor number of `api_version` changed',
  message: (change) =>
    `The minor part of \`api_version\` changed: ${valueTransition(change)}. Versions of caro that use another API version than ${formatText(change.after, 'format')} load the skill with a warning.`,
  invalid: twoTomls('api_version = "1.0"', 'api_version = "1.1"'),
  valid: twoTomls('api_version = "1.0"', "api_version = '1.0'"),
});
