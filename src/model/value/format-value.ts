import type { Json, Value } from './value.ts';

const maxShownLength = 60;

/** The first `maxLength` UTF-16 units of a text, with an ellipsis if shortened. */
export function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** A text of the repository, shortened for a message. */
export function clip(text: string): string {
  return truncate(text, maxShownLength);
}

/** A text of the repository, quoted and shortened for a message. */
export function quote(text: string): string {
  return `"${clip(text)}"`;
}

/** A value of a manifest, formatted for a message. */
export function formatValue(value: Value): string {
  switch (value.kind) {
    case 'list':
      return 'a list';
    case 'table':
      return 'a mapping';
    case 'null':
      return value.source === 'null' ? 'null' : 'empty';
    case 'string':
      return quote(String(value.value));
    default:
      return value.source.length <= maxShownLength ? value.source : quote(value.source);
  }
}

/** A JSON value, formatted for a message. */
export function formatJson(value: Json): string {
  const plain = typeof value === 'string' && !/["\u0000-\u001f\u007f]/.test(value);
  const text = plain ? `"${value}"` : JSON.stringify(value);
  return clip(text);
}

/** Joins alternatives for a message: `a, b or c`. */
export function joinWithOr(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
