import { code } from '../../model/value/format-value.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { changedFormatPart, formatVersionKey, hasApiVersion } from '../support/item.ts';
import { valueTransition } from '../words/words.ts';

/** A manifest has another minor format version. */
export const formatVersionMinorChanged = changeRule({
  id: 'format-version-minor-changed',
  category: 'format',
  summary: 'A new minor version of the format of a manifest needs a patch bump.',
  why: 'Readers of the same major version of the format read both.',
  on: { kind: 'manifest', facet: 'format', action: 'changed' },
  when: (change) => changedFormatPart(change) === 'minor' && !hasApiVersion(change.after),
  requires: { bump: 'patch' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'major version changes indicate breaking schema changes',
  },
  phrase: 'the minor version of the manifest format changed',
  message: (change) =>
    `${code(formatVersionKey(change.after))} changed: ${valueTransition(change)}. Agents that read the one also read the other.`,
  invalid: twoFrontmatters('manifest_version: "1.0"', 'manifest_version: "1.1"'),
  valid: twoFrontmatters('manifest_version: "1.0"', 'manifest_version: 1.0'),
});
