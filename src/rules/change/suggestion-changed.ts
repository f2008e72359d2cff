import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeValueChange, formatText, itemName } from '../words/words.ts';

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
  message: (change) => {
    const name = itemName(change);
    if (change.action === 'removed') return `The skill no longer suggests ${name} to users.`;
    return change.action === 'added'
      ? `The skill now suggests ${name} to users: ${formatText(change.after)}.`
      : `The reason that users see for the suggestion ${name} ${describeValueChange(change)}.`;
  },
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
