import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { subject } from '../words/words.ts';

/** A product other than a file that the skill names from now on. */
export const artifactAdded = changeRule({
  id: 'artifact-added',
  category: 'interface',
  summary: 'An artifact that is added comes with a minor version step.',
  why: 'Nothing breaks; the skill produces something it did not produce before.',
  on: { kind: 'artifact', action: 'added' },
  grade: { bump: 'minor' },
  direction: 'out',
  basis: 'inferred',
  message: (change) => `Artifact ${subject(change)} was added.`,
  fails: twoManifests(
    `
      outputs:
        artifacts: []
    `,
    `
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `,
  ),
  passes: twoManifests(
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
