import { applyEdits, type Edit } from '../../model/text/edits.ts';
import { LineMap, type Location } from '../../model/text/text.ts';
import { canonical } from '../../model/value/canonical.ts';
import {
  type Field,
  get,
  type Json,
  type Table,
  toJson,
  type Value,
} from '../../model/value/value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import { parseYaml } from '../../syntax/yaml/yaml.ts';

/** New values of fields of one entry of a lock. */
export interface FieldChanges {
  /** The id of the entry, a key of `skills`. */
  readonly id: string;
  /** The new values by field; null removes the field. */
  readonly values: ReadonlyMap<string, string | null>;
  /** The fields in the order of the tool that writes the lock, for new fields. */
  readonly order: readonly string[];
}

/**
 * Changes fields of one entry of a lock in JSON or YAML; all other bytes stay. Null if the text does not allow it,
 * such as an entry behind an alias: the result, parsed again, must differ in these fields only.
 */
export function setFields(
  path: string,
  text: string,
  syntax: 'json' | 'yaml',
  changes: FieldChanges,
): string | null {
  const parse = syntax === 'json' ? parseJson : parseYaml;
  const before = parse(path, text);
  const entry = get(get(before.root ?? undefined, 'skills'), changes.id);
  if (!before.root || before.duplicates.length > 0 || entry?.kind !== 'table') return null;
  const source: EntryContext = { text, lines: new LineMap(text), entry, syntax };
  const edits: Edit[] = [];
  for (const [name, value] of changes.values) {
    const edit = fieldEdit(source, name, value, changes.order);
    if (edit === null) return null;
    edits.push(edit);
  }
  const after = applyEdits(text, edits);
  const parsed = parse(path, after);
  const isExact =
    parsed.root !== null &&
    parsed.duplicates.length === 0 &&
    canonical(toJson(parsed.root)) === canonical(withChanges(before.root, changes));
  return isExact ? after : null;
}

interface EntryContext {
  readonly text: string;
  readonly lines: LineMap;
  readonly entry: Table;
  readonly syntax: 'json' | 'yaml';
}

/** The edit of one field; empty if there is nothing to remove, null if the layout does not allow it. */
function fieldEdit(
  source: EntryContext,
  name: string,
  value: string | null,
  order: readonly string[],
): Edit | null {
  const field = source.entry.fields.get(name);
  if (value === null) return field ? removal(source, field) : { start: 0, end: 0, text: '' };
  if (!field) return insertion(source, name, value, order);
  const place = offsetsOf(source, field.value.at);
  if (!place || field.value.kind === 'list' || field.value.kind === 'table') return null;
  const gap = place.start === place.end && source.text[place.start - 1] === ':' ? ' ' : '';
  return { ...place, text: `${gap}${quoteLike(source.text[place.start], value)}` };
}

/** Single quotes stay where the value allows them. */
function quoteLike(quote: string | undefined, value: string): string {
  return quote === "'" && !value.includes("'") ? `'${value}'` : JSON.stringify(value);
}

/** Inserts a field after the last one before it in the order of its tool, in the layout of the entry. */
function insertion(
  source: EntryContext,
  name: string,
  value: string,
  order: readonly string[],
): Edit | null {
  const { entry, text, syntax } = source;
  const earlier = order.slice(0, order.indexOf(name)).reverse();
  const previous = earlier.flatMap((key) => entry.fields.get(key) ?? [])[0];
  const [first] = entry.fields.values();
  const firstKey = first && offsetsOf(source, first.keyAt);
  if (!firstKey) return null;
  const isFlow = text[offsetsOf(source, entry.at)?.start ?? -1] === '{';
  const key = syntax === 'json' ? JSON.stringify(name) : name;
  const field = `${key}: ${JSON.stringify(value)}`;
  const textBefore = text.slice(0, firstKey.start);
  const blank = textBefore.slice(textBefore.trimEnd().length);
  if (!previous) {
    const gap = isFlow ? `,${blank}` : blank;
    return { start: firstKey.start, end: firstKey.start, text: `${field}${gap}` };
  }
  const end = offsetsOf(source, previous.value.at)?.end;
  if (end === undefined) return null;
  const gap = syntax === 'yaml' ? blank || ' ' : blank;
  if (isFlow) return { start: end, end, text: `,${gap}${field}` };
  const lineEnd = /\r?\n|$/.exec(text.slice(end));
  const index = end + (lineEnd?.index ?? 0);
  return {
    start: index,
    end: index,
    text: `${blank.replace(/^.*?(?=\r?\n[^\n]*$)/s, '')}${field}`,
  };
}

/** Removes the line of a field; null for a field that shares its line. */
function removal(source: EntryContext, field: Field): Edit | null {
  const key = offsetsOf(source, field.keyAt);
  const value = offsetsOf(source, field.value.at);
  if (!key || !value) return null;
  const start = source.text.lastIndexOf('\n', key.start - 1) + 1;
  const line = /^[^\n]*(?:\n|$)/.exec(source.text.slice(value.end))?.[0] ?? '';
  const isAlone = source.text.slice(start, key.start).trim() === '' && /^\s*(?:#|$)/.test(line);
  return isAlone ? { start, end: value.end + line.length, text: '' } : null;
}

function offsetsOf(
  { lines }: EntryContext,
  { range }: Location,
): Pick<Edit, 'start' | 'end'> | null {
  if (!range) return null;
  const [start, end] = lines.span(range);
  return { start, end };
}

/** The document with the changes, as plain data. */
function withChanges(root: Value, { id, values }: FieldChanges): Json {
  const document = toJson(root) as Record<string, Record<string, Record<string, Json>>>;
  const entry = document['skills']?.[id];
  if (!entry) return null;
  for (const [name, value] of values) {
    if (value === null) delete entry[name];
    else entry[name] = value;
  }
  return document as Json;
}
