import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { leavesLegacyManifest } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A manifest was removed with everything that it declared. */
export const manifestRemoved = changeRule({
  id: 'manifest-removed',
  category: 'format',
  summary:
    'A manifest that callers could rely on is still there, or its removal is a major version step.',
  why: 'Without the manifest nothing is promised and nothing is validated any more.',
  on: { kind: 'manifest', action: 'removed' },
  when: ({ before }) => !leavesLegacyManifest(before),
  grade: { bump: 'major' },
  direction: 'out',
  basis: { document: 'ADR-002', quote: 'Missing manifest = no validation' },
  message: (change) =>
    `The ${itemName(change)} manifest was removed; nothing it stated is promised any more.`,
  invalid: twoFrontmatters(
    `
      interface:
        inputs: [session_date]
    `,
    '',
  ),
  valid: twoFrontmatters(
    `
      interface:
        inputs: [session_date]
    `,
    `
      interface:
        inputs: [session_date]
        outputs: [{ pattern: 'docs/*.org' }]
    `,
  ),
});
