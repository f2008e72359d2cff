import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';

/** The description of the skill changed. */
export const descriptionChanged = changeRule({
  id: 'description-changed',
  category: 'discovery',
  summary: 'A change to the description comes with a patch version step.',
  why: 'The description is what a model decides by; another one is chosen for other tasks.',
  source: 'The SKILL.md parser: the description is the only text loaded into the prompt up front.',
  on: { kind: 'description' },
  grade: { bump: 'patch' },
  direction: 'none',
  basis: { document: 'ADR-003', quote: 'Documentation changes' },
  message: () => 'The description changed; models choose the skill by it.',
  invalid: twoFrontmatters(
    'description: Writes a work log.',
    'description: Writes a work log in org mode.',
  ),
  valid: twoFrontmatters('description: Writes a work log.', "description: 'Writes a work log.'"),
});
