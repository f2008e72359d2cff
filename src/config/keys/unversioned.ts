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
      auto: ifBaseWas(
        'error',
        'breaking a skill that has no version, and no more than a name and a description, no longer stops a merge',
      ),
      error: nothing,
      warn: always('breaking a skill that has no version no longer stops a merge'),
    },
    { trustedConfigDecides: false },
  ),
};
