import { always, loosenedBy, nothing } from '../loosened/values.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { mergeValues } from '../schema/merge.ts';

/** Whether a repository without skills passes. */
export const allowEmpty: ConfigKey<boolean> = {
  name: 'allow-empty',
  description: 'Whether a repository without skills passes.',
  schema: { type: 'boolean' },
  default: false,
  read: (value, reader) => reader.flag(value, 'allow-empty'),
  merge: mergeValues,
  effective: { as: 'value', row: 6, repositoryOnly: true },
  loosening: loosenedBy<boolean>(
    { true: always('A repository without skills passes.'), false: nothing },
    { trustedConfigDecides: false },
  ),
};
