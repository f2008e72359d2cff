import { tooDeepMessage } from '../depth.ts';
import type { SyntaxFault } from '../parsed.ts';
import type { Locate } from './values.ts';

/** The known fields of an exception of the package. */
export interface ParserRejection {
  readonly reason?: string;
  readonly mark?: { readonly position: number };
}

/**
 * Explains why the package rejected a text, with the location to fix: it reports an open quote or a line
 * without a pair only some lines below.
 */
export function explainRejection(
  text: string,
  { reason = '', mark }: ParserRejection,
  locate: Locate,
): SyntaxFault {
  const offset = Math.min(mark?.position ?? 0, text.length);
  const [, explain] = explainers.find(([prefix]) => prefix.test(reason)) ?? [];
  return explain?.(text, offset, locate) ?? unexplained(reason, offset, locate);
}

function unexplained(reason: string, offset: number, locate: Locate): SyntaxFault {
  const message = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`;
  return {
    code: 'SYNTAX',
    message: message || 'The parser gave up',
    at: locate(offset, offset + 1),
  };
}

type Explainer = (text: string, offset: number, locate: Locate) => SyntaxFault | null;

/** By the start of the package's reason. */
const explainers: readonly (readonly [RegExp, Explainer])[] = [
  [/^nesting exceeded/, fixedMessage('TOO_MUCH', tooDeepMessage)],
  [
    /^tab characters/,
    fixedMessage(
      'TAB',
      'A tab indents this line: remove it, or write blanks if the line belongs to the one above',
    ),
  ],
  [
    /^tag name cannot contain/,
    fixedMessage('TAG', 'This tag has a character that is not allowed in tags'),
  ],
  [/^undeclared tag handle/, fixedMessage('TAG', 'This tag begins with an undeclared handle')],
  [
    /^there is a previously/,
    fixedMessage('TAG', 'The handle of this tag is declared a second time'),
  ],
  [/^(?:unknown escape|expected hexadecimal)/, invalidEscape],
  [/^missed comma/, missingComma],
  [
    /^bad indentation/,
    fixedMessage(
      'INDENT',
      'The indentation of this line matches no line above it: indent it as the first entry of its list or mapping',
    ),
  ],
  [/^deficient indentation/, outsideIndentation],
  [/^unexpected end of the .* within a (?:single|double|flow)/, unclosedValue],
  [/^can not read a block mapping entry/, missingPair],
  [/^expected ':' after a mapping key/, missingPair],
  [/^end of the stream or a document separator/, missingPair],
];

function lineOf(offset: number, locate: Locate): number | undefined {
  return locate(offset, offset).range?.start.line;
}

function fixedMessage(code: string, message: string): Explainer {
  return (_text, offset, locate) => ({ code, message, at: locate(offset, offset + 1) });
}

/** An invalid escape in double quotes, such as `"\d"`. */
function invalidEscape(text: string, offset: number, locate: Locate): SyntaxFault {
  const backslash = Math.max(text.lastIndexOf('\\', offset), 0);
  const message =
    'This is not an escape. Inside double quotes, write a backslash as two backslashes';
  return { code: 'ESCAPE', message, at: locate(backslash, Math.max(offset, backslash + 2)) };
}

/** An unclosed quote or bracket; the indentation of `line`, or the end of the text, ends it. */
function unclosedValue(
  text: string,
  offset: number,
  locate: Locate,
  line?: number,
): SyntaxFault | null {
  const open = findUnclosed(text, offset);
  if (open === null) return null;
  const { opened, closing } = bracketAt(text, open);
  const isAtEnd = line === undefined || text.slice(offset).trim() === '';
  const where = isAtEnd ? 'at its end' : `before line ${line}`;
  const isBracket = text[open] === '[' || text[open] === '{';
  const quotes = isBracket ? ', or put the value in quotation marks if it is a string' : '';
  const message = `A ${opened} is not closed: add ${closing} ${where}${quotes}`;
  return { code: 'UNCLOSED', message, at: locate(open, open + 1) };
}

/** A line that the brackets or quotes above it contain, although it is not indented below their key. */
function outsideIndentation(text: string, offset: number, locate: Locate): SyntaxFault {
  const unclosed = unclosedValue(text, offset, locate, lineOf(offset, locate));
  const closing = text.charAt(offset);
  const message =
    closing === ']' || closing === '}'
      ? `\`${closing}\` closes the ${closing === ']' ? 'list' : 'mapping'} of a line above: indent it`
      : 'A list, mapping or quoted value of a line above goes on here: indent this line';
  return unclosed ?? { code: 'CONTINUED', message, at: locate(offset, offset + 1) };
}

