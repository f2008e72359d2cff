import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A product other than a file was removed. */
export const artifactRemoved = changeRule({
  id: 'artifact-removed',
  category: 'interface',
  summary: 'An artifact that is removed comes with a major version step.',
  why: 'Whoever uses it gets none.',
  on: { kind: 'artifact', action: 'removed' },
  grade: { bump: 'major' },
  direction: 'out',
  basis: 'inferred',
  message: (change) => `Artifact ${itemName(change)} was removed; whoever uses it gets none.`,
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
