import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An output file was removed. */
export const outputFileRemoved = changeRule({
  id: 'output-file-removed',
  category: 'interface',
  summary: 'Reports removed output files.',
  why: 'Readers of the file find nothing.',
  source:
    'ADR-003 counts a changed output pattern as breaking. A removed pattern is one step further.',
  on: { kind: 'output', action: 'removed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  message: (change) => msg`Output ${itemName(change)} was removed.`,
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
