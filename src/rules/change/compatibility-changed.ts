import type { Change } from '../../model/contract.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeValueChange } from '../words/words.ts';

/** The compatibility text changed; its requirements cannot be compared. */
export const compatibilityChanged = changeRule({
  id: 'compatibility-changed',
  category: 'requirement',
  summary: 'A new or changed `compatibility` needs a minor bump; a removed one needs none.',
  why: 'The field says in free text what the skill needs, so the check cannot decide whether the skill now needs more.',
  source: 'Agent Skills specification, `compatibility`.',
  on: { kind: 'compatibility' },
  requires: (change) => (isRemoval(change) ? { bump: 'none' } : { bump: 'minor', warn: true }),
  bumpBasis: 'inferred',
  phrase: '`compatibility` changed',
  message: (change) =>
    isRemoval(change)
      ? `\`compatibility\` ${describeValueChange(change)}. The skill no longer says what it needs.`
      : `\`compatibility\` ${describeValueChange(change)}. If users now need more to run the skill, the change needs a major bump, not a minor one.`,
  invalid: twoFrontmatters(
    'compatibility: Requires git.',
    'compatibility: Requires git and docker.',
  ),
  valid: twoFrontmatters('compatibility: Requires git.', "compatibility: 'Requires git.'"),
});

/** True if the text was removed or is blank: it requires no more than before. */
function isRemoval({ action, to }: Change): boolean {
  return action === 'removed' || (typeof to === 'string' && to.trim() === '');
}
