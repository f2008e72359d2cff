import { code } from '../../model/value/format-value.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatVersionKey, hasApiVersion, leavesLegacyManifest } from '../support/item.ts';
import { formatText } from '../words/words.ts';

/** A manifest no longer declares its format version. */
export const formatVersionRemoved = changeRule({
  id: 'format-version-removed',
  category: 'format',
  summary: 'A manifest that no longer declares the version of its format needs a major bump.',
  why: 'Without `manifest_version`, the fields of a manifest are neither validated nor compared, and callers have no guarantee.',
  on: { kind: 'manifest' },
  when: ({ action, facet, detail, before }) =>
    (action === 'removed' && leavesLegacyManifest(before)) ||
    (facet === 'format' && detail === 'removed' && !hasApiVersion(before)),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Missing `manifest_version` = assume legacy format' },
  phrase: 'the manifest no longer declares its format version',
  message: ({ before }) => {
    const text = `${code(formatVersionKey(before))} ${formatText(before, 'format')} was removed`;
    return before?.dialect === 'manifest-v1'
      ? `${text}. Without it, agents take the manifest for the legacy format: \`inputs\`, \`outputs\` and other fields have no defined meaning, and Skillaccord neither validates nor compares them. Restore it; if the removal is intended, raise the version of the skill.`
      : `${text}. Agents cannot tell the format of the manifest. Restore it; if the removal is intended, raise the version of the skill.`;
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
