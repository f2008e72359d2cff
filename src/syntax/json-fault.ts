import { quoted } from '../model/seen.ts';

/** A fault of a JSON text in words for people who write JSON by hand, and where it is mended. */
export interface JsonFault {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** What is wrong at the character of a text that no JSON can have there. */
export function jsonFault(text: string, offset: number): JsonFault {
  const rest = text.slice(offset, offset + 80);
  const before = lastSign(text, offset);
  for (const explain of explanations) {
    const found = explain(rest, before, text);
    if (!found) continue;
    const { message, start = offset, length = 1 } = found;
    return { message, start, end: Math.min(start + length, Math.max(text.length, start)) };
  }
  const sign = quoted(String.fromCodePoint(rest.codePointAt(0) ?? 0));
  return { message: `${sign} is not what JSON has here`, start: offset, end: offset + 1 };
}

interface Sign {
  readonly sign: string;
  readonly at: number;
}

interface Explained {
  readonly message: string;
  readonly start?: number;
  readonly length?: number;
}

type Explain = (rest: string, before: Sign, text: string) => Explained | undefined;

const explanations: readonly Explain[] = [
  ended,
  control,
  trailingComma,
  comment,
  singleQuote,
  missingSign,
  word,
  number,
];

function ended(rest: string, { at }: Sign, text: string): Explained | undefined {
  if (rest !== '') return undefined;
  if (text.trim() === '') return { message: 'There is no value' };
  const message =
    'The JSON ends too early; a closing "}", "]" or quote is missing, or the last value';
  return { message, start: at };
}

function control(rest: string): Explained | undefined {
  const code = rest.charCodeAt(0);
  if (code >= 0x20) return undefined;
  const sign = { 9: 'A tab', 10: 'A line break', 13: 'A line break' }[code];
  const hex = code.toString(16).padStart(4, '0');
  const written = { 9: '\\t', 10: '\\n', 13: '\\n' }[code] ?? `\\u${hex}`;
  const what = sign ?? `The control character U+${hex.toUpperCase()}`;
  return { message: `${what} stands inside a text, where JSON writes ${written}` };
}

function trailingComma(rest: string, { sign, at }: Sign): Explained | undefined {
  const closing = rest[0];
  if (sign !== ',' || (closing !== '}' && closing !== ']')) return undefined;
  return {
    message: `A comma stands before the closing "${closing}"; JSON has none there`,
    start: at,
  };
}

function comment(rest: string): Explained | undefined {
  if (!/^(?:#|\/[/*])/.test(rest)) return undefined;
  return { message: 'A comment begins here; JSON has none', length: rest[0] === '#' ? 1 : 2 };
}

function singleQuote(rest: string): Explained | undefined {
  if (rest[0] !== "'") return undefined;
  return { message: 'JSON puts texts between double quotes, not single ones' };
}

/** A value where the one before it wants a comma or a colon first. */
function missingSign(rest: string, { sign }: Sign): Explained | undefined {
  if (!/^["{[\d-]/.test(rest) || !/["}\]\w]/.test(sign)) return undefined;
  return { message: 'A comma or a colon is missing before this' };
}

function word(rest: string): Explained | undefined {
  const found = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(rest)?.[0];
  if (found === undefined) return undefined;
  const isKey = /^\s*:/.test(rest.slice(found.length));
  const message = isKey
    ? `Key ${quoted(found)} stands without the double quotes JSON puts around keys`
    : `${quoted(found)} is no JSON value; those are texts in double quotes, numbers, true, false, null, lists and objects`;
  return { message, length: found.length };
}

function number(rest: string, { sign }: Sign): Explained | undefined {
  if (!/^\d/.test(rest) || !/\d/.test(sign)) return undefined;
  return { message: 'A number begins with 0, which JSON has not' };
}

/** The last sign before an offset that is no blank. */
function lastSign(text: string, offset: number): Sign {
  let at = Math.min(offset, text.length) - 1;
  while (at > 0 && /\s/.test(text[at] ?? 'x')) at--;
  return { sign: text[at] ?? '', at: Math.max(at, 0) };
}
