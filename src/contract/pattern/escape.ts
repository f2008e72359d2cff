import { type Chars, complement, digits, space, word } from './chars.ts';
import type { PatternFault } from './fault.ts';
import { charsWithProperty } from './property.ts';

/** The meaning of an escape, and the index after it. */
export interface Escape {
  readonly chars: Chars;
  /** The group that it refers back to instead, by number or name. */
  readonly reference?: number | string;
  readonly end: number;
  /** The mode that it requires: with the `u` flag or without; absent for both. */
  readonly mode?: 'unicode' | 'plain';
}

const classes: Readonly<Record<string, Chars>> = {
  d: digits,
  D: complement(digits),
  w: word,
  W: complement(word),
  s: space,
  S: complement(space),
};

const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 };

/** Parses the escape of the backslash before `index`. */
export function parseEscape(text: string, index: number, inClass: boolean): Escape | PatternFault {
  const letter = text[index] ?? '';
  const rest = text.slice(index, index + 16);
  const named = classes[letter];
  if (named) return { chars: named, end: index + 1 };
  const control = letter === 'b' && inClass ? 8 : controls[letter];
  if (control !== undefined) return literalEscape(control, index + 1);
  if (/^c[A-Za-z]/.test(rest)) return literalEscape((rest.codePointAt(1) ?? 0) % 32, index + 2);
  if (/^0(?!\d)/.test(rest)) return literalEscape(0, index + 1);
  if (/^[1-9k]/.test(rest) && !inClass) return backReference(rest, index);
  if (/^[\dk]/.test(rest)) return unsupported(`refers back to a group (\\${letter})`);
  if (letter === 'p' || letter === 'P') return unicodeProperty(text, index);
  if (letter === 'u' && text[index + 1] === '{') return codePoint(text, index);
  return letter === 'x' || letter === 'u'
    ? hexEscape(rest, index)
    : identityEscape(letter, index, inClass);
}

/** Parses `1` or `k<name>`. Without the group, it means something else without the `u` flag. */
function backReference(rest: string, index: number): Escape | PatternFault {
  const [whole, digits, name] = /^(?:(\d+)|k<([A-Za-z_$][\w$]*)>)/.exec(rest) ?? [];
  if (whole === undefined) return unsupported('refers back to a group (\\k)');
  return { chars: [], end: index + whole.length, reference: name ?? Number(digits) };
}

/** Parses `p{...}` or `P{...}`. */
function unicodeProperty(text: string, index: number): Escape | PatternFault {
  const [whole, property = ''] = /^[pP]\{([\w=]{1,60})\}/.exec(text.slice(index, index + 64)) ?? [];
  const chars = whole === undefined ? null : charsWithProperty(property);
  if (whole === undefined || chars === null)
    return unsupported(`names a Unicode property (\\${text[index]})`);
  const isNegated = text[index] === 'P';
  const end = index + whole.length;
  return { chars: isNegated ? complement(chars) : chars, end, mode: 'unicode' };
}

function hexEscape(rest: string, index: number): Escape | PatternFault {
  const pair = /^u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})/i.exec(rest);
  if (pair) {
    const high = Number.parseInt(pair[1] ?? '', 16) - 0xd800;
    const low = Number.parseInt(pair[2] ?? '', 16) - 0xdc00;
    return {
      ...literalEscape(0x10000 + high * 0x400 + low, index + pair[0].length),
      mode: 'unicode',
    };
  }
  const match = /^(?:x([\da-f]{2})|u([\da-f]{4}))/i.exec(rest);
  if (!match) return invalid(`has an escape "\\${rest[0]}" without its digits`);
  const value = Number.parseInt(match[1] ?? match[2] ?? '', 16);
  if (isSurrogate(value)) return unsupported('holds half a surrogate pair');
  return literalEscape(value, index + match[0].length);
}

/** Parses `u{...}`, with any number of leading zeros. */
function codePoint(text: string, index: number): Escape | PatternFault {
  const end = text.indexOf('}', index);
  const digits = end < 0 ? '' : text.slice(index + 2, end);
  const value = /^[\da-f]+$/i.test(digits) ? Number.parseInt(digits, 16) : Number.NaN;
  if (!(value <= 0x10ffff)) return invalid('has an escape "\\u" without its digits');
  if (isSurrogate(value)) return unsupported('holds half a surrogate pair');
  return { ...literalEscape(value, end + 1), mode: 'unicode' };
}

function isSurrogate(value: number): boolean {
  return value >= 0xd800 && value <= 0xdfff;
}

function identityEscape(letter: string, index: number, inClass: boolean): Escape | PatternFault {
  if (letter === '') return invalid('ends with a backslash');
  if (!/^[!-/:-@[-`{-~ ]$/.test(letter)) {
    return invalid(`has an escape "\\${letter}" that ECMA-262 does not know`);
  }
  const literal = literalEscape(letter.charCodeAt(0), index + 1);
  const isSyntax = /[$^\\.*+?()[\]{}|/]/.test(letter) || (inClass && letter === '-');
  return isSyntax ? literal : { ...literal, mode: 'plain' };
}

function literalEscape(value: number, end: number): Escape {
  return { chars: [{ from: value, to: value }], end };
}

function invalid(reason: string): PatternFault {
  return { kind: 'invalid', reason };
}

function unsupported(reason: string): PatternFault {
  return { kind: 'unsupported', reason };
}
