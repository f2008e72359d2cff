import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An artifact other than a file was added. */
export const artifactAdded = changeRule({
  id: 'artifact-added',
  category: 'interface',
  summary: 'An added artifact needs a minor bump.',
  why: 'Nothing breaks: the skill produces something more.',
  on: { kind: 'artifact', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  message: (change) => `Artifact ${itemName(change)} was added: the skill now produces it too.`,
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
