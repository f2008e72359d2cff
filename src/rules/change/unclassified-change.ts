import type { Change } from '../../model/contract.ts';
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
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: 'field {} changed',
  message: (change) =>
    `${describeItem(change)} ${describeValueChange(change)}. ${consequence(change)}`,
  invalid: twoFrontmatters('tier: small', 'tier: large'),
  valid: twoFrontmatters('tier: small', "tier: 'small'"),
});

/** The fields that only a manifest with `manifest_version` gives a meaning. */
const manifestFields: ReadonlySet<string> = new Set(['inputs', 'outputs', 'execution']);

function consequence({ after }: Change): string {
  if (after?.dialect === 'agent-skills' && manifestFields.has(after.name)) {
    return `\`${after.name}\` has no meaning without \`manifest_version: "1.0"\`: declare it, and Skillaccord compares ${after.name}.`;
  }
  return 'Skillaccord has no rule for this. If the change can break callers, it needs a major bump.';
}
