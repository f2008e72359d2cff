import { exactJson } from './canonical.ts';
import type { Json } from './value.ts';

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

/** The name of a skill, quoted and shortened for a message; as JSON if its end is not clear otherwise. */
export function quote(text: string): string {
  return quoteWhole(clip(text));
}

/** The same without a limit. */
function quoteWhole(text: string): string {
  return /"|\\$/.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** A key, name or value of the repository in backticks, shortened for a message; as JSON if a backtick is in it. */
export function code(text: string): string {
  return codeWhole(clip(text));
}

/** The same without a limit, for texts that are short already. */
function codeWhole(text: string): string {
  if (text.includes('`')) return JSON.stringify(text);
  return text === '' ? '`""`' : `\`${text}\``;
}

/** A JSON value on one line: a plain text as it is, everything else as JSON. */
export function jsonText(value: Json): string {
  return typeof value === 'string' && isPlain(value) ? value : exactJson(value);
}

/** True for a text without control characters that no reader takes for a number, a flag, a list or another text. */
function isPlain(text: string): boolean {
  return (
    text === text.trim() &&
    !/[\u0000-\u001f\u007f]/.test(text) &&
    !/^(?:["[{]|[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$|(?:true|false|null)$|$)/i.test(text)
  );
}
