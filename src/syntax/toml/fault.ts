import type { ParseError } from 'toml-eslint-parser';
import { code } from '../../model/value/format-value.ts';
import { tomlTokens } from './tokens.ts';

/** A fault of a TOML text, explained, with the range to fix. */
export interface TomlFault {
  /** A clause with a capital first letter and without a full stop. */
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** Our messages by the prefix of the library's message. */
const messages: Readonly<Record<string, string>> = {
  'Unterminated table-key': 'The header of a section is not closed by `]`',
  'Empty bare keys': 'A key is missing here',
  'Must be a newline': 'There is more text after the value. Write every key on a new line',
  'Expected equal': 'A `=` is missing after the key',
  'Unspecified values': 'A value is missing here',
  'Expected comma': 'A comma or a closing bracket is missing before this',
  'The key, equals sign': 'A key, its `=` and the beginning of its value have to be on one line',
  'Unexpected spaces': 'There is a blank between the two brackets of a list of sections',
  'Three or more quotes': 'There are more quotation marks here than a string can end with',
  'Trailing comma': 'There is a comma before the closing `}`',
  'Invalid character in escape':
    'This `\\` begins an unknown escape. Write the text between single quotes to keep every `\\`',
  'Invalid code point': 'This escape is not a character',
  'Consecutive dots': 'Two dots follow each other in a key',
  'Keys cannot end': 'A key ends with a dot',
  'Keys cannot start': 'A key begins with a dot',
  'Leading zeros': 'A number begins with 0, which TOML does not allow',
  'Underscores are allowed': 'A `_` in a number has to be between two digits',
  'Unexpected invalid date': 'This date does not exist',
  'Unexpected invalid time': 'This time does not exist',
};

/** Explains a fault of the library, with the range to fix. */
export function tomlFault(text: string, { message, index }: ParseError): TomlFault {
  const start = Math.min(index, Math.max(text.length - 1, 0));
  if (/^Unterminated (?:string|array|inline)/.test(message)) {
    const unclosed = unclosedAt(text, index);
    if (unclosed) return unclosed;
  }
  if (message.startsWith('Defining a key multiple times')) return duplicateKey(text, start);
  if (/^(?:Must be a newline|Expected comma)/.test(message)) {
    const number = numberAt(text, start);
    if (number) return number;
  }
  const knownMessage = Object.entries(messages).find(([prefix]) => message.startsWith(prefix))?.[1];
  if (knownMessage === undefined)
    return (
      bareWordAt(text, start) ?? missingValueAt(text, start) ?? unexpectedCharacterAt(text, start)
    );
  const backslash = message.includes('escape') ? text.lastIndexOf('\\', start) : -1;
  return { message: knownMessage, start: backslash === -1 ? start : backslash, end: start + 1 };
}

/** The string, list or inline table that is open at an offset. */
function unclosedAt(text: string, offset: number): TomlFault | null {
  const unclosed: number[] = [];
  for (const { kind, start, end } of tomlTokens(text)) {
    if (start > offset) break;
    if (kind === 'open') unclosed.push(start);
    else if (kind === 'close') unclosed.pop();
    else if (kind === 'string' && end >= offset && !isClosed(text.slice(start, end))) {
      const message = 'The string that begins here is not closed by its quotation marks';
      return { message, start, end };
    }
  }
  const innermost = unclosed.at(-1);
  if (innermost === undefined) return null;
  const closingBracket = text[innermost] === '{' ? '}' : ']';
  const container = text[innermost] === '{' ? 'inline table' : 'list';
  const message = `The ${container} that begins here is not closed by \`${closingBracket}\``;
  return { message, start: innermost, end: innermost + 1 };
}

function isClosed(string: string): boolean {
  const quotes = /^(?:"""|'''|["'])/.exec(string)?.[0] ?? '';
  return string.length >= 2 * quotes.length && string.endsWith(quotes);
}

/** A number with more characters after it, such as the unquoted version 1.2.0. */
function numberAt(text: string, offset: number): TomlFault | null {
  const line = lineOf(text, offset);
  const start = valueStart(text, offset);
  if (start === null || !/^[+-]?\d[\w.+:-]*$/.test(text.slice(start, offset))) return null;
  const word = /^[^\s,\]}#"'=]+/.exec(text.slice(start, line.end))?.[0] ?? '';
  if (start + word.length <= offset) return null;
  const message = `${code(word)} is not a TOML value. Put a string in quotation marks`;
  return { message, start, end: start + word.length };
}

/** The start of the value around an offset; null if the line has no value. */
function valueStart(text: string, offset: number): number | null {
  const { start } = lineOf(text, offset);
  const linePrefix = text.slice(start, offset);
  const separator = Math.max(...['=', '[', ','].map((sign) => linePrefix.lastIndexOf(sign)));
  if (separator < 0) return null;
  const valueText = text.slice(start + separator + 1, offset);
  return offset - valueText.trimStart().length;
}

/** A bare word in place of a value. */
function bareWordAt(text: string, offset: number): TomlFault | null {
  const start = valueStart(text, offset);
  if (start === null) return null;
  const word = /^(?:[<>^~]+=?|[\p{L}_$./*-])[^\s,\]}#"'=]*/u.exec(
    text.slice(start, lineOf(text, offset).end),
  );
  if (!word) return null;
  const hint = /^(?:true|false|yes|no|on|off)$/i.test(word[0])
    ? 'Write true or false'
    : 'Put a string in quotation marks';
  const message = `${code(word[0])} is not a TOML value. ${hint}`;
  return { message, start, end: start + word[0].length };
}

/** A missing token before an offset at the start of a line. */
function missingValueAt(text: string, offset: number): TomlFault | null {
  let index = offset - 1;
  while (index >= 0 && /\s/.test(text[index] ?? 'x')) index--;
  if (text[index] === '=')
    return { message: 'A value is missing here', start: index, end: index + 1 };
  if (index < 0 || ',[{'.includes(text[index] ?? '') || !isOpen(text, offset)) return null;
  return { message: String(messages['Expected comma']), start: offset, end: offset + 1 };
}

function isOpen(text: string, offset: number): boolean {
  let depth = 0;
  for (const { kind, start } of tomlTokens(text)) {
    if (start >= offset) break;
    depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
  }
  return depth > 0;
}

function unexpectedCharacterAt(text: string, offset: number): TomlFault {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const end = offset + character.length;
  if (text === '') return { message: 'The file is empty', start: 0, end: 0 };
  const hint = character === ':' ? '. Write `=` between a key and its value' : '';
  return { message: `${code(character)} is not allowed here${hint}`, start: offset, end };
}

/** A repeated key or section header. */
function duplicateKey(text: string, offset: number): TomlFault {
  const { start, end } = lineOf(text, offset);
  const isHeader = /^[ \t]*\[\[?[^=[{]*$/.test(text.slice(start, offset));
  if (isHeader) {
    const source = text.slice(start, end);
    const closingBracket = source.indexOf(']', offset - start);
    const length = source[closingBracket + 1] === ']' ? closingBracket + 2 : closingBracket + 1;
    const first = start + source.length - source.trimStart().length;
    const name = code(source.slice(0, length).trimStart());
    const message = `Section ${name} is a duplicate, or a value has its name`;
    return { message, start: first, end: start + length };
  }
  const source = keyAt(text, offset, end);
  const message = `Key ${code(source)} is a duplicate`;
  return { message, start: offset, end: offset + source.length };
}

function keyAt(text: string, offset: number, end: number): string {
  const first = tomlTokens(text.slice(offset, end))[Symbol.iterator]().next().value;
  if (first?.kind === 'string' && first.start === 0) return text.slice(offset, offset + first.end);
  return /^[\w-]*/.exec(text.slice(offset, end))?.[0] ?? '';
}

function lineOf(text: string, offset: number): { readonly start: number; readonly end: number } {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const end = next === -1 ? text.length : next;
  return { start, end: text[end - 1] === '\r' ? end - 1 : end };
}
