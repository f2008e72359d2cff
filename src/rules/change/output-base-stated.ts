import { twoFrontmatters, twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { baseDirectoryOf } from '../support/item.ts';
import { describeBase } from '../words/part-words.ts';
import { itemName } from '../words/words.ts';

/** The default base of an output was added or removed. */
export const outputBaseStated = changeRule({
  id: 'output-base-stated',
  category: 'interface',
  summary:
    'Declaring an output of `interface:` under `outputs` too, with the default base, needs a patch bump.',
  why: 'Nothing changes: without a base, an output is relative to `repo_root`.',
  on: { kind: 'output', action: 'changed', facet: 'base' },
  when: ({ before, after }) =>
    baseDirectoryOf(before, 'repo_root') === baseDirectoryOf(after, 'repo_root'),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the base of output {} is declared',
  message: (change) =>
    `Output ${itemName(change)} is ${change.detail === 'added' ? 'now' : 'no longer'} declared under \`outputs\`. Its path is still relative to ${describeBase('repo_root')}, so nothing changes for readers.`,
  invalid: twoFrontmatters(
    `
      interface:
        outputs: [{ pattern: docs/worklog.org }]
    `,
    `
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/worklog.org }]
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `,
  ),
  valid: twoManifests(
    `
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `,
    `
      outputs:
        files: [{ pattern: docs/worklog.org, base: repo_root }]
    `,
  ),
});
