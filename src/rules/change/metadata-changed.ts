import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasApiVersion } from '../support/item.ts';
import { describeValueChange, itemName } from '../words/words.ts';

/** A value under `metadata` changed. */
export const metadataChanged = changeRule({
  id: 'metadata-changed',
  category: 'documentation',
  summary: 'A change to metadata comes with a patch version step.',
  why: 'Indexes and people read it; nothing in the contract changes.',
  on: { kind: 'metadata' },
  grade: { bump: 'patch' },
  direction: 'none',
  basis: { document: 'ADR-003', quote: 'Documentation changes' },
  message: (change) =>
    hasApiVersion(change.after ?? change.before)
      ? `skill.${(change.after ?? change.before)?.name} ${describeValueChange(change)}.`
      : `metadata ${itemName(change)} ${describeValueChange(change)}.`,
  invalid: twoFrontmatters('metadata: { author: dan }', 'metadata: { author: ann }'),
  valid: twoFrontmatters('metadata: { author: dan }', "metadata: { author: 'dan' }"),
});
