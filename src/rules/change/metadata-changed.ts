import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasApiVersion } from '../support/item.ts';
import { subject, valueStep } from '../words/words.ts';

/** Another value under `metadata`. */
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
      ? `skill.${(change.after ?? change.before)?.name} ${valueStep(change)}.`
      : `metadata ${subject(change)} ${valueStep(change)}.`,
  fails: twoFrontmatters('metadata: { author: dan }', 'metadata: { author: ann }'),
  passes: twoFrontmatters('metadata: { author: dan }', "metadata: { author: 'dan' }"),
});
