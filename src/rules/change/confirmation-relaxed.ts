import { facetValue } from '../../model/contract.ts';
import { code, msg, words } from '../../model/message.ts';
import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { cautionChange } from '../support/toml-item.ts';
import { valueChange } from '../words/words.ts';

/** Recipes ask for less confirmation. */
export const confirmationRelaxed = changeRule({
  id: 'confirmation-relaxed',
  category: 'privilege',
  summary: 'Reports a weaker `recipes.default_confirmation`.',
  why: 'Recipes run without the consent of the user.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Execute without confirmation',
      fields: ['recipes.default_confirmation'],
    },
  ],
  on: { kind: 'confirmation', action: ['added', 'changed'] },
  when: (change) =>
    change.action === 'added'
      ? facetValue(change.after, 'value') === 'auto'
      : (cautionChange(change) ?? 0) < 0,
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Execute without confirmation' },
  powerVerdict: 'guard-removed',
  phrase: 'recipes ask less',
  message: (change) => {
    const effect = facetValue(change.after, 'value') === 'auto' ? 'run without asking' : 'ask less';
    return msg`${code('default_confirmation')} ${valueChange(change)}. Recipes now ${words(effect)}.`;
  },
  invalid: twoTomls(
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
  valid: twoTomls(
    `
      [provides]
      recipes = true
    `,
    `
      [provides]
      recipes = true
      [recipes]
      default_confirmation = "prompt"
    `,
    { 'recipes/deploy.yaml': recipe },
  ),
});
