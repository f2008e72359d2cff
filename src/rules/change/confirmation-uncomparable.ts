import { code, msg } from '../../model/message.ts';
import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { cautionChange, hasKnownConfirmation } from '../support/toml-item.ts';
import { facetText, valueChange } from '../words/words.ts';

/** The confirmation level changed from or to an unknown value. */
export const confirmationUncomparable = changeRule({
  id: 'confirmation-uncomparable',
  category: 'privilege',
  summary: 'Reports a `recipes.default_confirmation` other than `auto`, `prompt` and `always`.',
  why: 'Whether recipes now ask less cannot be told.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Prompt user before execution',
      fields: ['recipes.default_confirmation'],
    },
  ],
  on: { kind: 'confirmation', action: 'changed' },
  when: (change) => cautionChange(change) === undefined,
  requires: { bump: 'none', warn: true },
  bumpBasis: { document: 'skill.toml contract', quote: 'Prompt user before execution' },
  powerVerdict: 'undeclared',
  phrase: '`default_confirmation` changed',
  message: (change) => {
    const value = facetText(hasKnownConfirmation(change.after) ? change.before : change.after);
    return msg`${code('default_confirmation')} ${valueChange(change)}. ${value} is not a known level.`;
  },
  help: ({ after }) =>
    hasKnownConfirmation(after)
      ? undefined
      : msg`Write ${code('auto')}, ${code('prompt')} or ${code('always')}.`,
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
