import type { Json, Value } from './value.ts';

const limit = 60;

/** The first `most` UTF-16 units of a text, marked where something is missing. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A text of the repository without quotes, short enough for a message. */
export function clipped(text: string): string {
  return cut(text, limit);
}

/** A text of the repository, in quotes and short enough for a message. */
export function quoted(text: string): string {
  return `"${clipped(text)}"`;
}

/** A value of a manifest as a message shows it. */
export function seen(value: Value): string {
  switch (value.kind) {
    case 'list':
      return 'a list';
    case 'table':
      return 'a mapping';
    case 'null':
      return value.source === 'null' ? 'null' : 'empty';
    case 'string':
      return quoted(String(value.value));
    default:
      return value.source.length <= limit ? value.source : quoted(value.source);
  }
}

/** A JSON value as a message shows it. */
export function seenJson(value: Json): string {
  const plain = typeof value === 'string' && !/["\u0000-\u001f\u007f]/.test(value);
  const text = plain ? `"${value}"` : JSON.stringify(value);
  return clipped(text);
}

/** Some alternatives in words: `a, b or c`. */
export function alternatives(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
