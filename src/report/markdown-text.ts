import { truncate } from '../model/value/format-value.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';
import { fileUrl } from './links.ts';
import type { Links } from './reporter.ts';

/** Limits each string from the repository: no name may make a page too large. */
const maxLength = 400;

/** The text as a code span, inert in Markdown and HTML and without mentions. */
export function codeSpan(text: string): string {
  const escaped = neutralizeCommands(truncate(escapeInvisible(text), maxLength));
  if (escaped === '') return '`""`';
  const runs = escaped.match(/`+/g) ?? [];
  const ticks = '`'.repeat(
    runs.reduce((longestRun, run) => Math.max(longestRun, run.length), 0) + 1,
  );
  const pad = /^[` ]|[` ]$/.test(escaped) ? ' ' : '';
  return `${ticks}${pad}${escaped}${pad}${ticks}`;
}

/**
 * Markdown for a cell of a table. A bar ends the cell unless an odd number of backslashes precedes it; GitHub removes
 * one of them.
 */
export function tableCell(markdown: string): string {
  return markdown.replace(/(\\*)\|/g, (_bar, slashes: string) =>
    slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes}\\\\|`,
  );
}

const plainWord = /^[('’]*[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,;()%+=-]*:?$|^[→–—=+-]$/u;
/** Words that GitHub turns into links: addresses, issues, commit ids. */
const autolink = /www\.|gh-\d|\b(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{7,}\b/i;

/**
 * The message as prose. Quotations become code spans, and so does every word with more than letters, digits and plain
 * punctuation: such a word could be a link, a mention or markup.
 */
export function prose(message: string): string {
  const words = tokensOf(escapeInvisible(truncate(message, maxLength * 4)));
  return words.map(formatWord).join('');
}

/** A name or version in a sentence: as it is if it is one plain word, else as a code span. */
export function nameText(text: string): string {
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N}.+-]*$/u.test(text) && text.length <= 64;
  return isPlain && !autolink.test(text) ? text : codeSpan(truncate(text, 64));
}

/** True for a path of plain words, in which Markdown sees neither markup nor a link. */
export function isPlainText(path: string): boolean {
  return path.split('/').every((segment) => nameText(segment) === segment);
}

/** Splits a message into words and blanks; a quotation or a tool, `Bash(git log:*)`, is one word. */
function tokensOf(message: string): string[] {
  const tokens: string[] = [];
  const unclosed = new Set<string>();
  let start = 0;
  for (let index = 0; index < message.length; index++) {
    const character = message[index] ?? '';
    if (/["`]/.test(character) && !unclosed.has(character)) {
      const end = closingQuote(message, index);
      if (end === -1) unclosed.add(character);
      else index = end;
    } else if (character === '(' && index > start) {
      index = Math.max(index, toolEnd(message, start));
    } else if (character === ' ') {
      tokens.push(message.slice(start, index), ' ');
      start = index + 1;
    }
  }
  return [...tokens, message.slice(start)];
}

/** The end of a quotation; -1 if unclosed. Only text in double quotes has escapes. */
function closingQuote(message: string, index: number): number {
  if (message[index] === '`') return message.indexOf('`', index + 1);
  for (let end = index + 1; end < message.length; end++) {
    if (message[end] === '\\') end++;
    else if (message[end] === '"') return end;
  }
  return -1;
}

const toolStart = /[(]*[A-Za-z_][\w-]*\(/y;

/** The index of the parenthesis that closes a tool at an offset; -1 without one. */
function toolEnd(message: string, from: number): number {
  toolStart.lastIndex = from;
  if (!toolStart.test(message)) return -1;
  let depth = 1;
  for (let index = toolStart.lastIndex; index < message.length; index++) {
    if (message[index] === '(') depth++;
    else if (message[index] === ')' && --depth === 0) return index;
  }
  return -1;
}

function formatWord(token: string): string {
  if (token === '->') return '→';
  if (plainWord.test(token) && !autolink.test(token)) return token;
  const [open, core, close] = splitPunctuation(token);
  if (core.trim() === '') return token;
  const isQuoted = /^["`]/.test(core) && closingQuote(core, 0) === core.length - 1;
  return `${open}${codeSpan(isQuoted ? core.slice(1, -1) : core)}${close}`;
}

/** The punctuation around a word, without the closing parenthesis of a tool. */
function splitPunctuation(token: string): readonly [string, string, string] {
  const [, open = '', core = '', close = ''] = /^(\(*)(.*?)([.,;:)]*)$/.exec(token) ?? [];
  const end = toolEnd(token, open.length);
  if (end >= open.length + core.length)
    return [open, token.slice(open.length, end + 1), token.slice(end + 1)];
  const quotation = quotationOf(core);
  return [open, quotation, core.slice(quotation.length) + close];
}

/** The quotation at the start of a word with plain letters or a question mark after it; else the whole word. */
function quotationOf(word: string): string {
  const end = /^["`]/.test(word) ? closingQuote(word, 0) : -1;
  return end > 0 && /^[\p{L}'’?]*$/u.test(word.slice(end + 1)) ? word.slice(0, end + 1) : word;
}

/** A link to a file of the commit, optionally to a line; the plain label without links. */
export function link(label: string, links: Links | null, path: string, line?: number): string {
  if (links === null || path === '') return label;
  return `[${label}](${fileUrl(links, path, line)})`;
}
