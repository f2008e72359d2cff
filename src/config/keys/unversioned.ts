import { type UnversionedLevel, unversionedLevels } from '../../model/config.ts';
import { always, ifBaseWas, loosenedBy, nothing } from '../loosened/values.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { mergeValues } from '../schema/merge.ts';

/** Whether a breaking change of a skill without a version fails. */
export const unversioned: ConfigKey<UnversionedLevel> = {
  name: 'unversioned',
  description: 'Whether breaking a skill without a version fails.',
  schema: { enum: unversionedLevels },
  default: 'auto',
  read: (value, reader) => reader.choice(value, 'unversioned', unversionedLevels),
  merge: mergeValues,
  effective: { as: 'value', row: 5 },
  loosening: loosenedBy<UnversionedLevel>(
    {
      auto: ifBaseWas('error', 'Breaking a skill with only a name and a description passes.'),
      error: nothing,
      warn: always('Breaking a skill without a version passes.'),
    },
    { trustedConfigDecides: false },
  ),
};
