import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';
import { valueChange } from '../words/words.ts';

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
  valid: twoManifests('execution: { destructive: true }', 'execution: { destructive: false }'),
});
