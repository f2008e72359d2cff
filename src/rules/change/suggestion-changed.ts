import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { facetText, itemName, valueChange } from '../words/words.ts';

/** A suggestion for other skills changed. */
export const suggestionChanged = changeRule({
  id: 'suggestion-changed',
  category: 'documentation',
  summary: 'Reports changes to `[suggestions]`.',
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
    if (change.action === 'removed') return msg`Suggestion ${name} was removed.`;
    return change.action === 'added'
      ? msg`New suggestion ${name}: ${facetText(change.after)}.`
      : msg`Reason of suggestion ${name} ${valueChange(change)}.`;
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
