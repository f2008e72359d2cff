import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';
import { valueChange } from '../words/words.ts';

/** The `network` flag changed from false to true. */
export const networkFlagSet = changeRule({
  id: 'network-flag-set',
  category: 'privilege',
  summary: 'Reports `execution.network` that changed from false to true.',
  why: 'The skill may now use the network. Its users agreed to a skill that does not.',
  source:
    'ADR-002 makes the key a hint, so it needs less than a major bump. A reviewer sees it all the same.',
  enforces: [adr002('`network`: Requires internet access', 'execution.network')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('network', [false], true),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'ADR-002', quote: 'These are hints, not enforcement.' },
  powerVerdict: 'widened',
  phrase: 'now uses the network',
  message: () => msg`${code('execution.network')} changed from false to true.`,
  invalid: twoManifests('execution: { network: false }', 'execution: { network: true }'),
});

/** The skill now declares that it does not use the network. */
export const networkFlagCleared = changeRule({
  id: 'network-flag-cleared',
  category: 'privilege',
  summary: 'Reports `execution.network` that became false.',
  why: 'Nothing breaks: the skill declares that it does less.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('network', [true, undefined], false),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  powerVerdict: 'narrowed',
  phrase: 'no longer uses the network',
  message: () => msg`${code('execution.network')} is now false.`,
  invalid: twoManifests('execution: { network: true }', 'execution: { network: false }'),
  valid: twoManifests(
    'execution: { network: false }',
    'execution: { network: false, idempotent: true }',
  ),
});

/** The skill declares for the first time that it may use the network. */
export const networkFlagNewlyDeclared = changeRule({
  id: 'network-flag-newly-declared',
  category: 'privilege',
  summary: 'Reports a new `execution.network: true`.',
  why: 'The skill may always have used the network, or this may be new.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('network', [undefined], true),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'disclosed',
  phrase: '`network` now declared',
  message: () => msg`${code('execution.network: true')} was added. Nothing was declared before.`,
  invalid: twoManifests('', 'execution: { network: true }'),
  valid: twoManifests('', 'execution: { network: false }'),
});

/** The `network` flag was removed. */
export const networkFlagUndeclared = changeRule({
  id: 'network-flag-undeclared',
  category: 'privilege',
  summary: 'Reports a removed `execution.network`.',
  why: 'Nobody can tell any more whether the skill uses the network.',
  enforces: [adr002('`network`: Requires internet access', 'execution.network')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('network', [true, false], undefined),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  powerVerdict: 'undeclared',
  phrase: '`network` no longer declared',
  message: ({ before }) =>
    msg`${code(`execution.network: ${facetValue(before, 'value')}`)} was removed.`,
  help: () => msg`Declare ${code('true')} or ${code('false')}.`,
  invalid: twoManifests('execution: { network: true }', ''),
  valid: twoManifests('execution: { network: true }', 'execution: { network: false }'),
});

/** The `destructive` flag changed from false to true. */
export const destructiveFlagSet = changeRule({
  id: 'destructive-flag-set',
  category: 'privilege',
  summary: 'Reports `execution.destructive` that changed from false to true.',
  why: 'The skill may now modify or delete existing data. Users accepted it when it declared the opposite.',
  source: 'ADR-002 makes it a hint, so it needs less than a major bump, and a review all the same.',
  enforces: [adr002('`destructive`: Modifies or deletes existing data', 'execution.destructive')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('destructive', [false], true),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'ADR-002', quote: 'These are hints, not enforcement.' },
  powerVerdict: 'widened',
  phrase: 'now destructive',
  message: (change) =>
    msg`${code('execution.destructive')} ${valueChange(change)}. The skill may now modify or delete data.`,
  invalid: twoManifests('execution: { destructive: false }', 'execution: { destructive: true }'),
});

/** The skill now declares that it does not modify or delete existing data. */
export const destructiveFlagCleared = changeRule({
  id: 'destructive-flag-cleared',
  category: 'privilege',
  summary: 'Reports `execution.destructive` that became false.',
  why: 'Nothing breaks: the skill declares that it does less.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('destructive', [true, undefined], false),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  powerVerdict: 'narrowed',
  phrase: 'no longer destructive',
  message: (change) => msg`${code('execution.destructive')} ${valueChange(change)}.`,
  invalid: twoManifests('execution: { destructive: true }', 'execution: { destructive: false }'),
  valid: twoManifests(
    'execution: { destructive: false }',
    'execution: { destructive: false, idempotent: true }',
  ),
});

/** The skill declares for the first time that it may modify or delete existing data. */
export const destructiveFlagNewlyDeclared = changeRule({
  id: 'destructive-flag-newly-declared',
  category: 'privilege',
  summary: 'Reports a new `execution.destructive: true`.',
  why: 'The skill may modify or delete existing data. It may always have done so, or this may be new.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('destructive', [undefined], true),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'disclosed',
  phrase: '`destructive` is now declared',
  message: () =>
    msg`New ${code('execution.destructive: true')}: the skill may modify or delete data.`,
  invalid: twoManifests('', 'execution: { destructive: true }'),
  valid: twoManifests('', 'execution: { destructive: false }'),
});

/** The `destructive` flag was removed. */
export const destructiveFlagUndeclared = changeRule({
  id: 'destructive-flag-undeclared',
  category: 'privilege',
  summary: 'Reports a removed `execution.destructive`.',
  why: 'Users no longer learn whether the skill modifies or deletes existing data. Without the flag, it does no less.',
  enforces: [adr002('`destructive`: Modifies or deletes existing data', 'execution.destructive')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('destructive', [true, false], undefined),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  powerVerdict: 'undeclared',
  phrase: '`destructive` is no longer declared',
  message: ({ before }) =>
    msg`${code(`execution.destructive: ${facetValue(before, 'value')}`)} was removed.`,
  help: () => msg`Declare ${code('true')} or ${code('false')}.`,
  invalid: twoManifests('execution: { destructive: true }', ''),
  valid: twoManifests('execution: { destructive: true }', 'execution: { destructive: false }'),
});
