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
const wordParts = /^(\(*)([A-Za-z][\w-]*\([^()"`]*\)|.*?)([.,;:)]*)$/;
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

/** A permission for a tool, such as `Bash(git status)`. */
const tool = /[A-Za-z][\w-]*\([^()"`]*\)/y;

/** Splits a message into words and blanks; a quotation and a tool are one word each, including their blanks. */
function tokensOf(message: string): string[] {
  const tokens: string[] = [];
  const unclosed = new Set<string>();
  let start = 0;
  for (let at = 0; at < message.length; at++) {
    const character = message[at] ?? '';
    if (/["`]/.test(character) && !unclosed.has(character)) {
      const end = closingQuote(message, at);
      if (end === -1) unclosed.add(character);
      else at = end;
    } else if (character === ' ') {
      tokens.push(message.slice(start, at), ' ');
      start = at + 1;
    } else if (at === start || message[at - 1] === '(') {
      at = endOfTool(message, at) ?? at;
    }
  }
  return [...tokens, message.slice(start)];
}

/** The closing parenthesis of a tool that starts here; null without one. */
function endOfTool(message: string, at: number): number | null {
  tool.lastIndex = at;
  return tool.test(message) ? tool.lastIndex - 1 : null;
}

/** The end of a quotation, past escaped quotes; -1 if unclosed. */
function closingQuote(message: string, at: number): number {
  const quote = message[at] ?? '';
  let end = message.indexOf(quote, at + 1);
  while (end > 0 && message[end - 1] === '\\') end = message.indexOf(quote, end + 1);
  return end;
}

function formatWord(token: string): string {
  if (token === '->') return '→';
  if (plainWord.test(token) && !autolink.test(token)) return token;
  const [, open = '', core = '', close = ''] = wordParts.exec(token) ?? [];
  if (core.trim() === '') return token;
  const isQuoted = /^["`]/.test(core) && closingQuote(core, 0) === core.length - 1;
  return `${open}${codeSpan(isQuoted ? core.slice(1, -1) : core)}${close}`;
}

/** A link to a file of the commit, optionally to a line; the plain label without links. */
export function link(label: string, links: Links | null, path: string, line?: number): string {
  if (links === null || path === '') return label;
  return `[${label}](${fileUrl(links, path, line)})`;
}
