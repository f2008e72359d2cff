import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An output file was added. */
export const outputFileAdded = changeRule({
  id: 'output-file-added',
  category: 'interface',
  summary: 'Reports new output files.',
  why: 'Nothing breaks: the skill writes one more file.',
  on: { kind: 'output', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'new output {}',
  message: (change) => msg`New output ${itemName(change)}.`,
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
