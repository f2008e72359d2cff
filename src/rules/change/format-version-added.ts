import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatVersionKey, hasApiVersion } from '../support/item.ts';
import { facetText } from '../words/words.ts';

/** A manifest declares its format version for the first time. */
export const formatVersionAdded = changeRule({
  id: 'format-version-added',
  category: 'format',
  summary: 'Reports manifests that now declare the version of their format.',
  why: 'The manifest is now validated. Before, an `interface:` block only named its inputs and outputs.',
  on: { kind: 'manifest', facet: 'format' },
  when: ({ detail, after }) => detail === 'added' && !hasApiVersion(after),
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'All new fields are optional for backward compatibility.',
  },
  phrase: 'new format version',
  message: ({ after }) =>
    msg`New ${code(formatVersionKey(after))} ${facetText(after, 'format')}. The manifest is now validated.`,
  invalid: twoFrontmatters(
    `
      interface:
        inputs: [topic]
    `,
    `
      manifest_version: "1.0"
      interface:
        inputs: [topic]
      inputs:
        optional: [{ name: topic, default: session }]
    `,
  ),
  valid: twoFrontmatters(
    `
      interface:
        inputs: [topic]
    `,
    `
      interface:
        inputs: [topic]
        env: []
    `,
  ),
});
