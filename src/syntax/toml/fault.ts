import type { ParseError } from 'toml-eslint-parser';
import { code, type Message, msg } from '../../model/message.ts';
import { faultIn } from '../parsed.ts';
import { tomlTokens } from './tokens.ts';

const toml = faultIn('TOML');

/** What is wrong in a TOML text, and what to do about it. */
interface Explanation {
  readonly message: Message;
  readonly help?: Message | undefined;
}

/** A fault of a TOML text, explained, with the range to fix. */
export interface TomlFault extends Explanation {
  readonly start: number;
  readonly end: number;
}

const missingValue: Explanation = { message: toml`missing value` };
const missingComma: Explanation = { message: toml`missing comma or closing bracket` };
const quoteStrings = msg`Quote the value if it is a string.`;

/** What we say, by the beginning of the library's message. */
const explanations: readonly (readonly [string, Explanation])[] = [
  ['Unterminated table-key', { message: toml`section header without ${code(']')}` }],
  ['Empty bare keys', { message: toml`missing key` }],
  [
    'Must be a newline',
    { message: toml`text after the value`, help: msg`Write every key on a new line.` },
  ],
  ['Expected equal', { message: toml`missing ${code('=')} after the key` }],
  ['Unspecified values', missingValue],
  ['Expected comma', missingComma],
  ['The key, equals sign', { message: toml`line break between a key and its value` }],
  ['Unexpected spaces', { message: toml`space between ${code('[')} and ${code('[')}` }],
  ['Three or more quotes', { message: toml`too many closing quotes` }],
  ['Trailing comma', { message: toml`comma before the closing ${code('}')}` }],
  [
    'Invalid character in escape',
    { message: toml`unknown escape`, help: msg`Write the text between single quotes.` },
  ],
  ['Invalid code point', { message: toml`escape of no character` }],
  ['Consecutive dots', { message: toml`two dots in a row in a key` }],
  ['Keys cannot end', { message: toml`key ends with a dot` }],
  ['Keys cannot start', { message: toml`key begins with a dot` }],
  ['Leading zeros', { message: toml`number with a leading zero` }],
  ['Underscores are allowed', { message: toml`${code('_')} not between two digits` }],
  ['Unexpected invalid date', { message: toml`date does not exist` }],
  ['Unexpected invalid time', { message: toml`time does not exist` }],
];

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
  const known = explanations.find(([prefix]) => message.startsWith(prefix))?.[1];
  if (known === undefined)
    return (
      bareWordAt(text, start) ?? missingValueAt(text, start) ?? unexpectedCharacterAt(text, start)
    );
  const backslash = message.includes('escape') ? text.lastIndexOf('\\', start) : -1;
  return { ...known, start: backslash === -1 ? start : backslash, end: start + 1 };
}

/** The string, list or inline table that is open at an offset. */
function unclosedAt(text: string, offset: number): TomlFault | null {
  const unclosed: number[] = [];
  for (const { kind, start, end } of tomlTokens(text)) {
    if (start > offset) break;
    if (kind === 'open') unclosed.push(start);
    else if (kind === 'close') unclosed.pop();
    else if (kind === 'string' && end >= offset && !isClosed(text.slice(start, end))) {
      return { message: toml`unclosed string`, start, end };
    }
  }
  const innermost = unclosed.at(-1);
  if (innermost === undefined) return null;
  const message = toml`unclosed ${code(text.charAt(innermost))}`;
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
  return {
    message: toml`unknown value ${code(word)}`,
    help: quoteStrings,
    start,
    end: start + word.length,
  };
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
  const isFlag = /^(?:true|false|yes|no|on|off)$/i.test(word[0]);
  const help = isFlag ? msg`Write ${code('true')} or ${code('false')}.` : quoteStrings;
  return {
    message: toml`unknown value ${code(word[0])}`,
    help,
    start,
    end: start + word[0].length,
  };
}

/** A missing token before an offset at the start of a line. */
function missingValueAt(text: string, offset: number): TomlFault | null {
  let index = offset - 1;
  while (index >= 0 && /\s/.test(text[index] ?? 'x')) index--;
  if (text[index] === '=') return { ...missingValue, start: index, end: index + 1 };
  if (index < 0 || ',[{'.includes(text[index] ?? '') || !isOpen(text, offset)) return null;
  return { ...missingComma, start: offset, end: offset + 1 };
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
  if (text === '') return { message: msg`Empty file.`, start: 0, end: 0 };
  const help = character === ':' ? msg`Write ${code('=')} between a key and its value.` : undefined;
  return { message: toml`unexpected ${code(character)}`, help, start: offset, end };
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
    const message = toml`duplicate section ${code(source.slice(0, length).trimStart())}`;
    return { message, start: first, end: start + length };
  }
  const source = keyAt(text, offset, end);
  const message = toml`duplicate key ${code(source)}`;
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
