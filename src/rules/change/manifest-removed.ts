import { msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { leavesLegacyManifest } from '../support/item.ts';
import { describeManifest } from '../words/part-words.ts';

/** A manifest was removed with everything that it declared. */
export const manifestRemoved = changeRule({
  id: 'manifest-removed',
  category: 'format',
  summary: 'Reports a removed manifest.',
  why: 'Callers can no longer rely on anything that it declared, and hosts check nothing.',
  on: { kind: 'manifest', action: 'removed' },
  when: ({ before }) => !leavesLegacyManifest(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Missing manifest = no validation' },
  phrase: 'manifest removed',
  message: (change) =>
    msg`${describeManifest(change.before)} was removed. Callers can no longer rely on its declarations.`,
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
