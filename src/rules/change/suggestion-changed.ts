import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeValueChange, itemName } from '../words/words.ts';

/** A suggestion for other skills changed. */
export const suggestionChanged = changeRule({
  id: 'suggestion-changed',
  category: 'documentation',
  summary: 'A change to `[suggestions]` needs a patch bump.',
  why: 'Users see other suggestions during installation.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Shown to users during installation.',
      fields: ['suggestions'],
    },
  ],
  on: { kind: 'suggestion' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Shown to users during installation.' },
  message: (change) =>
    `The suggestion to install ${itemName(change)} too ${describeValueChange(change)}.`,
  invalid: twoTomls(
    '',
    `
      [suggestions]
      "tool.docker" = "Useful for images."
    `,
  ),
  valid: twoTomls(
    `
      [suggestions]
      "tool.docker" = "Useful for images."
    `,
    `
      [suggestions]
      'tool.docker' = 'Useful for images.'
    `,
  ),
});
