import { facetValue } from '../../model/contract.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatKey, hasApiVersion, leavesLegacyManifest } from '../support/item.ts';
import { formatOrNone } from '../words/words.ts';

/** A manifest no longer declares its format version. */
export const formatVersionRemoved = changeRule({
  id: 'format-version-removed',
  category: 'format',
  summary:
    'A manifest that declares the version of its format keeps doing so, or takes a major version step.',
  why: 'Without `manifest_version` a manifest is legacy: nothing in it is validated, and callers are promised nothing.',
  on: { kind: 'manifest' },
  when: ({ action, facet, detail, before }) =>
    (action === 'removed' && leavesLegacyManifest(before)) ||
    (facet === 'format' && detail === 'removed' && !hasApiVersion(before)),
  grade: { bump: 'major' },
  direction: 'out',
  basis: { document: 'ADR-002', quote: 'Missing `manifest_version` = assume legacy format' },
  message: ({ before }) => {
    const text = `${formatKey(before)} ${formatOrNone(facetValue(before, 'format'))} was removed`;
    return before?.dialect === 'manifest-v1'
      ? `${text}; a manifest without it is legacy, and nothing in it is validated.`
      : `${text}; readers cannot tell which format the manifest is in.`;
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
