import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { changedFormatPart, formatVersionKey, hasApiVersion } from '../support/item.ts';
import { valueTransition } from '../words/words.ts';

/** A manifest has another minor format version. */
export const formatVersionMinorChanged = changeRule({
  id: 'format-version-minor-changed',
  category: 'format',
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
