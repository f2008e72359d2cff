import { msg } from '../../model/message.ts';
import { loosenedByRemoved } from '../loosened/values.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { globsSchema } from '../schema/json-schema.ts';
import { mergeGlobs } from '../schema/merge.ts';

/** Globs of YAML and JSON files that may reference skills. */
export const protos: ConfigKey<readonly string[]> = {
  name: 'protos',
  description: 'Globs of the YAML and JSON files that may reference skills.',
  schema: globsSchema,
  default: ['**/*.proto.{yaml,yml,json}', 'protos/**/*.{yaml,yml,json}'],
  read: (value, reader) => reader.globs(value, 'protos'),
  merge: mergeGlobs,
  effective: { as: 'globs' },
  loosening: loosenedByRemoved(
    (glob) => msg`Files that match ${glob} are no longer checked for references.`,
    {
      trustedConfigDecides: false,
    },
  ),
};
