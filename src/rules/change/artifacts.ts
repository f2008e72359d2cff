import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

const artifacts = (entries: string) => `outputs:\n  artifacts: [${entries}]`;
const twoArtifacts = (before: string, after: string) =>
  twoManifests(artifacts(before), artifacts(after));

export const artifactAdded = changeRule({
  id: 'artifact-added',
  summary: 'Reports new artifacts.',
  why: 'Nothing breaks: the skill produces one more thing.',
  on: { kind: 'artifact', action: 'added' },
  requires: { bump: 'minor' },
  message: (change) => msg`New artifact ${itemName(change)}.`,
  invalid: twoArtifacts('', '{ name: summary, kind: stdout }'),
  valid: twoArtifacts('{ name: summary, kind: stdout }', '{ kind: stdout, name: summary }'),
});

export const artifactRemoved = changeRule({
  id: 'artifact-removed',
  summary: 'Reports removed artifacts.',
  why: 'Users of the artifact no longer get it.',
  on: { kind: 'artifact', action: 'removed' },
  requires: { bump: 'major' },
  message: (change) => msg`Artifact ${itemName(change)} was removed.`,
  invalid: twoArtifacts('{ name: summary, kind: stdout }', ''),
  valid: twoArtifacts('{ name: summary, kind: stdout }', '{ name: summary, kind: stdout }'),
});

export const artifactChanged = changeRule({
  id: 'artifact-changed',
  summary: 'Reports changed artifacts.',
  why: 'ADR-002 does not define the form of an artifact, so whether its users break cannot be told.',
  howToFix:
    'Check everything that uses the artifact. If something breaks, raise the major version.',
  on: { kind: 'artifact', action: 'changed' },
  requires: { bump: 'none', warn: true },
  message: (change) => msg`Artifact ${itemName(change)} changed: ${valueTransition(change)}.`,
  help: () => msg`Check everything that uses it. If something breaks, raise the major version.`,
  invalid: twoArtifacts('{ name: summary, kind: stdout }', '{ name: summary, kind: stderr }'),
  valid: twoArtifacts('{ name: summary, kind: stdout }', '{ kind: stdout, name: summary }'),
});
