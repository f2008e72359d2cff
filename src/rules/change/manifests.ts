import { msg, sentence } from '../../model/message.ts';
import { blockOf, routerOf, twoBodies } from '../examples/operation.ts';
import { interfaceInputs, optionalInputs } from '../examples/sections.ts';
import { twoFrontmatters, twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { leavesLegacyManifest } from '../support/item.ts';
import { skillManifestV2 } from '../words/clauses.ts';
import { describeManifest, describePart } from '../words/part-words.ts';

export const manifestAdded = changeRule({
  id: 'manifest-added',
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
  valid: twoManifests('', optionalInputs('{ name: topic, default: session }')),
});

export const manifestRemoved = changeRule({
  id: 'manifest-removed',
  summary: 'Reports a removed manifest.',
  why: 'Callers can no longer rely on anything that it declared, and hosts check nothing.',
  on: { kind: 'manifest', action: 'removed' },
  when: ({ before }) => !leavesLegacyManifest(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Missing manifest = no validation' },
  phrase: 'manifest removed',
  message: (change) =>
    msg`${describeManifest(change.before)} was removed. Callers can no longer rely on its declarations.`,
  invalid: twoFrontmatters(interfaceInputs('session_date'), ''),
  valid: twoFrontmatters(
    interfaceInputs('session_date'),
    `
      interface:
        inputs: [session_date]
        outputs: [{ pattern: 'docs/*.org' }]
    `,
  ),
});

export const dialectAdded = changeRule({
  id: 'dialect-added',
  summary: 'Reports a second manifest in another format.',
  why: 'Nothing breaks for readers of the first manifest. From now on, the two have to agree. Permissions of the new manifest are separate findings.',
  on: { kind: 'manifest', action: 'added' },
  when: ({ detail }) => detail === 'beside',
  requires: { bump: 'minor' },
  phrase: 'second manifest added',
  message: ({ after }) =>
    msg`${sentence(describePart(after?.name ?? ''))} was added, a second manifest.`,
  invalid: twoBodies(routerOf(), routerOf() + blockOf()),
  valid: twoBodies('', blockOf()),
});

export const dialectMigrated = changeRule({
  id: 'dialect-migrated',
  summary: 'Reports a manifest that moved to another format.',
  why: 'Readers of the old format find no manifest. Only what both formats can express is compared.',
  enforces: [
    skillManifestV2(
      'Skills should update their blocks and change the fence name from `router-manifest` to `skill-manifest`.',
    ),
  ],
  howToFix: 'Raise the major version, or keep the old manifest too until its readers have moved.',
  on: { kind: 'manifest', action: 'renamed' },
  requires: { bump: 'major' },
  phrase: 'manifest moved to another format',
  message: ({ before, after }) =>
    msg`Manifest moved from ${describePart(before?.name ?? '')} to ${describePart(after?.name ?? '')}.`,
  help: () => msg`Keep the old manifest too until its readers have moved.`,
  invalid: twoBodies(routerOf(), blockOf()),
  valid: twoBodies(blockOf(), blockOf({ capabilities: ['memory-search', 'memory-store'] })),
});
