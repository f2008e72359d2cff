import { facetValue } from '../../model/contract.ts';
import { code, msg, words } from '../../model/message.ts';
import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { cautionChange } from '../support/toml-item.ts';
import { valueChange } from '../words/words.ts';

/** Recipes ask for more confirmation. */
export const confirmationTightened = changeRule({
  id: 'confirmation-tightened',
  category: 'behaviour',
  summary: 'Reports a stronger `recipes.default_confirmation`.',
  why: 'An unattended run waits for an answer that does not come.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Always require explicit confirmation',
      fields: ['recipes.default_confirmation'],
    },
  ],
  on: { kind: 'confirmation', action: 'changed' },
  when: (change) => (cautionChange(change) ?? 0) > 0,
  requires: ({ before }) => ({
    bump: facetValue(before, 'value') === 'auto' ? 'major' : 'minor',
  }),
  bumpBasis: { document: 'skill.toml contract', quote: 'Always require explicit confirmation' },
  phrase: 'recipes ask more',
  message: (change) => {
    const isNew = facetValue(change.before, 'value') === 'auto';
    const effect = isNew ? 'Unattended runs now wait for an answer.' : 'Recipes ask more.';
    return msg`${code('default_confirmation')} ${valueChange(change)}. ${words(effect)}`;
  },
  invalid: twoTomls(
    `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "auto"
    `,
    `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
    `,
    { 'recipes/deploy.yaml': recipe },
  ),
  valid: twoTomls(
    `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
    `,
    `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "auto"
    `,
    { 'recipes/deploy.yaml': recipe },
  ),
});
