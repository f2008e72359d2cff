import type { Level } from '../../model/config.ts';
import { loosenedRules } from '../loosened/rules.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { mergeRecords } from '../schema/merge.ts';

/** The levels of rules for the whole repository. */
export const rules: ConfigKey<Readonly<Record<string, Level>>> = {
  name: 'rules',
  description: 'Levels of rules for the whole repository.',
  schema: { $ref: '#/$defs/rules' },
  default: {},
  read: (value, reader) => reader.levels(value, 'rules'),
  merge: mergeRecords,
  effective: { as: 'section', of: 'rules' },
  loosening: { trustedConfigDecides: false, find: loosenedRules },
};
