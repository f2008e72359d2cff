import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, newName } from '../words/words.ts';

/** An input was renamed, which callers experience as a removal. */
export const inputRenamed = changeRule({
  id: 'input-renamed',
  category: 'interface',
  summary: 'A renamed input needs a major bump.',
  why: 'Callers pass the old name, and the skill no longer reads it.',
  on: { kind: 'input', action: 'renamed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Renamed/removed required inputs' },
  message: ({ before, after }) =>
    `Input ${itemName({ before, after: null })} was renamed to ${newName({ after })}: calls pass the old name, and the skill no longer reads it.`,
  invalid: twoManifests(
    `
      inputs:
        required: [{ name: session_date }]
    `,
    `
      inputs:
        required: [{ name: date }]
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required: [{ name: session_date }]
    `,
    `
      inputs:
        required: [{ name: session_date, description: The date. }]
    `,
  ),
});
