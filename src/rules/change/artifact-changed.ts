import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The description of a artifact other than a file changed. */
export const artifactChanged = changeRule({
  id: 'artifact-changed',
  category: 'interface',
  summary: 'The description of an artifact does not change.',
  why: 'ADR-002 does not define the form of an artifact, so the check cannot decide whether its users break.',
  howToFix:
    'Ask the users of the artifact whether they still find what they need. If they do not, raise the version by a major bump. If they do, nothing has to be done.',
  on: { kind: 'artifact', action: 'changed' },
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  message: (change) =>
    `Artifact ${itemName(change)} changed: ${valueTransition(change)}. Skillaccord cannot tell whether this breaks: check everything that uses the artifact. If something breaks, the change needs a major bump.`,
  invalid: twoManifests(
    `
      outputs:
        artifacts: [{ name: summary, kind: stdout }]
    `,
    `
      outputs:
        artifacts: [{ name: summary, kind: stderr }]
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
