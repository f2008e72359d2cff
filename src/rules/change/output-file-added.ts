import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An output file was added. */
export const outputFileAdded = changeRule({
  id: 'output-file-added',
  category: 'interface',
  summary: 'An output that is added comes with a minor version step.',
  why: 'Nothing breaks; the skill writes a file that it did not write before.',
  on: { kind: 'output', action: 'added' },
  grade: { bump: 'minor' },
  direction: 'out',
  basis: 'inferred',
  message: (change) =>
    `Output ${itemName(change)} was added; the skill writes a file it did not write before.`,
  invalid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }]
    `,
  ),
  valid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org', description: The log. }]
    `,
  ),
});
