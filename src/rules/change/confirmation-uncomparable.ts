import { recipe, twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { cautionChange, hasKnownConfirmation } from '../support/toml-item.ts';
import { describeValueChange, formatText } from '../words/words.ts';

/** The confirmation level changed from or to an unknown value. */
export const confirmationUncomparable = changeRule({
  id: 'confirmation-uncomparable',
  category: 'privilege',
  summary: '`recipes.default_confirmation` is `auto`, `prompt` or `always` before and after.',
  why: 'The check cannot decide whether recipes now ask less.',
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
    const isKnown = hasKnownConfirmation(change.after);
    const value = formatText(isKnown ? change.before : change.after);
    const advice = isKnown ? '' : ' Write `auto`, `prompt` or `always`.';
    return `\`default_confirmation\` ${describeValueChange(change)}. ${value} is not a defined value, so Skillaccord cannot tell whether clients now ask less often.${advice}`;
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
