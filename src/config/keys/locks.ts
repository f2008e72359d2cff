import { msg } from '../../model/message.ts';
import { loosenedByRemoved } from '../loosened/values.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { globsSchema } from '../schema/json-schema.ts';
import { mergeGlobs } from '../schema/merge.ts';

/** Globs of lock files, in addition to `*.lock`. */
export const locks: ConfigKey<readonly string[]> = {
  name: 'locks',
  description: 'Lock files with names other than *.lock.',
  schema: globsSchema,
  default: [],
  read: (value, reader) => reader.globs(value, 'locks'),
  merge: mergeGlobs,
  effective: { as: 'globs' },
  loosening: loosenedByRemoved((glob) => msg`Locks that match ${glob} are no longer listed.`, {
    trustedConfigDecides: false,
  }),
};
