import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeValueChange } from '../words/words.ts';

/** The compatibility text changed; its requirements cannot be compared. */
export const compatibilityChanged = changeRule({
  id: 'compatibility-changed',
  category: 'requirement',
  summary: 'A changed `compatibility` needs a minor bump.',
  why: 'The field says in free text what the skill needs, so the check cannot decide whether the skill now needs more.',
  source: 'Agent Skills specification, `compatibility`.',
  on: { kind: 'compatibility' },
  grade: { bump: 'minor', warn: true },
  direction: 'environment',
  basis: 'inferred',
  message: (change) =>
    `\`compatibility\` ${describeValueChange(change)}. Check whether the skill now needs more to run.`,
  invalid: twoFrontmatters(
    'compatibility: Requires git.',
    'compatibility: Requires git and docker.',
  ),
  valid: twoFrontmatters('compatibility: Requires git.', "compatibility: 'Requires git.'"),
});
