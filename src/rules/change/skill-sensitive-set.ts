import { isSet } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** The skill is now marked as handling sensitive data. */
export const skillSensitiveSet = changeRule({
  id: 'skill-sensitive-set',
  category: 'behaviour',
  summary: 'Reports skills that became sensitive.',
  why: 'Hosts now redact its traces, and give it more permissions only after a review.',
  enforces: [adr002('`true`: Aggressive redaction, elevation blocked without review', 'sensitive')],
  on: { kind: 'sensitive' },
  when: ({ before, after }) => !isSet(before, 'value') && isSet(after, 'value'),
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'Aggressive redaction, elevation blocked without review',
  },
  phrase: 'now sensitive',
  message: () => msg`The skill is now marked ${code('sensitive')}.`,
  invalid: twoManifests('sensitive: false', 'sensitive: true'),
  valid: twoManifests('', 'sensitive: false'),
});
