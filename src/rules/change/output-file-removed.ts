import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An output file was removed. */
export const outputFileRemoved = changeRule({
  id: 'output-file-removed',
  category: 'interface',
  summary: 'An output that is removed comes with a major version step.',
  why: 'Whoever reads the file finds none.',
  source: 'ADR-003 counts a changed output pattern as breaking; a removed one is the end of it.',
  on: { kind: 'output', action: 'removed' },
  grade: { bump: 'major' },
  direction: 'out',
  basis: { document: 'ADR-003', quote: 'Changed output patterns' },
  message: (change) => `Output ${itemName(change)} was removed; whoever reads the file finds none.`,
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
