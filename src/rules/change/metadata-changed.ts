import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasApiVersion } from '../support/item.ts';
import { itemName, valueChange } from '../words/words.ts';

/** A value under `metadata` changed. */
export const metadataChanged = changeRule({
  id: 'metadata-changed',
  category: 'documentation',
  summary: 'Reports changed metadata.',
  why: 'Indexes and people read the metadata. The interface stays the same.',
  on: { kind: 'metadata' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  message: (change) => {
    const item = change.after ?? change.before;
    return hasApiVersion(item)
      ? msg`${code(`skill.${item?.name}`)} ${valueChange(change)}.`
      : msg`Metadata ${itemName(change)} ${valueChange(change)}.`;
  },
  invalid: twoFrontmatters('metadata: { author: dan }', 'metadata: { author: ann }'),
  valid: twoFrontmatters('metadata: { author: dan }', "metadata: { author: 'dan' }"),
});
