import type { Json } from '../../../src/model/value/value.ts';
import type { Fields } from './maximal.ts';
import type { Style } from './write.ts';

/** A table as TOML: in sections, as inline tables, or with dotted keys. */
export function writeToml(fields: Fields, how: Style): string {
  const writer = { sections, inline, dotted }[how.toml];
  const lines = writer(fields, [], how);
  if (!how.comments) return `${lines.join('\n')}\n`;
  return `# what it is\n${lines.map((line) => `${line} # as it is`).join('\n')}\n`;
}

type Path = readonly string[];

function sections(fields: Fields, path: Path, how: Style): readonly string[] {
  const entries = Object.entries(fields);
  const tables = entries.filter((entry): entry is [string, Fields] => isTable(entry[1]));
  const own = entries
    .filter(([, value]) => !isTable(value))
    .map(([key, value]) => line([key], value, how));
  return [
    ...(path.length === 0 ? [] : [`[${keyOf(path, how)}]`]),
    ...own,
    ...tables.flatMap(([key, table]) => sections(table, [...path, key], how)),
  ];
}

function inline(fields: Fields, _path: Path, how: Style): readonly string[] {
  return Object.entries(fields).map(([key, value]) => line([key], value, how));
}

function dotted(fields: Fields, path: Path, how: Style): readonly string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const own = [...path, key];
    const isOpen = isTable(value) && Object.keys(value).length > 0;
    return isOpen ? dotted(value, own, how) : [line(own, value, how)];
  });
}

function line(path: Path, value: Json, how: Style): string {
  return `${keyOf(path, how)} = ${shown(value, how)}`;
}

function keyOf(path: Path, { quotes }: Style): string {
  return path
    .map((key) => (quotes !== 'QUOTE_DOUBLE' && /^[\w-]+$/.test(key) ? key : JSON.stringify(key)))
    .join('.');
}

function shown(value: Json, how: Style): string {
  if (typeof value === 'string') return textOf(value, how);
  if (Array.isArray(value)) return `[${value.map((item: Json) => shown(item, how)).join(', ')}]`;
  if (!isTable(value)) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => line([key], inner, how));
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function textOf(value: string, { literal }: Style): string {
  return literal && /^[ -~]*$/.test(value) && !value.includes("'")
    ? `'${value}'`
    : JSON.stringify(value);
}

function isTable(value: Json | undefined): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
