import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The `destructive` flag changed from false to true. */
export const destructiveFlagSet = changeRule({
  id: 'destructive-flag-set',
  category: 'privilege',
  summary: '`execution.destructive` does not turn from false to true.',
  why: 'The skill may modify or delete existing data from now on; whoever runs it decided on the opposite.',
  source:
    'ADR-002 makes it a hint, so it asks for less than a major step; it is reviewed all the same.',
  on: { kind: 'execution' },
  when: isFlagChange('destructive', [false], true),
  grade: { bump: 'minor' },
  direction: 'power',
  basis: { document: 'ADR-002', quote: 'These are hints, not enforcement.' },
  power: 'widened',
  message: () =>
    `execution.destructive turned from false to true; the skill may modify or delete existing data from now on.`,
  invalid: twoManifests('execution: { destructive: false }', 'execution: { destructive: true }'),
  valid: twoManifests('execution: { destructive: true }', 'execution: { destructive: false }'),
});
