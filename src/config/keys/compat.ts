import { type Compat, compats } from '../../model/config.ts';
import { always, loosenedBy } from '../loosened/values.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { mergeValues } from '../schema/merge.ts';

/** The reading of ADR-003 that classifies changes. Each reading is milder than the other somewhere. */
export const compat: ConfigKey<Compat> = {
  name: 'compat',
  description: 'Which reading of ADR-003 grades a change.',
  schema: { enum: compats },
  default: 'adr-003',
  read: (value, reader) => reader.choice(value, 'compat', compats),
  merge: mergeValues,
  effective: { as: 'value', row: 3 },
  loosening: loosenedBy<Compat>(
    {
      semantic: always('Fewer changes need a major bump.'),
      'adr-003': always('A new required input with a default needs no major bump.'),
    },
    { trustedConfigDecides: false },
  ),
};
