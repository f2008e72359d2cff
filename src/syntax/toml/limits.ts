import { maximumDepth, tooDeep } from '../depth.ts';
import { tomlMarks } from './marks.ts';

/** What keeps a TOML text from being shown to a parser, and where. */
export interface TomlLimit {
  readonly code: 'TOML' | 'TOO_MUCH';
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** The library passes the signs of a text as arguments, of which there can be some hundred thousand. */
const longest = 64 * 1024;
/** The library takes several kilobytes of memory for every value. */
const maximumValues = 10_000;

/**
 * The first reason not to parse a TOML text: signs TOML has nowhere, which the library lets pass in part,
 * and what it runs out of stack on.
 */
export function tomlLimit(text: string): TomlLimit | null {
  return strangeSign(text) ?? tooMuch(text);
}

/** TOML 1.0 and 1.1, "Comment" and "String": no control characters but tab and the two line ends. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\r(?!\n)/;

function strangeSign(text: string): TomlLimit | null {
  const found = control.exec(text);
  if (!found) return null;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const message =
    found[0] === '\r'
      ? 'A carriage return stands alone here; lines of TOML end in LF or CRLF'
      : `The control character U+${code} stands here; TOML writes it as \\u${code} in a text`;
  return { code: 'TOML', message, start: found.index, end: found.index + 1 };
}

function tooMuch(text: string): TomlLimit | null {
  let depth = 0;
  let values = 0;
  let last = 0;
  for (const { kind, start, end } of tomlMarks(text)) {
    values += kind === 'open' || kind === 'comment' ? 1 : 0;
    const limit = between(text, last, start, maximumValues - values);
    if (typeof limit !== 'number') return limit;
    values += limit;
    last = end;
    if (kind === 'close') depth--;
    if (kind === 'open' && ++depth > maximumDepth) {
      return { code: 'TOO_MUCH', message: tooDeep, start, end };
    }
    if (kind === 'string' && end - start > longest) return tooLong(start, start + 1);
  }
  const limit = between(text, last, text.length, maximumValues - values);
  return typeof limit === 'number' ? null : limit;
}

/** How many values and keys are set off between two marks, or why that cannot be read. */
function between(text: string, from: number, to: number, most: number): TomlLimit | number {
  let values = 0;
  let start = from;
  for (let at = from; at < to; at++) {
    const sign = text[at] ?? '';
    if (sign === '=' || sign === ',' || sign === '.') values++;
    if (values > most) return tooMany(at);
    if (at - start > longest) return tooLong(start, at);
    if (' \t\r\n=,.'.includes(sign)) start = at + 1;
  }
  return values > most ? tooMany(from) : values;
}

function tooMany(at: number): TomlLimit {
  const message = `There are more than ${maximumValues} values, keys and comments`;
  return { code: 'TOO_MUCH', message, start: at, end: at + 1 };
}

function tooLong(start: number, end: number): TomlLimit {
  const message = `A value or key here has more than ${longest} characters`;
  return { code: 'TOO_MUCH', message, start, end };
}
