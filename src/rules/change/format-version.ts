import { code, msg } from '../../model/message.ts';
import { interfaceInputs } from '../examples/sections.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import {
  changedFormatPart,
  formatVersionKey,
  hasApiVersion,
  leavesLegacyManifest,
} from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';
import { facetText, valueTransition } from '../words/words.ts';

const inputs = 'inputs:\n  required: [{ name: session_date }]';

export const formatVersionAdded = changeRule({
  id: 'format-version-added',
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
    interfaceInputs('topic'),
    `
      manifest_version: "1.0"
      interface:
        inputs: [topic]
      inputs:
        optional: [{ name: topic, default: session }]
    `,
  ),
  valid: twoFrontmatters(interfaceInputs('topic'), 'interface:\n  inputs: [topic]\n  env: []'),
});

export const formatVersionRemoved = changeRule({
  id: 'format-version-removed',
  summary: 'Reports manifests that no longer declare the version of their format.',
  why: 'Without `manifest_version`, the fields of a manifest are neither validated nor compared, and callers have no guarantee.',
  on: { kind: 'manifest' },
  when: ({ action, facet, detail, before }) =>
    (action === 'removed' && leavesLegacyManifest(before)) ||
    (facet === 'format' && detail === 'removed' && !hasApiVersion(before)),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Missing `manifest_version` = assume legacy format' },
  phrase: 'format version removed',
  message: ({ before }) => {
    const key = code(formatVersionKey(before));
    const version = facetText(before, 'format');
    return before?.dialect === 'manifest-v1'
      ? msg`${key} ${version} was removed. Fields such as ${code('inputs')} are no longer compared.`
      : msg`${key} ${version} was removed. Readers cannot tell the format.`;
  },
  invalid: twoFrontmatters(`manifest_version: "1.0"\n${inputs}`, inputs),
  valid: twoFrontmatters(
    `manifest_version: "1.0"\n${inputs}`,
    `manifest_version: "1.1"\n${inputs}`,
  ),
});

export const formatVersionMajorChanged = changeRule({
  id: 'format-version-major-changed',
  summary: 'Reports new major versions of the format of a manifest.',
  why: 'Readers of another major version of the format reject the manifest.',
  enforces: [
    adr002(
      'Semantic versioning: major version changes indicate breaking schema changes',
      'manifest_version',
    ),
  ],
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: (change) => changedFormatPart(change) === 'major' && !hasApiVersion(change.after),
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'major version changes indicate breaking schema changes',
  },
  phrase: 'new major format version',
  message: (change) =>
    msg`${code(formatVersionKey(change.after))} changed: ${valueTransition(change)}. Older readers reject the manifest.`,
  invalid: twoFrontmatters('manifest_version: "1.0"', 'manifest_version: "2.0"'),
  valid: twoFrontmatters('manifest_version: "1.0"', 'manifest_version: "1.1"'),
});

export const formatVersionMinorChanged = changeRule({
  id: 'format-version-minor-changed',
  summary: 'Reports new minor versions of the format of a manifest.',
  why: 'Nothing breaks: readers of the same major version read both.',
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: (change) => changedFormatPart(change) === 'minor' && !hasApiVersion(change.after),
  requires: { bump: 'patch' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'major version changes indicate breaking schema changes',
  },
  phrase: 'new minor format version',
  message: (change) =>
    msg`${code(formatVersionKey(change.after))} changed: ${valueTransition(change)}.`,
  invalid: twoFrontmatters('manifest_version: "1.0"', 'manifest_version: "1.1"'),
  valid: twoFrontmatters('manifest_version: "1.0"', 'manifest_version: 1.0'),
});
