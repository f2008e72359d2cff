import { facetValue } from '../../model/contract.ts';
import { code, msg, words } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';

export const idempotentGained = changeRule({
  id: 'idempotent-gained',
  summary: 'Reports skills that became idempotent.',
  why: 'Nothing breaks: callers can run the skill a second time.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('idempotent', [false, undefined], true),
  requires: { bump: 'patch' },
  phrase: '`idempotent` is now true',
  message: () => msg`${code('execution.idempotent')} is now true.`,
  invalid: twoManifests('execution: { idempotent: false }', 'execution: { idempotent: true }'),
});

export const idempotentLost = changeRule({
  id: 'idempotent-lost',
  summary: 'Reports skills that are no longer idempotent.',
  why: 'Schedulers that repeat a failed run may do the work twice.',
  enforces: [adr002('`idempotent`: Can run multiple times safely', 'execution.idempotent')],
  on: { kind: 'execution' },
  when: (change) =>
    createFlagChangeTest('idempotent', [true], false)(change) ||
    createFlagChangeTest('idempotent', [true], undefined)(change),
  requires: { bump: 'minor', warn: true },
  bumpBasis: { document: 'ADR-002', quote: 'These are hints, not enforcement.' },
  phrase: '`idempotent` no longer true',
  message: () =>
    msg`${code('execution.idempotent')} is no longer true. Repeated runs may do the work twice.`,
  invalid: twoManifests('execution: { idempotent: true }', 'execution: { idempotent: false }'),
});

export const idempotentFalseStated = changeRule({
  id: 'idempotent-false-stated',
  summary: 'Reports `execution.idempotent: false` that was added or removed.',
  why: 'Nothing changes for callers: a second run is not promised to be safe before or after.',
  on: { kind: 'execution' },
  when: (change) =>
    createFlagChangeTest('idempotent', [undefined], false)(change) ||
    createFlagChangeTest('idempotent', [false], undefined)(change),
  requires: { bump: 'patch' },
  phrase: '`idempotent: false` changed',
  message: ({ after }) =>
    msg`${code('execution.idempotent: false')} was ${words(after ? 'added' : 'removed')}.`,
  invalid: twoManifests('', 'execution: { idempotent: false }'),
  valid: twoManifests('', 'execution: { idempotent: true }'),
});

export const interactiveSet = changeRule({
  id: 'interactive-set',
  summary: 'Reports skills that became interactive.',
  why: 'A run waits forever if nobody is there to answer.',
  enforces: [adr002('`interactive`: Needs human input during run', 'execution.interactive')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('interactive', [false, undefined], true),
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: '`interactive` is now true',
  message: () => msg`${code('execution.interactive')} is now true. Unattended runs wait forever.`,
  invalid: twoManifests('execution: { interactive: false }', 'execution: { interactive: true }'),
});

export const interactiveCleared = changeRule({
  id: 'interactive-cleared',
  summary: 'Reports skills that are no longer interactive.',
  why: 'Nothing breaks: the skill runs without a person.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('interactive', [true, undefined], false),
  requires: { bump: 'minor' },
  phrase: '`interactive` is now false',
  message: () => msg`${code('execution.interactive')} is now false.`,
  invalid: twoManifests('execution: { interactive: true }', 'execution: { interactive: false }'),
  valid: twoManifests(
    'execution: { interactive: false }',
    'execution: { interactive: false, idempotent: true }',
  ),
});

export const interactiveUndeclared = changeRule({
  id: 'interactive-undeclared',
  summary: 'Reports removed `execution.interactive`.',
  why: 'Callers that run the skill without a person no longer know whether it waits for one.',
  enforces: [adr002('`interactive`: Needs human input during run', 'execution.interactive')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('interactive', [true, false], undefined),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  phrase: '`interactive` no longer declared',
  message: ({ before }) =>
    msg`${code(`execution.interactive: ${facetValue(before, 'value')}`)} was removed.`,
  help: () => msg`Declare ${code('true')} or ${code('false')}.`,
  invalid: twoManifests('execution: { interactive: false }', ''),
});
