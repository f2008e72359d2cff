import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';

/** The description of the skill changed. */
export const descriptionChanged = changeRule({
  id: 'description-changed',
  category: 'discovery',
  summary: 'A changed description needs a patch bump.',
  why: 'Models choose a skill by its description, and may now choose it for other tasks.',
  source: 'The SKILL.md parser: the description is the only text loaded into the prompt up front.',
  on: { kind: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'the description changed',
  message: ({ action }) =>
    action === 'removed'
      ? 'The description was removed. Models choose skills by their description, so they never choose this one.'
      : `${action === 'added' ? 'A description was added' : 'The description changed'}. Models choose the skill by its description: check that it still says what the skill does.`,
  invalid: twoFrontmatters(
    'description: Writes a work log.',
    'description: Writes a work log in org mode.',
  ),
  valid: twoFrontmatters('description: Writes a work log.', "description: 'Writes a work log.'"),
});
