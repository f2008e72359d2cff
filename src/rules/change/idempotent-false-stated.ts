import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The default `idempotent: false` was added or removed. */
export const idempotentFalseStated = changeRule({
  id: 'idempotent-false-stated',
  category: 'behaviour',
  summary: 'Adding or removing `execution.idempotent: false` needs a patch bump.',
  why: 'Nothing changes for callers: without the key, a second run is not promised to be safe either.',
  on: { kind: 'execution' },
  when: (change) =>
    createFlagChangeTest('idempotent', [undefined], false)(change) ||
    createFlagChangeTest('idempotent', [false], undefined)(change),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '`idempotent` is now declared',
  message: ({ after }) =>
    `\`execution.idempotent: false\` was ${after ? 'added' : 'removed'}. Nothing changes for callers: before and after, the skill does not promise that a second run is safe.`,
  invalid: twoManifests('', 'execution: { idempotent: false }'),
  valid: twoManifests('', 'execution: { idempotent: true }'),
});
