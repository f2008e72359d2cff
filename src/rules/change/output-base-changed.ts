import type { Item } from '../../model/contract.ts';
import { type Insert, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { baseDirectoryOf } from '../support/item.ts';
import { describeBase } from '../words/part-words.ts';
import { itemName } from '../words/words.ts';

/** The directory of an output changed. */
export const outputBaseChanged = changeRule({
  id: 'output-base-changed',
  category: 'interface',
  summary: 'Reports outputs written to another base folder.',
  why: 'Readers no longer find the file in its old place.',
  source:
    'ADR-003 counts a changed output pattern as breaking. Here the same pattern leads to another place.',
  on: { kind: 'output', action: 'changed', facet: 'base' },
  when: ({ before, after }) =>
    baseDirectoryOf(before, 'repo_root') !== baseDirectoryOf(after, 'repo_root'),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  phrase: 'output {} moved',
  message: (change) =>
    msg`Output ${itemName(change)} moved from ${baseOf(change.before)} to ${baseOf(change.after)}.`,
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

function baseOf(item: Item | null): Insert {
  return describeBase(baseDirectoryOf(item, 'repo_root'));
}
