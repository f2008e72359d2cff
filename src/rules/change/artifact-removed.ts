import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An artifact other than a file was removed. */
export const artifactRemoved = changeRule({
  id: 'artifact-removed',
  category: 'interface',
  summary: 'Reports removed artifacts.',
  why: 'Users of the artifact no longer get it.',
  on: { kind: 'artifact', action: 'removed' },
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  message: (change) => msg`Artifact ${itemName(change)} was removed.`,
  invalid: twoManifests(
    `
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `,
    `
      outputs:
        artifacts: []
    `,
  ),
  valid: twoManifests(
    `
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `,
    `
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `,
  ),
});
