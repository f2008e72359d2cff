import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { baseOf } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** The directory of an output changed. */
export const outputBaseChanged = changeRule({
  id: 'output-base-changed',
  category: 'interface',
  summary: 'An output whose base changes comes with a major version step.',
  why: 'The same file stands elsewhere; whoever reads it looks for it where it was.',
  source:
    'ADR-003 counts a changed output pattern as breaking; this is the same path read from elsewhere.',
  on: { kind: 'output', action: 'changed', facet: 'base' },
  when: ({ before, after }) => baseOf(before, 'repo_root') !== baseOf(after, 'repo_root'),
  grade: { bump: 'major' },
  direction: 'out',
  basis: { document: 'ADR-003', quote: 'Changed output patterns' },
  message: (change) =>
    `Output ${itemName(change)} moved from ${baseOf(change.before, 'repo_root')} to ${baseOf(change.after, 'repo_root')}; whoever reads the file looks for it where it was.`,
  invalid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org', base: cwd }]
    `,
  ),
  valid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org', base: repo_root }]
    `,
  ),
});
