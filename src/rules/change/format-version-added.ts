import { facetValue } from '../../model/contract.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatKey, hasApiVersion } from '../support/item.ts';
import { formatOrNone } from '../words/words.ts';

/** A manifest declares its format version for the first time. */
export const formatVersionAdded = changeRule({
  id: 'format-version-added',
  category: 'format',
  summary:
    'A manifest that begins to declare the version of its format takes a minor version step.',
  why: 'What was only named in an `interface:` block is validated from now on.',
  on: { kind: 'manifest', facet: 'format' },
  when: ({ detail, after }) => detail === 'added' && !hasApiVersion(after),
  grade: { bump: 'minor' },
  direction: 'none',
  basis: { document: 'ADR-002', quote: 'All new fields are optional for backward compatibility.' },
  message: ({ after }) =>
    `${formatKey(after)} ${formatOrNone(facetValue(after, 'format'))} was added; the manifest is validated from now on.`,
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
