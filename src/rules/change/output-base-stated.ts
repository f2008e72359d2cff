import { code, msg, words } from '../../model/message.ts';
import { twoFrontmatters, twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { baseDirectoryOf } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** The default base of an output was added or removed. */
export const outputBaseStated = changeRule({
  id: 'output-base-stated',
  category: 'interface',
  summary:
    'Reports an output that is now, or no longer, declared under `outputs` besides `interface:`, without a change of its place.',
  why: 'Nothing changes: without a base, an output is relative to `repo_root`.',
  on: { kind: 'output', action: 'changed', facet: 'base' },
  when: ({ before, after }) =>
    baseDirectoryOf(before, 'repo_root') === baseDirectoryOf(after, 'repo_root'),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'output {} redeclared',
  message: (change) => {
    const isDeclared = words(change.detail === 'added' ? 'is now' : 'is no longer');
    return msg`Output ${itemName(change)} ${isDeclared} declared under ${code('outputs')}. Its path stays the same.`;
  },
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
