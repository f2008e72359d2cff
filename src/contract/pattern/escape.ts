import { type Chars, complement, digits, space, word } from './chars.ts';
import type { PatternFault } from './parse.ts';

/** What an escape stands for, and the index behind it. */
export interface Escape {
  readonly chars: Chars;
  readonly end: number;
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

/** Reads the escape whose backslash stands before `at`. */
export function readEscape(text: string, at: number, inClass: boolean): Escape | PatternFault {
  const letter = text[at] ?? '';
  const rest = text.slice(at, at + 16);
  const named = classes[letter];
  if (named) return { chars: named, end: at + 1 };
  const control = letter === 'b' && inClass ? 8 : controls[letter];
  if (control !== undefined) return code(control, at + 1);
  if (/^c[A-Za-z]/.test(rest)) return code((rest.codePointAt(1) ?? 0) % 32, at + 2);
  if (/^0(?!\d)/.test(rest)) return code(0, at + 1);
  if (/^\d/.test(rest)) return unsupported(`refers back to a group (\\${letter})`);
  if (letter === 'k') return unsupported('refers back to a group (\\k)');
  if (letter === 'p' || letter === 'P')
    return unsupported(`names a Unicode property (\\${letter})`);
  return letter === 'x' || letter === 'u' ? hex(rest, at) : identity(letter, at);
}

function hex(rest: string, at: number): Escape | PatternFault {
  const pair = /^u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})/i.exec(rest);
  if (pair) {
    const high = Number.parseInt(pair[1] ?? '', 16) - 0xd800;
    const low = Number.parseInt(pair[2] ?? '', 16) - 0xdc00;
    return code(0x10000 + high * 0x400 + low, at + pair[0].length);
  }
  const match = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,8})\})/i.exec(rest);
  const value = Number.parseInt(match?.[1] ?? match?.[2] ?? match?.[3] ?? '', 16);
  if (!match || value > 0x10ffff) return invalid(`has an escape "\\${rest[0]}" without its digits`);
  if (value >= 0xd800 && value <= 0xdfff) return unsupported('holds half a surrogate pair');
  return code(value, at + match[0].length);
}

function identity(letter: string, at: number): Escape | PatternFault {
  if (letter === '') return invalid('ends with a backslash');
  if (!/^[!-/:-@[-`{-~ ]$/.test(letter)) {
    return invalid(`has an escape "\\${letter}" that ECMA-262 does not know`);
  }
  return code(letter.charCodeAt(0), at + 1);
}

function code(value: number, end: number): Escape {
  return { chars: [{ from: value, to: value }], end };
}

function invalid(reason: string): PatternFault {
  return { kind: 'invalid', reason };
}

function unsupported(reason: string): PatternFault {
  return { kind: 'unsupported', reason };
}
