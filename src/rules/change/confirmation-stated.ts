import { facetValue } from '../../model/contract.ts';
import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasKnownConfirmation } from '../support/toml-item.ts';
import { formatText } from '../words/words.ts';

/** The confirmation level was added or removed together with the recipes. */
export const confirmationStated = changeRule({
  id: 'confirmation-stated',
  category: 'behaviour',
  summary: 'An added or removed `[recipes]` table needs a patch bump.',
  why: 'A skill without recipes asks nothing, and recipes ask as the table says.',
  on: { kind: 'confirmation', action: ['added', 'removed'] },
  when: ({ action, after }) => action === 'removed' || facetValue(after, 'value') !== 'auto',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the declaration of recipes changed',
  message: ({ before, after }) => {
    const level = formatText(after ?? before);
    const suffix = facetValue(after, 'value') === 'prompt' ? ' (the default)' : '';
    return after
      ? `The skill now declares recipes${hasKnownConfirmation(after) ? '. Users are asked before each run of a recipe' : ''}: \`default_confirmation\` is ${level}${suffix}.`
      : `The skill no longer declares recipes, so \`default_confirmation\` (${level}) has no effect.`;
  },
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
