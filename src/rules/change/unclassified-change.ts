import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeItem, describeValueChange } from '../words/words.ts';

/** The fallback for changes without a rule; it matches nothing itself and runs last. */
export const unclassifiedChange = changeRule({
  id: 'unclassified-change',
  category: 'format',
  summary: 'Every change to a manifest is one that Skillaccord can judge.',
  why: 'Callers may rely on a field without a rule, so its change is never silent.',
  howToFix:
    'Ask what callers do with the field. If it is a field of an ADR-002 manifest, declare `manifest_version: "1.0"`: without it, `inputs`, `outputs` and `execution` are fields of an unknown meaning. Otherwise raise the version, or accept the finding.',
  on: { kind: [] },
  grade: { bump: 'none', warn: true },
  direction: 'none',
  basis: 'inferred',
  message: (change) =>
    `${describeItem(change)} ${describeValueChange(change)}. Skillaccord has no rule for this: callers may break.`,
  invalid: twoFrontmatters('tier: small', 'tier: large'),
  valid: twoFrontmatters('tier: small', "tier: 'small'"),
});
