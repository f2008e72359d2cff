import { code } from '../../model/value/format-value.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatVersionKey, hasApiVersion } from '../support/item.ts';
import { formatText } from '../words/words.ts';

/** A manifest declares its format version for the first time. */
export const formatVersionAdded = changeRule({
  id: 'format-version-added',
  category: 'format',
  summary: 'A manifest that starts to declare the version of its format needs a minor bump.',
  why: 'Runtimes and Skillaccord now validate the manifest. Before, an `interface:` block only named its inputs and outputs.',
  on: { kind: 'manifest', facet: 'format' },
  when: ({ detail, after }) => detail === 'added' && !hasApiVersion(after),
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'All new fields are optional for backward compatibility.',
  },
  phrase: 'the manifest now declares its format version',
  message: ({ after }) =>
    `${code(formatVersionKey(after))} ${formatText(after, 'format')} was added. Runtimes and Skillaccord now validate the manifest.`,
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
