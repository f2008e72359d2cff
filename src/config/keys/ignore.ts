import { msg } from '../../model/message.ts';
import { loosenedByAdded } from '../loosened/values.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { globsSchema } from '../schema/json-schema.ts';
import { mergeGlobs } from '../schema/merge.ts';

/** Globs of the paths that a run skips. */
export const ignore: ConfigKey<readonly string[]> = {
  name: 'ignore',
  description: 'Paths that are not checked, written as in a .gitignore, without `!`.',
  schema: globsSchema,
  default: [],
  read: (value, reader) => reader.globs(value, 'ignore'),
  merge: mergeGlobs,
  effective: { as: 'globs' },
  loosening: loosenedByAdded(
    (glob, isUsed) =>
      isUsed
        ? msg`Paths that match ${glob} are no longer checked.`
        : msg`Future paths that match ${glob} are not checked.`,
    { trustedConfigDecides: true },
  ),
};
