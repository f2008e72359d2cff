import { isMark, partAt } from '../model/redacted.ts';
import type { Secret } from '../model/secret.ts';
import {
  type Field,
  fields,
  get,
  items,
  type Scalar,
  source,
  type Table,
  type Value,
} from '../model/value.ts';

/** Shorter numbers are in every text; hiding them would hide everything. */
const shortestNumber = 4;

/**
 * The names of what some manifests mark as sensitive: inputs, variables, parameters, in whatever table or
 * list they stand. A mark on a manifest as a whole says that it handles what is sensitive, not that it holds it.
 */
export function markedIn(roots: readonly Table[]): ReadonlySet<string> {
  const marked = roots.flatMap((root) =>
    [...entriesIn(root)].filter(({ table }) => isMarkedTable(table)),
  );
  return new Set(marked.map(({ name }) => name));
}

/** The values some manifests hold of what is marked as sensitive or has one of these names: never to be printed. */
export function secretsIn(roots: readonly Table[], names: ReadonlySet<string>): readonly Secret[] {
  return roots
    .flatMap((root) => [...entriesIn(root)])
    .filter((entry) => isMarkedTable(entry.table) || names.has(entry.name))
    .flatMap(({ table }) => fields(table).flatMap((field) => [...valuesIn(field)]));
}

interface Entry {
  readonly name: string;
  readonly table: Table;
}

/** Every table in a value under the name it gives itself, else that of its key. */
function* entriesIn(value: Value, key = ''): Iterable<Entry> {
  for (const item of items(value)) yield* entryOf(item, key);
  for (const field of fields(value)) yield* entryOf(field.value, field.key);
}

function* entryOf(value: Value, key: string): Iterable<Entry> {
  if (value.kind === 'table') yield { name: source(get(value, 'name')) || key, table: value };
  yield* entriesIn(value, key);
}

/** Whether an input, variable or parameter is marked for redaction. */
export function isMarkedTable(table: Value): boolean {
  const mark = get(table, 'sensitive');
  return mark !== undefined && mark.kind !== 'list' && mark.kind !== 'table' && isMark(mark.value);
}

function* valuesIn({ key, value }: Pick<Field, 'key' | 'value'>): Iterable<Secret> {
  const isScalar = value.kind !== 'list' && value.kind !== 'table';
  const part = partAt(key, isScalar ? value.value : undefined);
  if (part === 'words') return;
  if (part === 'value' || isScalar) yield* leavesOf(value);
  for (const item of part === 'value' ? [] : items(value)) yield* valuesIn({ key, value: item });
  for (const field of part === 'value' ? [] : fields(value)) {
    yield* valuesIn(part === 'keys' ? field : { key: 'schema', value: field.value });
  }
}

/** Every key and scalar of a value. */
export function* leavesOf(value: Value): Iterable<Secret> {
  const { at } = value;
  if (value.kind === 'list') for (const one of value.items) yield* leavesOf(one);
  else if (value.kind === 'table')
    for (const one of fields(value)) yield* [{ text: one.key, at }, ...leavesOf(one.value)];
  else if (value.kind === 'string') yield { text: String(value.value), at };
  else if (value.kind === 'number' || value.kind === 'other') yield* numbers(value);
  else if (value.kind === 'boolean') yield { text: '', at };
}

/** A number as written and as JSON has it. */
function numbers(value: Scalar): readonly Secret[] {
  const forms = [value.source.trim(), value.kind === 'number' ? String(value.value) : ''];
  return forms.map((form) => ({ text: form.length < shortestNumber ? '' : form, at: value.at }));
}
