import type { Change } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { valueChange } from '../words/words.ts';

/** The compatibility text changed; its requirements cannot be compared. */
export const compatibilityChanged = changeRule({
  id: 'compatibility-changed',
  category: 'requirement',
  summary: 'Reports a new, changed or removed `compatibility`.',
  why: 'The field says in free text what the skill needs, so whether it now needs more cannot be told.',
  source: 'Agent Skills specification, `compatibility`.',
  on: { kind: 'compatibility' },
  requires: (change) => (isRemoval(change) ? { bump: 'none' } : { bump: 'minor', warn: true }),
  bumpBasis: 'inferred',
  phrase: '`compatibility` changed',
  message: (change) => msg`${code('compatibility')} ${valueChange(change)}.`,
  help: (change) =>
    isRemoval(change) ? undefined : msg`If users now need more, raise the major version.`,
  invalid: twoFrontmatters(
    'compatibility: Requires git.',
    'compatibility: Requires git and docker.',
  ),
  valid: twoFrontmatters('compatibility: Requires git.', "compatibility: 'Requires git.'"),
});

/** True if the text was removed or is empty: it requires no more than before. */
function isRemoval({ action, to }: Change): boolean {
  return action === 'removed' || (typeof to === 'string' && to.trim() === '');
}
