import { facetValue } from '../../model/contract.ts';
import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { cautionChange } from '../support/toml-item.ts';
import { describeValueChange } from '../words/words.ts';

/** Recipes ask for more confirmation. */
export const confirmationTightened = changeRule({
  id: 'confirmation-tightened',
  category: 'behaviour',
  summary:
    'A stronger `recipes.default_confirmation` needs a minor bump, or a major one if recipes asked nothing before.',
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
  phrase: 'the confirmation of recipes was tightened',
  message: (change) =>
    `\`default_confirmation\` ${describeValueChange(change)}. ${
      facetValue(change.before, 'value') === 'auto'
        ? 'Unattended runs now stop and wait for an answer'
        : 'Recipes now ask more questions'
    }.`,
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
