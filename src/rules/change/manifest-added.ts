import { twoFrontmatters, twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeManifest } from '../words/part-words.ts';

/** A manifest was added. */
export const manifestAdded = changeRule({
  id: 'manifest-added',
  category: 'format',
  summary: 'A manifest added to an existing skill needs a minor bump.',
  why: 'Nothing breaks: callers may now rely on the new statements. Each new permission in it is a finding of its own.',
  on: { kind: 'manifest', action: 'added' },
  when: ({ detail }) => detail !== 'beside',
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'All new fields are optional for backward compatibility.',
  },
  phrase: 'a manifest was added',
  message: (change) =>
    `${describeManifest(change.after)} was added: from now on, callers rely on what this file declares, such as inputs. Before, they had nothing to rely on, so nothing breaks.`,
  invalid: twoFrontmatters(
    '',
    `
      manifest_version: "1.0"
      inputs:
        required: [{ name: session_date }]
    `,
  ),
  valid: twoManifests(
    '',
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
  ),
});
