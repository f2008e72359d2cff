import { code, type Message, msg } from '../../model/message.ts';
import { maxDepth, tooDeepMessage } from '../depth.ts';
import { faultIn } from '../parsed.ts';
import { tomlTokens } from './tokens.ts';

const toml = faultIn('TOML');

/** Why a TOML text must not reach the parser, and where. */
export interface TomlLimit {
  readonly code: 'TOML' | 'TOO_MUCH';
  readonly message: Message;
  readonly help?: Message;
  readonly start: number;
  readonly end: number;
}

/** The library passes the characters of a token as arguments, limited to some hundred thousand. */
const maxTokenLength = 64 * 1024;
/** The library takes several kilobytes of memory per value. */
const maxValues = 10_000;

/**
 * The first reason not to parse a TOML text: control characters, some of which the library accepts, or a size
 * that overflows its stack.
 */
export function tomlLimit(text: string): TomlLimit | null {
  return findControlCharacter(text) ?? findTooLarge(text);
}

/** TOML 1.0 and 1.1, "Comment" and "String": no control characters except tab and the two line endings. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\r(?!\n)/;

function findControlCharacter(text: string): TomlLimit | null {
  const match = control.exec(text);
  if (!match) return null;
  const range = { start: match.index, end: match.index + 1 };
  if (match[0] === '\r') {
    const help = msg`End lines with LF or CRLF.`;
    return { code: 'TOML', message: toml`carriage return without a line feed`, help, ...range };
  }
  const point = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const message = toml`control character ${code(`U+${point}`)}`;
  return { code: 'TOML', message, help: msg`Write ${code(`\\u${point}`)} in a string.`, ...range };
}

function findTooLarge(text: string): TomlLimit | null {
  let depth = 0;
  let values = 0;
  let previousEnd = 0;
  for (const { kind, start, end } of tomlTokens(text)) {
    values += kind === 'open' || kind === 'comment' ? 1 : 0;
    const limit = countValuesBetween(text, previousEnd, start, maxValues - values);
    if (typeof limit !== 'number') return limit;
    values += limit;
    previousEnd = end;
    if (kind === 'close') depth--;
    if (kind === 'open' && ++depth > maxDepth) {
      return { code: 'TOO_MUCH', message: tooDeepMessage, start, end };
    }
    if (kind === 'string' && end - start > maxTokenLength) return tooLong(start, start + 1);
  }
  const limit = countValuesBetween(text, previousEnd, text.length, maxValues - values);
  return typeof limit === 'number' ? null : limit;
}

/** The number of values and keys between two tokens, or the exceeded limit. */
function countValuesBetween(
  text: string,
  from: number,
  to: number,
  maxCount: number,
): TomlLimit | number {
  let values = 0;
  let start = from;
  for (let offset = from; offset < to; offset++) {
    const character = text[offset] ?? '';
    if (character === '=' || character === ',' || character === '.') values++;
    if (values > maxCount) return tooMany(offset);
    if (offset - start > maxTokenLength) return tooLong(start, offset);
    if (' \t\r\n=,.'.includes(character)) start = offset + 1;
  }
  return values > maxCount ? tooMany(from) : values;
}

function tooMany(offset: number): TomlLimit {
  const message = msg`More than ${maxValues} values, keys and comments.`;
  return { code: 'TOO_MUCH', message, start: offset, end: offset + 1 };
}

function tooLong(start: number, end: number): TomlLimit {
  const message = msg`Value or key with more than ${maxTokenLength} characters.`;
  return { code: 'TOO_MUCH', message, start, end };
}
