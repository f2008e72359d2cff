import { code } from '../../model/value/format-value.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasApiVersion } from '../support/item.ts';
import { describeValueChange, itemName } from '../words/words.ts';

/** A value under `metadata` changed. */
export const metadataChanged = changeRule({
  id: 'metadata-changed',
  category: 'documentation',
  summary: 'Changed metadata needs a patch bump.',
  why: 'Indexes and people read the metadata. Nothing in the contract changes.',
  on: { kind: 'metadata' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  message: (change) => {
    const item = change.after ?? change.before;
    return hasApiVersion(item)
      ? `${code(`skill.${item?.name}`)} ${describeValueChange(change)}.`
      : `Metadata ${itemName(change)} ${describeValueChange(change)}.`;
  },
  invalid: twoFrontmatters('metadata: { author: dan }', 'metadata: { author: ann }'),
  valid: twoFrontmatters('metadata: { author: dan }', "metadata: { author: 'dan' }"),
});
