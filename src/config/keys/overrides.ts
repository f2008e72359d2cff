import type { Override } from '../../model/config.ts';
import { get, type Value } from '../../model/value/value.ts';
import { loosenedOverrides, overrideKey } from '../loosened/overrides.ts';
import type { ConfigKey } from '../schema/config-key.ts';
import { described, globsSchema, listOf, tableOf } from '../schema/json-schema.ts';
import { mergeLists } from '../schema/merge.ts';
import type { Reader } from '../schema/reader.ts';

/** The keys of an override. */
export const overrideKeys = ['files', 'rules'] as const;

/** The levels of rules for the files that some globs match. */
export const overrides: ConfigKey<readonly Override[]> = {
  name: 'overrides',
  description: 'Levels of rules for some paths; the last match counts.',
  schema: listOf(
    tableOf(
      {
        files: described('Globs of the files they apply to.', { ...globsSchema, minItems: 1 }),
        rules: described('The rules, each with its level there.', {
          anyOf: [{ $ref: '#/$defs/rules' }, { type: 'null' }],
        }),
      },
      ['files'],
    ),
  ),
  default: [],
  read: (value, reader) =>
    reader.list(value, 'overrides').map((item) => readOverride(item, reader)),
  merge: mergeLists(overrideKey),
  effective: { as: 'section', of: 'rules' },
  loosening: { trustedConfigDecides: true, find: loosenedOverrides },
};

function readOverride(item: Value, reader: Reader): Override {
  let files: readonly string[] | null = null;
  let levels: Override['rules'] = {};
  const known = reader.table(item, 'Each of "overrides"', overrideKeys);
  for (const field of known) {
    if (field.key === 'files') files = reader.globs(field.value, 'files');
    else levels = reader.levels(field.value, 'rules');
  }
  const hasOnlyKnownKeys = item.kind !== 'table' || known.length === item.fields.size;
  const lacksFiles = files === null ? hasOnlyKnownKeys : isEmptyList(item, 'files');
  if (lacksFiles) reader.fault(item.at, 'An override needs `files`, a list of globs.');
  return { files: files ?? [], rules: levels };
}

function isEmptyList(item: Value, key: string): boolean {
  const value = get(item, key);
  return value?.kind === 'null' || (value?.kind === 'list' && value.items.length === 0);
}
