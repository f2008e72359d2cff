import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeItem, describeValueChange } from '../words/words.ts';

/** The fallback for changes without a rule; it matches nothing itself and runs last. */
export const unclassifiedChange = changeRule({
  id: 'unclassified-change',
  category: 'format',
  summary: 'Every change to a manifest is one that Skillaccord knows how to judge.',
  why: 'A field nobody judges may still be one that callers rely on, so its change is never silent.',
  on: { kind: [] },
  grade: { bump: 'none', warn: true },
  direction: 'none',
  basis: 'inferred',
  message: (change) =>
    `${describeItem(change)} ${describeValueChange(change)}; no rule says whether callers rely on it.`,
  invalid: twoFrontmatters('model: small', 'model: large'),
  valid: twoFrontmatters('model: small', "model: 'small'"),
});
