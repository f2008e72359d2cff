import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { facetText } from '../words/words.ts';

/** The confirmation level was added or removed together with the recipes. */
export const confirmationStated = changeRule({
  id: 'confirmation-stated',
  category: 'behaviour',
  summary: 'Reports recipes that are declared or no longer declared.',
  why: 'A skill without recipes asks nothing; recipes ask as `default_confirmation` says.',
  on: { kind: 'confirmation', action: ['added', 'removed'] },
  when: ({ action, after }) => action === 'removed' || facetValue(after, 'value') !== 'auto',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'declaration of recipes changed',
  message: ({ before, after }) =>
    after
      ? msg`Recipes are now declared: ${code('default_confirmation')} is ${facetText(after)}.`
      : msg`Recipes are no longer declared: ${code('default_confirmation')} was ${facetText(before)}.`,
  invalid: twoTomls(
    '[provides]',
    `
      [provides]
      [recipes]
      files = []
    `,
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
      default_confirmation = "prompt"
      files = ["recipes/*.yaml"]
    `,
    { 'recipes/deploy.yaml': recipe },
  ),
});
