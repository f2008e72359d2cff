import { truncate } from '../model/value/format-value.ts';
import { escapeInvisible, neutralizeCommands, uriPath } from './escape.ts';
import type { Links } from './reporter.ts';

/** Every string from the repository is cut: no name makes a page too large. */
const maxLength = 400;

/** A text in a code span, where Markdown and HTML mean nothing and nobody is mentioned. */
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
 * A code span for a table, where a bar ends the cell unless an odd number of backslashes precedes it;
 * one of them goes.
 */
export function codeCell(text: string): string {
  return codeSpan(text).replace(/(\\*)\|/g, (_bar, slashes: string) =>
    slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes}\\\\|`,
  );
}

const plainWord = /^[('’]*[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,;()%+=-]*:?$|^[→–—=+-]$/u;
/** What GitHub links although it looks like a word: addresses, issues, ids of commits. */
const autolink = /www\.|gh-\d|\b(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{7,}\b/i;

/**
 * A message as prose. What it quotes stands in code spans, and so does every word that holds more
 * than letters, digits and plain punctuation: such a word could be a link, a mention or markup.
 */
export function prose(message: string): string {
  const words = tokensOf(escapeInvisible(truncate(message, maxLength * 4)));
  return words.map(formatWord).join('');
}

/** The words of a message, blanks between them; what is quoted belongs to one word, blanks and all. */
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
    }
  }
  return [...tokens, message.slice(start)];
}

/** Where a quotation ends, a quote behind a backslash being part of it; -1 where it never does. */
function closingQuote(message: string, at: number): number {
  const quote = message[at] ?? '';
  let end = message.indexOf(quote, at + 1);
  while (end > 0 && message[end - 1] === '\\') end = message.indexOf(quote, end + 1);
  return end;
}

function formatWord(token: string): string {
  if (token === '->') return '→';
  if (plainWord.test(token) && !autolink.test(token)) return token;
  const [, open = '', core = '', close = ''] = /^(\(*)(.*?)([.,;:)]*)$/.exec(token) ?? [];
  if (core.trim() === '') return token;
  const isQuoted = /^["`]/.test(core) && closingQuote(core, 0) === core.length - 1;
  return `${open}${codeSpan(isQuoted ? core.slice(1, -1) : core)}${close}`;
}

/** A link to a file of the commit, and to a line of it; the label alone where nothing is linked. */
export function link(label: string, links: Links | null, path: string, line?: number): string {
  if (links === null || path === '') return label;
  const { forge, server, repository, sha } = links;
  const anchor = line === undefined ? '' : `#L${line}`;
  const folderOrFile = path.endsWith('/') ? 'tree' : 'blob';
  const kind = forge === 'gitea' ? 'src/commit' : folderOrFile;
  const target = uriPath(path.replace(/\/$/, ''));
  return `[${label}](${server}/${uriPath(repository)}/${kind}/${uriPath(sha)}/${target}${anchor})`;
}
