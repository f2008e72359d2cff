import { code } from '../../model/value/format-value.ts';
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
  const message = `There is ${character} instead of ${expectations[stop.expected]}`;
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
  'first item': 'a value or the closing `]`',
  'first key': 'a key in double quotes or the closing `}`',
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
    return {
      message: `${code(rest.slice(0, 2))} is not an escape. Write a backslash as two backslashes`,
    };
  }
  if (expected !== 'quote') return undefined;
  if (rest === '')
    return {
      message: 'The string that begins here is not closed by a quotation mark',
      start: open,
    };
  const unit = rest.charCodeAt(0);
  if (unit === 9) return { message: 'There is a tab inside a string. Write `\\t`' };
  if (unit === 10 || unit === 13) {
    return {
      message: 'The line ends inside a string. Close it with a quotation mark, or write `\\n`',
    };
  }
  return {
    message: `There is a control character ${codePointLabel(unit)} inside a string. Write it as an escape`,
  };
}

/** JSON in a fenced block is always a manifest. */
const emptyMessage =
  'The block is empty. Write an object with `id`, `version` and the other fields of the manifest';

function unexpectedEnd({ text, stop: { open }, rest }: FaultContext): Explanation | undefined {
  if (rest !== '') return undefined;
  const message = open < 0 ? emptyMessage : `A ${code(text[open] ?? '')} is not closed`;
  return { message, start: Math.max(open, 0) };
}

function trailingComma({ text, stop: { previous }, rest }: FaultContext): Explanation | undefined {
  const closing = rest[0];
  if (text[previous] !== ',' || (closing !== '}' && closing !== ']')) return undefined;
  const message = `There is a comma before the closing \`${closing}\`, which JSON does not allow`;
  return { message, start: previous };
}

function comment({ rest }: FaultContext): Explanation | undefined {
  const opening = /^(?:#|\/[/*])/.exec(rest)?.[0];
  if (opening === undefined) return undefined;
  return { message: 'There is a comment, which JSON does not allow', length: opening.length };
}

function wrongQuotes({ rest }: FaultContext): Explanation | undefined {
  const opening = /^['`\u2018-\u201f\u00ab\u00bb]/.exec(rest)?.[0];
  if (opening === undefined) return undefined;
  const name = opening === "'" ? 'single quotes' : `${opening} signs`;
  return { message: `The string is in ${name}. JSON needs straight double quotes` };
}

/** A word directly after the closing quote. */
function unescapedQuote({ text, stop: { offset }, rest }: FaultContext): Explanation | undefined {
  if (text[offset - 1] !== '"' || !/^[\p{L}\p{N}_\\]/u.test(rest)) return undefined;
  return {
    message: 'The string ends at the quotation mark before this. Inside a string, write `\\"`',
  };
}

function missingToken({ stop: { expected }, rest }: FaultContext): Explanation | undefined {
  const isValue = /^["{[\p{L}\d-]/u.test(rest);
  if (expected === 'comma' && isValue) return { message: 'A comma is missing before this' };
  if (expected === 'colon' && (isValue || /^[,}\]]/.test(rest))) {
    return { message: 'A colon and a value are missing between the key and this' };
  }
  const isValueExpected = expected === 'value' || expected === 'first item';
  if (isValueExpected && /^[,}\]:]/.test(rest)) {
    return { message: `A value is missing before this \`${rest[0]}\`` };
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
    message: `There is \`${rest[0]}\`, but the \`${text[open]}\` before it is closed by \`${bracket}\``,
  };
}

function trailingContent({ stop: { expected }, rest }: FaultContext): Explanation | undefined {
  if (expected !== 'nothing') return undefined;
  const { character, length } = describeCharacter(rest);
  const hint = /^[}\]]/.test(rest)
    ? 'there is a bracket too many, here or above'
    : 'remove the rest, or the bracket above that closes it too early';
  return { message: `The JSON is complete before this ${character}: ${hint}`, length };
}

function unquotedKey({ stop: { expected }, rest }: FaultContext): Explanation | undefined {
  if (expected !== 'key' && expected !== 'first key') return undefined;
  const found = /^[\p{L}\p{N}_$][\p{L}\p{N}_$.-]*/u.exec(rest)?.[0];
  if (found === undefined) return undefined;
  const message = `Key ${code(found)} has no double quotes around it`;
  return { message, length: found.length };
}

function invalidWord({ rest }: FaultContext): Explanation | undefined {
  const digits = /^[+.-]?[\d.][\p{L}\p{N}_.+-]*/u.exec(rest)?.[0];
  if (digits !== undefined && /\d/.test(digits)) {
    const message = `${code(digits)} is not a JSON number such as 1, -0.5 or 2e3`;
    return { message, length: digits.length };
  }
  const found = /^-?[\p{L}_$][\p{L}\p{N}_$.-]*/u.exec(rest)?.[0];
  if (found === undefined) return undefined;
  const message = `${code(found)} is not a JSON value. Put texts in double quotes; the only words are true, false and null`;
  return { message, length: found.length };
}

/** The next character in quotes, or its code point if invisible. */
function describeCharacter(rest: string): { readonly character: string; readonly length: number } {
  const point = rest.codePointAt(0) ?? 0;
  const text = String.fromCodePoint(point);
  const visible = /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(text);
  return { character: visible ? code(text) : codePointLabel(point), length: text.length };
}

function codePointLabel(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
