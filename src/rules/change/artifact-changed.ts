import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The description of a artifact other than a file changed. */
export const artifactChanged = changeRule({
  id: 'artifact-changed',
  category: 'interface',
  summary: 'Reports changed artifacts.',
  why: 'ADR-002 does not define the form of an artifact, so whether its users break cannot be told.',
  howToFix:
    'Check everything that uses the artifact. If something breaks, raise the major version.',
  on: { kind: 'artifact', action: 'changed' },
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  message: (change) => msg`Artifact ${itemName(change)} changed: ${valueTransition(change)}.`,
  help: () => msg`Check everything that uses it. If something breaks, raise the major version.`,
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
