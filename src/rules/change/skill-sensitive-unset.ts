import { isSet } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** The skill is no longer marked as handling sensitive data. */
export const skillSensitiveUnset = changeRule({
  id: 'skill-sensitive-unset',
  category: 'privilege',
  summary: 'Reports skills that are no longer sensitive.',
  why: 'Its traces are no longer redacted, and hosts can give it more permissions (elevation) without a review by a person.',
  enforces: [adr002('`false` (default): Standard tracing, eligible for elevation', 'sensitive')],
  on: { kind: 'sensitive' },
  when: ({ before, after }) => isSet(before, 'value') && !isSet(after, 'value'),
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'Aggressive redaction, elevation blocked without review',
  },
  powerVerdict: 'guard-removed',
  phrase: 'no longer sensitive',
  message: () =>
    msg`The skill is no longer marked ${code('sensitive')}. Its traces are no longer redacted.`,
  invalid: twoManifests('sensitive: true', 'sensitive: false'),
  valid: twoManifests('sensitive: false', 'sensitive: true'),
});
