import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { leavesLegacyManifest } from '../support/item.ts';
import { describeManifest } from '../words/part-words.ts';

/** A manifest was removed with everything that it declared. */
export const manifestRemoved = changeRule({
  id: 'manifest-removed',
  category: 'format',
  summary: 'The removal of a manifest needs a major bump.',
  why: 'Without the manifest, callers can rely on nothing and hosts validate nothing.',
  on: { kind: 'manifest', action: 'removed' },
  when: ({ before }) => !leavesLegacyManifest(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Missing manifest = no validation' },
  phrase: 'the declarations of the skill were removed',
  message: (change) =>
    `${describeManifest(change.before)} was removed: callers can no longer rely on anything that it declared.`,
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
