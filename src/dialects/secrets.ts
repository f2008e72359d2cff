import { classifyKey, isSensitiveMark } from '../model/value/redact-value.ts';
import type { Secret } from '../model/value/secret.ts';
import {
  type Field,
  fields,
  get,
  items,
  type Scalar,
  source,
  type Table,
  type Value,
} from '../model/value/value.ts';

/** Shorter numbers appear in every text. */
const minDigits = 4;

/**
 * The names of everything marked sensitive in some manifests: inputs, variables, parameters in any table or
 * list. A mark on a whole manifest means that it handles sensitive data, not that it contains any.
 */
export function sensitiveNames(roots: readonly Table[]): ReadonlySet<string> {
  const marked = roots.flatMap((root) =>
    namedTables(root).filter(({ table }) => isMarkedSensitive(table)),
  );
  return new Set(marked.map(({ name }) => name));
}

/** The values of everything that is marked sensitive or has one of these names; never printed. */
export function sensitiveValues(
  roots: readonly Table[],
  names: ReadonlySet<string>,
): readonly Secret[] {
  return roots
    .flatMap(namedTables)
    .filter((entry) => isMarkedSensitive(entry.table) || names.has(entry.name))
    .flatMap(({ table }) => fields(table).flatMap((field) => [...secretsOfField(field)]));
}

interface Entry {
  readonly name: string;
  readonly table: Table;
}

/** Every table in a value, by its `name` or else by its key. */
function namedTables(root: Table): readonly Entry[] {
  const found: Entry[] = [];
  const search = (value: Value, key: string) => {
    for (const item of items(value)) add(item, key);
    for (const field of fields(value)) add(field.value, field.key);
  };
  const add = (value: Value, key: string) => {
    if (value.kind !== 'list' && value.kind !== 'table') return;
    if (value.kind === 'table')
      found.push({ name: source(get(value, 'name')) || key, table: value });
    search(value, key);
  };
  search(root, '');
  return found;
}

/** Whether an input, variable or parameter is marked sensitive. */
export function isMarkedSensitive(table: Value): boolean {
  const value = get(table, 'sensitive');
  return (
    value !== undefined &&
    value.kind !== 'list' &&
    value.kind !== 'table' &&
    isSensitiveMark(value.value)
  );
}

function* secretsOfField({ key, value }: Pick<Field, 'key' | 'value'>): Iterable<Secret> {
  const isScalar = value.kind !== 'list' && value.kind !== 'table';
  const part = classifyKey(key, isScalar ? value.value : undefined);
  if (part === 'metadata') return;
  if (part === 'value' || isScalar) yield* secretLeaves(value);
  for (const item of part === 'value' ? [] : items(value))
    yield* secretsOfField({ key, value: item });
  for (const field of part === 'value' ? [] : fields(value)) {
    yield* secretsOfField(part === 'nested' ? field : { key: 'schema', value: field.value });
  }
}

/** Every key and scalar of a value. */
export function* secretLeaves(value: Value): Iterable<Secret> {
  const { at } = value;
  if (value.kind === 'list') for (const child of value.items) yield* secretLeaves(child);
  else if (value.kind === 'table')
    for (const child of fields(value))
      yield* [{ text: child.key, at }, ...secretLeaves(child.value)];
  else if (value.kind === 'string') yield { text: String(value.value), at };
  else if (value.kind === 'number' || value.kind === 'other') yield* numberForms(value);
  else if (value.kind === 'boolean') yield { text: '', at };
}

/** A number as written and as JSON. */
function numberForms(value: Scalar): readonly Secret[] {
  const forms = [value.source.trim(), value.kind === 'number' ? String(value.value) : ''];
  return forms.map((form) => ({ text: form.length < minDigits ? '' : form, at: value.at }));
}
