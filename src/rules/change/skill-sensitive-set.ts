import { isSet } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** The skill is now marked as handling sensitive data. */
export const skillSensitiveSet = changeRule({
  id: 'skill-sensitive-set',
  category: 'behaviour',
  summary: 'A skill that becomes sensitive needs a minor bump.',
  why: 'Elevation without a review is now blocked.',
  enforces: [adr002('`true`: Aggressive redaction, elevation blocked without review', 'sensitive')],
  on: { kind: 'sensitive' },
  when: ({ before, after }) => !isSet(before, 'value') && isSet(after, 'value'),
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'ADR-002',
    quote: 'Aggressive redaction, elevation blocked without review',
  },
  phrase: 'the skill is now sensitive',
  message: () =>
    'The skill is now marked sensitive: hosts redact its traces, and give it further permissions only after a review.',
  invalid: twoManifests('sensitive: false', 'sensitive: true'),
  valid: twoManifests('', 'sensitive: false'),
});
