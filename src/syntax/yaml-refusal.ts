import { tooDeep } from './depth.ts';
import type { SyntaxFault } from './parsed.ts';
import type { Place } from './yaml-values.ts';

/** What is known of an exception of the package. */
export interface Refusal {
  readonly reason?: string;
  readonly mark?: { readonly position: number };
}

/**
 * The fault of a text the package refused: what is wrong, in words, and where it is mended, for the package
 * notices an open quote, or a line that is no pair, only lines below it.
 */
export function faultOf(text: string, { reason = '', mark }: Refusal, place: Place): SyntaxFault {
  const at = Math.min(mark?.position ?? 0, text.length);
  const [, read] = readings.find(([begin]) => begin.test(reason)) ?? [];
  return read?.(text, at, place) ?? inItsWords(reason, at, place);
}

function inItsWords(reason: string, at: number, place: Place): SyntaxFault {
  const message = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
  return { code: 'SYNTAX', message: message || 'The parser gave up', at: place(at, at + 1) };
}

type Reading = (text: string, at: number, place: Place) => SyntaxFault | null;

/** By how the package's reason begins. */
const readings: readonly (readonly [RegExp, Reading])[] = [
  [/^nesting exceeded/, said('TOO_MUCH', tooDeep)],
  [/^tab characters/, said('TAB', 'Tabs are not allowed as indentation')],
  [/^bad indentation/, said('INDENT', 'The indentation of this entry fits none above it')],
  [/^deficient indentation/, (text, at, place) => unclosed(text, at, place, lineOf(at, place))],
  [/^unexpected end of the .* within a (?:single|double|flow)/, unclosed],
  [/^can not read a block mapping entry/, noPair],
  [/^expected ':' after a mapping key/, noPair],
  [/^end of the stream or a document separator/, noPair],
];

function lineOf(at: number, place: Place): number | undefined {
  return place(at, at).range?.start.line;
}

function said(code: string, message: string): Reading {
  return (_text, at, place) => ({ code, message, at: place(at, at + 1) });
}

/** What was opened and not closed until `line`, whose indentation ends it, or the end of the text. */
function unclosed(text: string, at: number, place: Place, line?: number): SyntaxFault | null {
  const open = openedBefore(text, at);
  if (open === null) return null;
  const [opened, closing] = brackets[text.charAt(open)] ?? [];
  const isEnd = line === undefined || text.slice(at).trim() === '';
  const until = isEnd ? '' : ` before line ${line}, whose indentation ends it`;
  const message = `A ${opened} is not closed by ${closing}${until}`;
  return { code: 'UNCLOSED', message, at: place(open, open + 1) };
}

const brackets: Readonly<Record<string, readonly [string, string]>> = {
  '"': ['value opened with "', 'another one'],
  "'": ["value opened with '", 'another one'],
  '[': ['list opened with "["', '"]"'],
  '{': ['mapping opened with "{"', '"}"'],
};

/** Where the last value in quotes or brackets begins that its own line does not close. */
function openedBefore(text: string, at: number): number | null {
  for (const { start, line } of linesUpTo(text, at)) {
    const [before = '', sign] =
      /^[ \t]*(?:- +)*(?:[^\s:"'[{]+:[ \t]+)?(?=(["'[{]))/.exec(line) ?? [];
    if (sign !== undefined && !isClosed(line.slice(before.length), sign))
      return start + before.length;
  }
  return null;
}

const closed: Readonly<Record<string, RegExp>> = {
  '"': /^"(?:[^"\\]|\\.)*"/,
  "'": /^'(?:[^']|'')*'/,
  '[': /\]\s*$/,
  '{': /\}\s*$/,
};

function isClosed(value: string, sign: string): boolean {
  return closed[sign]?.test(value) ?? false;
}

/** A text of a mapping that is neither a key nor indented below one: its first line. */
function noPair(text: string, at: number, place: Place): SyntaxFault {
  let first = Math.max(text.slice(0, at + 1).trimEnd().length - 1, 0);
  let isLast = true;
  for (const { start, line } of linesUpTo(text, first)) {
    const indent = line.search(/\S/);
    if (indent >= 0 && !isLast && /^\s*(?:- )?(?:["'[{#-]|[^\s:]+:(?:\s|$))/.test(line)) break;
    if (indent >= 0) first = start + indent;
    isLast = false;
  }
  return { code: 'NO_PAIR', message: noPairMessage, at: place(first, first + 1) };
}

const noPairMessage = 'This line is no `key: value` pair';

/** The line an offset is in, and those above it, upwards. */
function* linesUpTo(text: string, at: number): Iterable<{ start: number; line: string }> {
  let end = text.indexOf('\n', at);
  if (end < 0) end = text.length;
  while (end >= 0) {
    const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
    yield { start, line: text.slice(start, end) };
    if (start === 0) return;
    end = start - 1;
  }
}
