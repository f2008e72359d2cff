import { code, msg, words } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The default `idempotent: false` was added or removed. */
export const idempotentFalseStated = changeRule({
  id: 'idempotent-false-stated',
  category: 'behaviour',
  summary: 'Reports `execution.idempotent: false` that was added or removed.',
  why: 'Nothing changes for callers: a second run is not promised to be safe before or after.',
  on: { kind: 'execution' },
  when: (change) =>
    createFlagChangeTest('idempotent', [undefined], false)(change) ||
    createFlagChangeTest('idempotent', [false], undefined)(change),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '`idempotent: false` changed',
  message: ({ after }) =>
    msg`${code('execution.idempotent: false')} was ${words(after ? 'added' : 'removed')}.`,
  invalid: twoManifests('', 'execution: { idempotent: false }'),
  valid: twoManifests('', 'execution: { idempotent: true }'),
});
