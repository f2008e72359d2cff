import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The default `idempotent: false` was added or removed. */
export const idempotentFalseStated = changeRule({
  id: 'idempotent-false-stated',
  category: 'behaviour',
  summary: '`execution.idempotent: false` that comes or goes is a patch version step.',
  why: 'Nothing changes: where the hint is missing, nobody may run the skill again either.',
  on: { kind: 'execution' },
  when: (change) =>
    isFlagChange('idempotent', [undefined], false)(change) ||
    isFlagChange('idempotent', [false], undefined)(change),
  grade: { bump: 'patch' },
  direction: 'out',
  basis: 'inferred',
  message: ({ after }) =>
    `execution.idempotent: false was ${after ? 'added' : 'taken out'}; nobody was promised the opposite.`,
  invalid: twoManifests('', 'execution: { idempotent: false }'),
  valid: twoManifests('', 'execution: { idempotent: true }'),
});
