import type { ParseError } from 'toml-eslint-parser';
import { quoted } from '../model/seen.ts';

/** A fault of a TOML text in words, and where it is mended. */
export interface TomlFault {
  /** A clause that begins with a capital and ends without a full stop. */
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** The words of the library that are not ours, by how they begin. */
const words: Readonly<Record<string, string>> = {
  'Unterminated string': 'A text opened here or before is not closed by another quote',
  'Unterminated table-key': 'The header of a section is not closed by "]"',
  'Unterminated array': 'A list is not closed by "]"',
  'Unterminated inline table': 'An inline table is not closed by "}"',
  'Empty bare keys': 'A key is missing here',
  'Must be a newline':
    'Something follows the value; every `key = value` stands on a line of its own',
  'Expected equal': 'An "=" is missing behind the key',
  'Unspecified values': 'A value is missing here',
  'Expected comma': 'A comma is missing here',
  'Leading zeros': 'A number begins with 0, which TOML has not',
  'Unexpected invalid date': 'This date does not exist',
  'Unexpected invalid time': 'This time does not exist',
};

/** Says a fault of the library in our words; of a key or header written twice its whole line is meant. */
export function tomlFault(text: string, { message, index }: ParseError): TomlFault {
  const start = Math.min(index, Math.max(text.length - 1, 0));
  const line = { start: text.lastIndexOf('\n', start - 1) + 1, end: lineEnd(text, start) };
  if (message.startsWith('Defining a key multiple times')) return repeated(text, line);
  const own = Object.entries(words).find(([beginning]) => message.startsWith(beginning))?.[1];
  const bare = /^[^=]*=\s*([A-Za-z][\w. /-]*)/.exec(text.slice(line.start, line.end))?.[1];
  if (message.startsWith('Unexpected token') && bare !== undefined) {
    const value = quoted(bare.trimEnd());
    return { message: `${value} is no TOML value; a text stands in quotes`, ...line };
  }
  if (message.startsWith('Unexpected') && own === undefined) {
    const sign = quoted(String.fromCodePoint(text.codePointAt(start) ?? 0));
    return { message: `${sign} is not what TOML has here`, start, end: start + 1 };
  }
  return { message: own ?? message, start, end: start + 1 };
}

function repeated(text: string, { start, end }: { start: number; end: number }): TomlFault {
  const source = text.slice(start, end);
  const header = /^\s*(\[\[?[^\]]*\]\]?)/.exec(source)?.[1];
  if (header !== undefined) {
    const message = `Section ${quoted(header)} stands here a second time, or its name is taken by a value`;
    return { message, start, end };
  }
  const key = /^\s*([^=]*?)\s*=/.exec(source)?.[1] ?? source.trim();
  return { message: `Key ${quoted(key)} stands here a second time`, start, end };
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  const end = at === -1 ? text.length : at;
  return text[end - 1] === '\r' ? end - 1 : end;
}
