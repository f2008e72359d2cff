import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { cautionChange } from '../support/toml-item.ts';
import { describeValueChange } from '../words/words.ts';

/** The confirmation level changed from or to an unknown value. */
export const confirmationUncomparable = changeRule({
  id: 'confirmation-uncomparable',
  category: 'privilege',
  summary: '`recipes.default_confirmation` is one of the three levels before and after.',
  why: 'Whether recipes ask less than before cannot be told.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Prompt user before execution',
      fields: ['recipes.default_confirmation'],
    },
  ],
  on: { kind: 'confirmation', action: 'changed' },
  when: (change) => cautionChange(change) === undefined,
  grade: { bump: 'none', warn: true },
  direction: 'power',
  basis: { document: 'skill.toml contract', quote: 'Prompt user before execution' },
  power: 'undeclared',
  message: (change) =>
    `default_confirmation ${describeValueChange(change)}; auto, prompt and always are known, so nothing says whether recipes ask less.`,
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
      default_confirmation = "never"
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
      default_confirmation = "always"
    `,
    { 'recipes/deploy.yaml': recipe },
  ),
});
