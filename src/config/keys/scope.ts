import { type Scope, scopes } from '../../model/config.ts';
import { always, ifBaseWas, loosenedBy, nothing } from '../loosened/values.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { mergeValues } from '../schema/merge.ts';

/** The findings that count. */
export const scope: ConfigKey<Scope> = {
  name: 'scope',
  description:
    'What counts: new findings, all, or auto: new ones of a change, all of a branch as it is.',
  schema: { enum: scopes },
  default: 'auto',
  read: (value, reader) => reader.choice(value, 'scope', scopes),
  merge: mergeValues,
  effective: { as: 'value', row: 1 },
  loosening: loosenedBy<Scope>(
    {
      auto: ifBaseWas('all', 'On pull requests, existing findings no longer fail the check.'),
      new: always('Existing findings no longer fail the check.'),
      all: nothing,
    },
    { trustedConfigDecides: false },
  ),
};
