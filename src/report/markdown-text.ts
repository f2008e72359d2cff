import { truncate } from '../model/value/format-value.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';
import { fileUrl } from './links.ts';
import type { Links } from './reporter.ts';

/** Limits each string from the repository: no name may make a page too large. */
const maxLength = 400;
const maxName = 64;

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
  return markdown.replace(/(?<!\\)(\\*)\|/g, (_bar, slashes: string) =>
    slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes}\\\\|`,
  );
}

/** Words that GitHub turns into links: addresses, issues, commit ids. */
const autolink = /www\.|gh-\d|\b(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{7,}\b/i;

/** A name or version in a sentence: as it is if it is one plain word, else as a code span. */
export function nameText(text: string): string {
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N}.+-]*$/u.test(text) && text.length <= maxName;
  return isPlain && !autolink.test(text) ? text : codeSpan(truncate(text, maxName));
}

/** True for a path of plain words, in which Markdown sees neither markup nor a link. */
export function isPlainText(path: string): boolean {
  return path.split('/').every((segment) => nameText(segment) === segment);
}

/** A link to a file of the commit, optionally to a line; the plain label without links. */
export function link(label: string, links: Links | null, path: string, line?: number): string {
  if (links === null || path === '') return label;
  return `[${label}](${fileUrl(links, path, line)})`;
}
