import { code, type Message, msg, nothing } from '../../model/message.ts';
import { tooDeepMessage } from '../depth.ts';
import { faultIn, type SyntaxFault } from '../parsed.ts';
import type { Locate } from './values.ts';

const yaml = faultIn('YAML');

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

/** In the words of the package, which may quote the text. */
function unexplained(reason: string, offset: number, locate: Locate): SyntaxFault {
  const message = reason === '' ? msg`Invalid YAML.` : yaml`${code(reason)}`;
  return { code: 'SYNTAX', message, at: locate(offset, offset + 1) };
}

type Explainer = (text: string, offset: number, locate: Locate) => SyntaxFault | null;

/** By the start of the package's reason. */
const explainers: readonly (readonly [RegExp, Explainer])[] = [
  [/^nesting exceeded/, fixedFault('TOO_MUCH', tooDeepMessage)],
  [/^tab characters/, fixedFault('TAB', yaml`tab as indentation`, msg`Indent with spaces.`)],
  [/^tag name cannot contain/, fixedFault('TAG', yaml`character not allowed in a tag`)],
  [/^undeclared tag handle/, fixedFault('TAG', yaml`undeclared tag handle`)],
  [/^there is a previously/, fixedFault('TAG', yaml`tag handle declared twice`)],
  [/^(?:unknown escape|expected hexadecimal)/, invalidEscape],
  [/^missed comma/, missingComma],
  [
    /^bad indentation/,
    fixedFault(
      'INDENT',
      yaml`wrong indentation`,
      msg`Indent the line like the first entry of its list or mapping.`,
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

function fixedFault(code: string, message: Message, help?: Message): Explainer {
  return (_text, offset, locate) => ({ code, message, help, at: locate(offset, offset + 1) });
}

/** An invalid escape in double quotes, such as `"\d"`. */
function invalidEscape(text: string, offset: number, locate: Locate): SyntaxFault {
  const backslash = Math.max(text.lastIndexOf('\\', offset), 0);
  const at = locate(backslash, Math.max(offset, backslash + 2));
  return {
    code: 'ESCAPE',
    message: yaml`unknown escape`,
    help: msg`Write each backslash twice.`,
    at,
  };
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
  const opening = text.charAt(open);
  const isAtEnd = line === undefined || text.slice(offset).trim() === '';
  const end = isAtEnd ? msg`at its end` : msg`before line ${line}`;
  const quotes = /[[{]/.test(opening) ? msg`, or quote the value` : nothing;
  const help = msg`Add ${code(closings[opening] ?? opening)} ${end}${quotes}.`;
  return {
    code: 'UNCLOSED',
    message: yaml`unclosed ${code(opening)}`,
    help,
    at: locate(open, open + 1),
  };
}

/** A line that the brackets or quotes above it contain, although it is not indented below their key. */
function outsideIndentation(text: string, offset: number, locate: Locate): SyntaxFault {
  const unclosed = unclosedValue(text, offset, locate, lineOf(offset, locate));
  const closing = text.charAt(offset);
  const message = /[\]}]/.test(closing)
    ? yaml`${code(closing)} is not indented`
    : yaml`the rest of a value is not indented`;
  const help = msg`Indent this line.`;
  return unclosed ?? { code: 'CONTINUED', message, help, at: locate(offset, offset + 1) };
}

/** Entries without a `,` between them; or an entry below a list or mapping that is not closed. */
function missingComma(text: string, offset: number, locate: Locate): SyntaxFault {
  const open = findUnclosed(text, offset);
  const line = lineOf(offset, locate);
  const at = locate(offset, offset + 1);
  const openLine = open === null ? line : lineOf(open, locate);
  if (open === null || openLine === undefined || openLine === line)
    return { code: 'COMMA', message: yaml`missing ${code(',')} in brackets`, at };
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const isKey = /^\s*[\w-]+:(?:\s|$)/.test(text.slice(lineStart));
  const unclosed = isKey && text[open] === '[' ? unclosedValue(text, offset, locate, line) : null;
  if (unclosed) return unclosed;
  const opening = text.charAt(open);
  const closing = code(closings[opening] ?? opening);
  const help = msg`Close the ${code(opening)} of line ${openLine}, or add ${code(',')}.`;
  return { code: 'COMMA', message: yaml`missing ${code(',')} or ${closing}`, help, at };
}

/** The closing bracket of an opening one; a quote closes itself. */
const closings: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

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
  const help = msg`Indent the lines of a longer value.`;
  return { code: 'NO_PAIR', message: notAPair, help, at: locate(firstOffset, firstOffset + 1) };
}

const notAPair = yaml`expected ${code('key: value')}`;

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
