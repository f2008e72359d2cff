import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The description of a product other than a file changed. */
export const artifactChanged = changeRule({
  id: 'artifact-changed',
  category: 'interface',
  summary: 'An artifact is described as it was.',
  why: 'ADR-002 does not say what an artifact looks like, so nothing says whether its users break.',
  on: { kind: 'artifact', action: 'changed' },
  grade: { bump: 'none', warn: true },
  direction: 'out',
  basis: 'inferred',
  message: (change) =>
    `Artifact ${itemName(change)} changed: ${valueTransition(change)}; nothing says whether whoever uses it breaks.`,
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
