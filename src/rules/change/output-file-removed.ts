import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { subject } from '../words/words.ts';

/** A file that the skill no longer says it writes. */
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
  message: (change) => `Output ${subject(change)} was removed; whoever reads the file finds none.`,
  fails: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
  ),
  passes: twoManifests(
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
