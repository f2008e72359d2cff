import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeValueChange } from '../words/words.ts';

/** The compatibility text changed; its requirements cannot be compared. */
export const compatibilityChanged = changeRule({
  id: 'compatibility-changed',
  category: 'requirement',
  summary: 'A change to `compatibility` comes with a minor version step.',
  why: 'The field says in free text what the skill needs to run; whether it needs more now cannot be told.',
  source: 'Agent Skills specification, `compatibility`.',
  on: { kind: 'compatibility' },
  grade: { bump: 'minor', warn: true },
  direction: 'environment',
  basis: 'inferred',
  message: (change) =>
    `compatibility ${describeValueChange(change)}; whether the skill now needs more cannot be told.`,
  invalid: twoFrontmatters(
    'compatibility: Requires git.',
    'compatibility: Requires git and docker.',
  ),
  valid: twoFrontmatters('compatibility: Requires git.', "compatibility: 'Requires git.'"),
});
