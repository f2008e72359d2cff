import { type FailLevel, failLevels } from '../../model/config.ts';
import { always, ifBaseWas, loosenedBy, nothing } from '../loosened/values.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { mergeValues } from '../schema/merge.ts';

/** The severity from which a finding fails the gate. */
export const failOn: ConfigKey<FailLevel> = {
  name: 'fail-on',
  description: 'What fails the check.',
  schema: { enum: failLevels },
  default: 'error',
  read: (value, reader) => reader.choice(value, 'fail-on', failLevels),
  merge: mergeValues,
  effective: { as: 'value', row: 2 },
  loosening: loosenedBy<FailLevel>(
    {
      error: ifBaseWas('warning', 'Warnings no longer fail the check.'),
      warning: nothing,
      never: always('No finding fails the check.'),
    },
    { trustedConfigDecides: true },
  ),
};
