import { msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';

/** The description of the skill changed. */
export const descriptionChanged = changeRule({
  id: 'description-changed',
  category: 'discovery',
  summary: 'Reports a new, changed or removed description.',
  why: 'Models choose a skill by its description, and may now choose it for other tasks.',
  source: 'The SKILL.md parser: the description is the only text loaded into the prompt up front.',
  on: { kind: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'description changed',
  message: ({ action }) => {
    if (action === 'added') return msg`New description.`;
    return action === 'removed'
      ? msg`Description was removed. Models no longer choose the skill.`
      : msg`Description changed.`;
  },
  invalid: twoFrontmatters(
    'description: Writes a work log.',
    'description: Writes a work log in org mode.',
  ),
  valid: twoFrontmatters('description: Writes a work log.', "description: 'Writes a work log.'"),
});
