import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatVersionKey, hasApiVersion, leavesLegacyManifest } from '../support/item.ts';
import { facetText } from '../words/words.ts';

/** A manifest no longer declares its format version. */
export const formatVersionRemoved = changeRule({
  id: 'format-version-removed',
  category: 'format',
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
  invalid: twoFrontmatters(
    `
      manifest_version: "1.0"
      inputs:
        required: [{ name: session_date }]
    `,
    `
      inputs:
        required: [{ name: session_date }]
    `,
  ),
  valid: twoFrontmatters(
    `
      manifest_version: "1.0"
      inputs:
        required: [{ name: session_date }]
    `,
    `
      manifest_version: "1.1"
      inputs:
        required: [{ name: session_date }]
    `,
  ),
});