/** Entries without a `,` between them; or an entry below a list or mapping that is not closed. */
function missingComma(text: string, offset: number, locate: Locate): SyntaxFault {
  const open = findUnclosed(text, offset);
  const line = lineOf(offset, locate);
  const at = locate(offset, offset + 1);
  const openLine = open === null ? line : lineOf(open, locate);
  if (open === null || openLine === line) {
    return { code: 'COMMA', message: 'A `,` is missing here between two entries in brackets', at };
  }
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const isKey = /^\s*[\w-]+:(?:\s|$)/.test(text.slice(lineStart));
  const unclosed = isKey && text[open] === '[' ? unclosedValue(text, offset, locate, line) : null;
  if (unclosed) return unclosed;
  const { opened, closing } = bracketAt(text, open);
  const message = `A \`,\` is missing here, or ${closing} before this line: the ${opened} in line ${openLine} is not closed`;
  return { code: 'COMMA', message, at };
}

interface Bracket {
  readonly opened: string;
  readonly closing: string;
}

function bracketAt(text: string, offset: number): Bracket {
  return brackets[text.charAt(offset)] ?? { opened: 'value', closing: 'its end' };
}

const brackets: Readonly<Record<string, Bracket>> = {
  '"': { opened: 'value opened with `"`', closing: 'another `"`' },
  "'": { opened: "value opened with `'`", closing: "another `'`" },
  '[': { opened: 'list opened with `[`', closing: '`]`' },
  '{': { opened: 'mapping opened with `{`', closing: '`}`' },
};

/** The offset of the last unclosed quote or bracket, searched upwards from an offset. */
function findUnclosed(text: string, offset: number): number | null {
  let unmatchedClosings = 0;
  for (const { start, line } of linesUpTo(text, offset)) {
    const quote = openQuote(line);
    if (quote !== undefined) return start + quote;
    const { open, closed } = bracketsOf(line);
    const last = open[open.length - 1 - unmatchedClosings];
    if (last !== undefined) return start + last;
    unmatchedClosings += closed - open.length;
  }
  return null;
}

/** The offset of a quoted value that the line does not close. */
function openQuote(line: string): number | undefined {
  const [prefix = ''] = /^[ \t]*(?:- +)*(?:[^\s:"'[{]+:[ \t]+)?/.exec(line) ?? [];
  const value = line.slice(prefix.length);
  const quotedValue = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'(?!')/;
  return /^["']/.test(value) && !quotedValue.test(value) ? prefix.length : undefined;
}

/** The brackets that a line leaves open, and the number of closing brackets without an opening one. */
function bracketsOf(line: string): { open: readonly number[]; closed: number } {
  const open: number[] = [];
  let closed = 0;
  const tokenPattern =
    /(?<!\w)"(?:[^"\\]|\\.)*"?|(?<!\w)'(?:[^']|'')*'?|[[{](?<=(?:^|[-:,[{])\s*.)|[\]}]/g;
  for (const { 0: bracket, index } of line.matchAll(tokenPattern)) {
    if (bracket === '[' || bracket === '{') open.push(index);
    else if ((bracket === ']' || bracket === '}') && open.pop() === undefined) closed++;
  }
  return { open, closed };
}

/** The first line of text in a mapping that is neither a key nor an indented continuation. */
function missingPair(text: string, offset: number, locate: Locate): SyntaxFault {
  let firstOffset = Math.max(text.slice(0, offset + 1).trimEnd().length - 1, 0);
  let isLast = true;
  for (const { start, line } of linesUpTo(text, firstOffset)) {
    const indent = line.search(/\S/);
    if (indent >= 0 && !isLast && /^\s*(?:- )?(?:["'[{#-]|[^\s:]+:(?:\s|$))/.test(line)) break;
    if (indent >= 0) firstOffset = start + indent;
    isLast = false;
  }
  return { code: 'NO_PAIR', message: missingPairMessage, at: locate(firstOffset, firstOffset + 1) };
}

const missingPairMessage = 'This line is not a `key: value` pair';

/** The line at an offset and the lines above it, upwards. */
function* linesUpTo(text: string, offset: number): Iterable<{ start: number; line: string }> {
  let end = text.indexOf('\n', offset);
  if (end < 0) end = text.length;
  while (end >= 0) {
    const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
    yield { start, line: text.slice(start, end) };
    if (start === 0) return;
    end = start - 1;
  }
}
