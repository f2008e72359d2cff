import { msg } from '../../model/message.ts';
import { twoFrontmatters, twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeManifest } from '../words/part-words.ts';

/** A manifest was added. */
export const manifestAdded = changeRule({
  id: 'manifest-added',
  category: 'format',
  summary: 'Reports a manifest added to an existing skill.',
  why: 'Nothing breaks: callers can now rely on what it declares. Each new permission in it is a finding of its own.',
  on: { kind: 'manifest', action: 'added' },
  when: ({ detail }) => detail !== 'beside',
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'All new fields are optional for backward compatibility.',
  },
  phrase: 'new manifest',
  message: (change) =>
    msg`${describeManifest(change.after)} was added. Callers can now rely on its declarations.`,
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
