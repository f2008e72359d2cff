import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An output file was removed. */
export const outputFileRemoved = changeRule({
  id: 'output-file-removed',
  category: 'interface',
  summary: 'The removal of an output needs a major bump.',
  why: 'Readers of the file find nothing.',
  source:
    'ADR-003 counts a changed output pattern as breaking. A removed pattern is one step further.',
  on: { kind: 'output', action: 'removed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  message: (change) => `Output ${itemName(change)} was removed: readers of the file find nothing.`,
  invalid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
  ),
  valid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }]
    `,
  ),
});
