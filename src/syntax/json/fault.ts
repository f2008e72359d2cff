import { quote } from '../../model/value/format-value.ts';
import type { Expected, JsonStop } from './stop.ts';

/** A fault of a JSON text, explained for people who write JSON by hand, with the range to fix. */
export interface JsonFault {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** Explains the fault at the first invalid offset of a JSON text. */
export function jsonFault(text: string, stop: JsonStop): JsonFault {
  const context = { text, stop, rest: text.slice(stop.offset, stop.offset + 80) };
  for (const explain of explainers) {
    const found = explain(context);
    if (!found) continue;
    const { message, start = stop.offset, length = 1 } = found;
    return { message, start, end: Math.max(Math.min(start + length, text.length), start) };
  }
  const { character, length } = describeCharacter(context.rest);
  const message = `${character} stands where ${expectations[stop.expected]} belongs`;
  return { message, start: stop.offset, end: stop.offset + length };
}

interface FaultContext {
  readonly text: string;
  readonly stop: JsonStop;
  /** The text from the fault on, limited to the length that messages need. */
  readonly rest: string;
}

interface Explanation {
  readonly message: string;
  readonly start?: number;
  readonly length?: number;
}

type Explainer = (context: FaultContext) => Explanation | undefined;

const expectations: Readonly<Record<Expected, string>> = {
  value: 'a value',
  'first item': 'a value or the closing "]"',
  'first key': 'a key in double quotes or the closing "}"',
  key: 'a key in double quotes',
  colon: 'the colon between a key and its value',
  comma: 'a comma or the closing bracket',
  nothing: 'the end of the JSON',
  escape: 'an escape',
  quote: 'a closing quote',
  number: 'a number',
};

const explainers: readonly Explainer[] = [
  unterminatedString,
  unexpectedEnd,
  trailingComma,
  comment,
  wrongQuotes,
  unescapedQuote,
  missingToken,
  mismatchedBracket,
  trailingContent,
  unquotedKey,
  invalidWord,
];

/** An invalid character inside a string, or a missing closing quote. */
function unterminatedString({
  stop: { expected, open },
  rest,
}: FaultContext): Explanation | undefined {
  if (expected === 'escape') {
    return { message: `${quote(rest.slice(0, 2))} is no escape; JSON writes a backslash as \\\\` };
  }
  if (expected !== 'quote') return undefined;
  if (rest === '')
    return { message: 'The text that begins here is never closed by a quote', start: open };
  const code = rest.charCodeAt(0);
  if (code === 9) return { message: 'A tab stands inside a text, where JSON writes \\t' };
  if (code === 10 || code === 13) {
    return { message: "The line ends inside a text: a closing quote is missing, or JSON's \\n" };
  }
  return {
    message: `The character ${codePointLabel(code)} stands inside a text, where JSON escapes it`,
  };
}

/** JSON in a fenced block is always a manifest. */
const emptyMessage =
  'There is no JSON value; an object with "id", "version" and the other fields of the manifest belongs here';

function unexpectedEnd({ text, stop: { open }, rest }: FaultContext): Explanation | undefined {
  if (rest !== '') return undefined;
  const message = open < 0 ? emptyMessage : `The ${quote(text[open] ?? '')} here is never closed`;
  return { message, start: Math.max(open, 0) };
}

function trailingComma({ text, stop: { previous }, rest }: FaultContext): Explanation | undefined {
  const closing = rest[0];
  if (text[previous] !== ',' || (closing !== '}' && closing !== ']')) return undefined;
  const message = `A comma stands before the closing "${closing}"; JSON has none there`;
  return { message, start: previous };
}

function comment({ rest }: FaultContext): Explanation | undefined {
  const opening = /^(?:#|\/[/*])/.exec(rest)?.[0];
  if (opening === undefined) return undefined;
  return { message: 'A comment begins here; JSON has none', length: opening.length };
}

function wrongQuotes({ rest }: FaultContext): Explanation | undefined {
  const opening = /^['`\u2018-\u201f\u00ab\u00bb]/.exec(rest)?.[0];
  if (opening === undefined) return undefined;
  const name = opening === "'" ? 'single quotes' : `${opening} signs`;
  return { message: `JSON puts texts between straight double quotes, not ${name}` };
}

/** A word directly after the closing quote. */
function unescapedQuote({ text, stop: { offset }, rest }: FaultContext): Explanation | undefined {
  if (text[offset - 1] !== '"' || !/^[\p{L}\p{N}_\\]/u.test(rest)) return undefined;
  return { message: 'The text ends at the quote before this; inside a text JSON writes \\"' };
}

function missingToken({ stop: { expected }, rest }: FaultContext): Explanation | undefined {
  const isValue = /^["{[\p{L}\d-]/u.test(rest);
  if (expected === 'comma' && isValue) return { message: 'A comma is missing before this' };
  if (expected === 'colon' && (isValue || /^[,}\]]/.test(rest))) {
    return { message: 'A colon and a value belong between the key and this' };
  }
  const isValueExpected = expected === 'value' || expected === 'first item';
  if (isValueExpected && /^[,}\]:]/.test(rest)) {
    return { message: `A value is missing before this "${rest[0]}"` };
  }
  return undefined;
}

function mismatchedBracket({
  text,
  stop: { expected, open },
  rest,
}: FaultContext): Explanation | undefined {
  if (expected !== 'comma' || !/^[}\]]/.test(rest)) return undefined;
  const bracket = text[open] === '{' ? '}' : ']';
  return {
    message: `"${rest[0]}" stands where the "${text[open]}" before it is closed by "${bracket}"`,
  };
}

function trailingContent({ stop: { expected }, rest }: FaultContext): Explanation | undefined {
  if (expected !== 'nothing') return undefined;
  const { character, length } = describeCharacter(rest);
  const hint = /^[}\]]/.test(rest)
    ? 'a bracket is too many, here or above'
    : 'take out what follows, or the bracket above that ends it too early';
  return { message: `The JSON is complete before this ${character}; ${hint}`, length };
}

function unquotedKey({ stop: { expected }, rest }: FaultContext): Explanation | undefined {
  if (expected !== 'key' && expected !== 'first key') return undefined;
  const found = /^[\p{L}\p{N}_$][\p{L}\p{N}_$.-]*/u.exec(rest)?.[0];
  if (found === undefined) return undefined;
  const message = `Key ${quote(found)} stands without the double quotes JSON puts around keys`;
  return { message, length: found.length };
}

function invalidWord({ rest }: FaultContext): Explanation | undefined {
  const digits = /^[+.-]?[\d.][\p{L}\p{N}_.+-]*/u.exec(rest)?.[0];
  if (digits !== undefined && /\d/.test(digits)) {
    const message = `${quote(digits)} is no number as JSON writes them, such as 1, -0.5 or 2e3`;
    return { message, length: digits.length };
  }
  const found = /^-?[\p{L}_$][\p{L}\p{N}_$.-]*/u.exec(rest)?.[0];
  if (found === undefined) return undefined;
  const message = `${quote(found)} is no JSON value; texts stand in double quotes, and the only words are true, false and null`;
  return { message, length: found.length };
}

/** The next character in quotes, or its code point if invisible. */
function describeCharacter(rest: string): { readonly character: string; readonly length: number } {
  const code = rest.codePointAt(0) ?? 0;
  const text = String.fromCodePoint(code);
  const visible = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(text);
  return { character: visible ? quote(text) : codePointLabel(code), length: text.length };
}

function codePointLabel(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
