import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An artifact other than a file was added. */
export const artifactAdded = changeRule({
  id: 'artifact-added',
  category: 'interface',
  summary: 'Reports new artifacts.',
  why: 'Nothing breaks: the skill produces one more thing.',
  on: { kind: 'artifact', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  message: (change) => msg`New artifact ${itemName(change)}.`,
  invalid: twoManifests(
    `
      outputs:
        artifacts: []
    `,
    `
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `,
  ),
  valid: twoManifests(
    `
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `,
    `
      outputs:
        artifacts: [{ kind: stdout, name: summary }]
    `,
  ),
});
