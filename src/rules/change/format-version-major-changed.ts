import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { changedFormatPart, formatVersionKey, hasApiVersion } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';
import { valueTransition } from '../words/words.ts';

/** A manifest has another major format version, which older readers reject. */
export const formatVersionMajorChanged = changeRule({
  id: 'format-version-major-changed',
  category: 'format',
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
