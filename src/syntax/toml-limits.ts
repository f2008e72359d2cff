import { tomlMarks } from './toml-marks.ts';
import { maximumDepth, tooDeep } from './yaml-values.ts';

/** What keeps a TOML text from being shown to a parser, and where. */
export interface TomlLimit {
  readonly code: 'TOML' | 'TOO_MUCH';
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** The library passes the signs of a text as arguments, of which there can be some hundred thousand. */
const longest = 64 * 1024;

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
  let last = 0;
  for (const { kind, start, end } of tomlMarks(text)) {
    if (start - last > longest) {
      const long = longWord(text, last, start);
      if (long) return long;
    }
    last = end;
    if (kind === 'close') depth--;
    if (kind === 'open' && ++depth > maximumDepth) {
      return { code: 'TOO_MUCH', message: tooDeep, start, end };
    }
    if (kind === 'string' && end - start > longest) return tooLong(start, start + 1);
  }
  return text.length - last > longest ? longWord(text, last, text.length) : null;
}

/** A number or key too long to be read, between two marks. */
function longWord(text: string, from: number, to: number): TomlLimit | null {
  let start = from;
  for (let at = from; at <= to; at++) {
    if (at - start > longest) return tooLong(start, at);
    if (at === to || ' \t\r\n=,.'.includes(text[at] ?? ' ')) start = at + 1;
  }
  return null;
}

function tooLong(start: number, end: number): TomlLimit {
  const message = `A value or key here has more than ${longest} characters`;
  return { code: 'TOO_MUCH', message, start, end };
}
