import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, newName } from '../words/words.ts';

/** An input was renamed, which callers experience as a removal. */
export const inputRenamed = changeRule({
  id: 'input-renamed',
  category: 'interface',
  summary: 'An input that is renamed comes with a major version step.',
  why: 'Callers pass the old name, which nothing takes any more.',
  on: { kind: 'input', action: 'renamed' },
  grade: { bump: 'major' },
  direction: 'in',
  basis: { document: 'ADR-003', quote: 'Renamed/removed required inputs' },
  message: ({ before, after }) =>
    `Input ${itemName({ before, after: null })} was renamed to ${newName({ after })}; callers still pass the old name.`,
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
