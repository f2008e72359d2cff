import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, newName } from '../words/words.ts';

/** An input was renamed, which callers experience as a removal. */
export const inputRenamed = changeRule({
  id: 'input-renamed',
  category: 'interface',
  summary: 'Reports renamed inputs.',
  why: 'Callers pass the old name, and the skill no longer reads it.',
  on: { kind: 'input', action: 'renamed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Renamed/removed required inputs' },
  message: ({ before, after }) =>
    msg`Input ${itemName({ before, after: null })} was renamed to ${newName({ after })}.`,
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
