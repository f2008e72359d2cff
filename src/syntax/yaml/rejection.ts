import { tooDeep } from '../depth.ts';
import type { SyntaxFault } from '../parsed.ts';
import type { Place } from './values.ts';

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
  [/^tag name cannot contain/, said('TAG', 'This tag holds a character that no tag has')],
  [/^undeclared tag handle/, said('TAG', 'This tag begins with a handle nobody declared')],
  [/^there is a previously/, said('TAG', 'The handle of this tag is declared a second time')],
  [/^(?:unknown escape|expected hexadecimal)/, noEscape],
  [/^missed comma/, said('COMMA', 'A "," is missing here between two entries in brackets')],
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

/** What stands behind a backslash in double quotes, such as the `d` of `"\d"`. */
function noEscape(text: string, at: number, place: Place): SyntaxFault {
  const from = Math.max(text.lastIndexOf('\\', at), 0);
  const message = 'This is no escape; a backslash within double quotes is written `\\\\`';
  return { code: 'ESCAPE', message, at: place(from, Math.max(at, from + 2)) };
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

/** Where the last quote or bracket stands that nothing closes, seen from an offset upwards. */
function openedBefore(text: string, at: number): number | null {
  let closings = 0;
  for (const { start, line } of linesUpTo(text, at)) {
    const quote = openQuote(line);
    if (quote !== undefined) return start + quote;
    const { open, closed } = bracketsOf(line);
    const last = open[open.length - 1 - closings];
    if (last !== undefined) return start + last;
    closings += closed - open.length;
  }
  return null;
}

/** Where a line begins a value in quotes that it does not end. */
function openQuote(line: string): number | undefined {
  const [before = ''] = /^[ \t]*(?:- +)*(?:[^\s:"'[{]+:[ \t]+)?/.exec(line) ?? [];
  const value = line.slice(before.length);
  const whole = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'(?!')/;
  return /^["']/.test(value) && !whole.test(value) ? before.length : undefined;
}

/** The brackets of a line that it does not close, and how many it closes that it did not open. */
function bracketsOf(line: string): { open: readonly number[]; closed: number } {
  const open: number[] = [];
  let closed = 0;
  const signs =
    /(?<!\w)"(?:[^"\\]|\\.)*"?|(?<!\w)'(?:[^']|'')*'?|[[{](?<=(?:^|[-:,[{])\s*.)|[\]}]/g;
  for (const { 0: sign, index } of line.matchAll(signs)) {
    if (sign === '[' || sign === '{') open.push(index);
    else if ((sign === ']' || sign === '}') && open.pop() === undefined) closed++;
  }
  return { open, closed };
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
