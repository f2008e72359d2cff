import { code, type Insert, type Message, msg } from '../../model/message.ts';
import { faultIn } from '../parsed.ts';
import type { Expected, JsonStop } from './stop.ts';

const json = faultIn('JSON');

/** A fault of a JSON text, explained for people who write JSON by hand, with the range to fix. */
export interface JsonFault {
  readonly message: Message;
  readonly help: Message | undefined;
  readonly start: number;
  readonly end: number;
}

/** Explains the fault at the first invalid offset of a JSON text. */
export function jsonFault(text: string, stop: JsonStop): JsonFault {
  const rest = text.slice(stop.offset, stop.offset + 80);
  const context = { text, stop, opening: text.charAt(stop.open) };
  for (const { expected, rest: pattern, when, message, help, start, isWhole } of mistakes) {
    if (expected && !expected.includes(stop.expected)) continue;
    const [found] = pattern.exec(rest) ?? [];
    if (found === undefined || when?.(context) === false) continue;
    const said = (words: Saying) =>
      typeof words === 'function' ? words(found, context.opening) : words;
    const from = start?.(stop) ?? stop.offset;
    const end = Math.max(Math.min(from + (isWhole ? found.length : 1), text.length), from);
    return { message: said(message), help: help && said(help), start: from, end };
  }
  const character = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  const message = json`${characterPart(character)} instead of ${expectations[stop.expected]}`;
  return { message, help: undefined, start: stop.offset, end: stop.offset + character.length };
}

interface FaultContext {
  readonly text: string;
  readonly stop: JsonStop;
  /** The innermost open bracket or quote; '' for none. */
  readonly opening: string;
}

/** Words, of the text found and the innermost open bracket or quote where they depend on them. */
type Saying = Message | ((found: string, opening: string) => Message);

/** A common mistake: what JSON expects, the text that stands there, and what to say. */
interface Mistake {
  /** Any where absent. */
  readonly expected?: readonly Expected[];
  readonly rest: RegExp;
  readonly when?: (context: FaultContext) => boolean;
  readonly message: Saying;
  readonly help?: Saying;
  /** The place, where it is not where the text stops to be JSON. */
  readonly start?: (stop: JsonStop) => number;
  /** Whether the range is all of the text found, not its first character. */
  readonly isWhole?: true;
}

const expectations: Readonly<Record<Expected, Message>> = {
  value: msg`a value`,
  'first item': msg`a value or ${code(']')}`,
  'first key': msg`a key in double quotes or ${code('}')}`,
  key: msg`a key in double quotes`,
  colon: msg`${code(':')} after the key`,
  comma: msg`a comma or a closing bracket`,
  nothing: msg`the end`,
  escape: msg`an escape`,
  quote: msg`a closing quote`,
  number: msg`a number`,
};

const mistakes: readonly Mistake[] = [
  {
    expected: ['escape'],
    rest: /^[\s\S]{0,2}/,
    message: (found) => json`unknown escape ${code(found)}`,
    help: msg`Write each backslash twice.`,
  },
  {
    expected: ['quote'],
    rest: /^$/,
    message: json`unclosed string`,
    start: ({ open }) => open,
  },
  {
    expected: ['quote'],
    rest: /^\t/,
    message: json`tab in a string`,
    help: msg`Write ${code('\\t')}.`,
  },
  {
    expected: ['quote'],
    rest: /^[\r\n]/,
    message: json`line break in a string`,
    help: msg`Close the string, or write ${code('\\n')}.`,
  },
  {
    expected: ['quote'],
    rest: /^[\s\S]/,
    message: (found) => json`control character ${codePoint(found)} in a string`,
    help: msg`Write it as an escape.`,
  },
  {
    rest: /^$/,
    message: (_, opening) => (opening === '' ? json`no value` : json`unclosed ${code(opening)}`),
    start: ({ open }) => Math.max(open, 0),
  },
  {
    rest: /^[}\]]/,
    when: ({ text, stop }) => text[stop.previous] === ',',
    message: (found) => json`comma before the closing ${code(found)}`,
    start: ({ previous }) => previous,
  },
  { rest: /^(?:#|\/[/*])/, isWhole: true, message: json`comments are not allowed` },
  {
    rest: /^['`\u2018-\u201f\u00ab\u00bb]/,
    message: (found) => json`${code(found)} instead of ${code('"')}`,
  },
  {
    rest: /^[\p{L}\p{N}_\\]/u,
    when: ({ text, stop }) => text[stop.offset - 1] === '"',
    message: json`text after a closing quote`,
    help: msg`Write ${code('\\"')} for a quote inside a string.`,
  },
  { expected: ['comma'], rest: /^["{[\p{L}\d-]/u, message: json`missing comma` },
  {
    expected: ['colon'],
    rest: /^["{[\p{L}\d,}\]-]/u,
    message: json`missing ${code(':')} and value after the key`,
  },
  {
    expected: ['value', 'first item'],
    rest: /^[,}\]:]/,
    message: (found) => json`missing value before ${code(found)}`,
  },
  {
    expected: ['comma'],
    rest: /^[}\]]/,
    message: (found, opening) =>
      json`${code(found)} instead of ${code(opening === '{' ? '}' : ']')}`,
  },
  {
    expected: ['nothing'],
    rest: /^[\s\S]/u,
    isWhole: true,
    message: (found) => json`${characterPart(found)} after the end`,
    help: (found) =>
      /[}\]]/.test(found)
        ? msg`Remove the extra bracket, here or above.`
        : msg`Remove the rest, or the bracket that closes the text too early.`,
  },
  {
    expected: ['key', 'first key'],
    rest: /^[\p{L}\p{N}_$][\p{L}\p{N}_$.-]*/u,
    isWhole: true,
    message: (found) => json`key ${code(found)} is not in double quotes`,
  },
  {
    rest: /^[+.-]?(?:\d|\.(?=[\p{L}\p{N}_.+-]*\d))[\p{L}\p{N}_.+-]*/u,
    isWhole: true,
    message: (found) => json`malformed number ${code(found)}`,
  },
  {
    rest: /^-?[\p{L}_$][\p{L}\p{N}_$.-]*/u,
    isWhole: true,
    message: (found) => json`unknown value ${code(found)}`,
    help: msg`Put strings in double quotes.`,
  },
];

/** A character, or its code point if invisible. */
function characterPart(character: string): Insert {
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? code(character) : codePoint(character);
}

function codePoint(character: string): Insert {
  const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return code(`U+${point.padStart(4, '0')}`);
}
