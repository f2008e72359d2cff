import type { JsonSchema } from '../config/schema/json-schema.ts';

/** A place in the text of a configuration. */
export interface ConfigPlace {
  /** The keys around it from the outside in; `[]` for an item of a list. */
  readonly path: readonly string[];
  /** The key of the line; null before its colon is written. */
  readonly key: string | null;
  /** The word at the place, or the one that ends there. */
  readonly word: string;
}

const line = /^( *)((?:- +)*)(?:("?)([\w.-]+)\3 *:(?= |$))?/;

/** Finds a place by the indentation of the lines above; the text may be unfinished. */
export function configPlace(text: string, row: number, column: number): ConfigPlace {
  const rows = text.split('\n', row + 1);
  const current = rows[row] ?? '';
  const own = readLine(current);
  const isAfterColon = own.key !== null && column > own.keyEnd;
  const path: string[] = own.hasDash ? ['[]'] : [];
  let limit = own.hasDash ? own.indent : own.keyColumn;
  for (let above = row - 1; above >= 0 && (limit > 0 || path[0] === '[]'); above--) {
    const text = rows[above] ?? '';
    if (/^\s*(?:#|$)/.test(text)) continue;
    const { indent, keyColumn, key, hasDash } = readLine(text);
    const isParent =
      key !== null && (path[0] === '[]' ? keyColumn <= limit && !hasDash : keyColumn < limit);
    if (isParent) path.unshift(key);
    if (isParent) limit = keyColumn;
    if (hasDash && indent < limit) {
      path.unshift('[]');
      limit = indent;
    }
  }
  return { path, key: isAfterColon ? own.key : null, word: wordAt(current, column) };
}

function readLine(text: string) {
  const [all = '', spaces = '', dashes = '', , key] = line.exec(text) ?? [];
  const keyColumn = spaces.length + dashes.length;
  return {
    indent: spaces.length,
    keyColumn,
    keyEnd: all.length - 1,
    key: key ?? null,
    hasDash: dashes !== '',
  };
}

function wordAt(text: string, column: number): string {
  const before = /(?<![\w.-])[\w.-]*$/.exec(text.slice(0, column))?.[0] ?? '';
  const after = /^[\w.-]*/.exec(text.slice(column))?.[0] ?? '';
  return before + after;
}

/** The part of a schema that describes the value at a path; null where it says nothing. */
export function schemaAt(schema: JsonSchema, path: readonly string[]): JsonSchema | null {
  const { $defs } = schema as { $defs?: Readonly<Record<string, JsonSchema>> };
  const resolved = (part: JsonSchema | undefined): JsonSchema | null => {
    if (part === undefined) return null;
    const name = /^#\/\$defs\/(\w+)$/.exec(String(part['$ref'] ?? ''))?.[1];
    if (name !== undefined) return { ...resolved($defs?.[name]), ...without(part) };
    const [first] = (part['anyOf'] ?? []) as readonly JsonSchema[];
    return first ? { ...resolved(first), ...without(part) } : part;
  };
  let part = resolved(schema);
  for (const step of path) {
    const properties = part?.['properties'] as Readonly<Record<string, JsonSchema>> | undefined;
    const next =
      step === '[]' ? (part?.['items'] as JsonSchema | undefined) : own(properties, step);
    part = resolved(next);
  }
  return part;
}

function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A schema with its own words only. */
function without({ $ref, anyOf, ...words }: JsonSchema): JsonSchema {
  return words;
}
