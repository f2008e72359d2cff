import { type Field, fields, get, type Table } from '../../model/value/value.ts';

/** A permission in a table that the format does not have: `write` of `[capabilities.filesystem]`. */
export interface NestedCapability {
  /** The dotted path below `capabilities`, as written. */
  readonly written: string;
  /** The key of the format. */
  readonly intended: CapabilityKey;
  readonly field: Field;
}

type CapabilityKey =
  | 'filesystem_read'
  | 'filesystem_write'
  | 'network'
  | 'env_read'
  | 'secrets_access'
  | 'terminal_exec';

/** The table of a permission by another name, with the keys within it. */
const tables: readonly (readonly [table: RegExp, key: RegExp, intended: CapabilityKey])[] = [
  [/^(?:file_?systems?|fs|files?|paths?|disk)$/, /writ|creat|delet|modif/, 'filesystem_write'],
  [/^(?:file_?systems?|fs|files?|paths?|disk)$/, /read|list|allow|path/, 'filesystem_read'],
  [/^(?:net|networking|http|https|web|internet)$/, /host|domain|allow|url|access|fetch/, 'network'],
  [/^(?:env|environment|variables?)$/, /read|var|allow|name|access/, 'env_read'],
  [/^(?:secrets?|keychain|credentials?)$/, /access|read|allow|enabled/, 'secrets_access'],
  [
    /^(?:exec|terminal|shell|commands?|process(?:es)?|proc)$/,
    /exec|command|allow|program|run/,
    'terminal_exec',
  ],
];

/** The permissions of `[capabilities]` that stand in tables of other formats, and that readers of this one ignore. */
export function nestedCapabilities(root: Table): readonly NestedCapability[] {
  return fields(get(root, 'capabilities')).flatMap((table) =>
    fields(table.value).flatMap((field) => {
      const [tableName, name] = [table.key.toLowerCase(), field.key.toLowerCase()];
      const found = tables.find(([of, key]) => of.test(tableName) && key.test(name));
      return found ? [{ written: `${table.key}.${field.key}`, intended: found[2], field }] : [];
    }),
  );
}
