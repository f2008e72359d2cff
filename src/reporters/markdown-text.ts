import { cut, defuse, uriPath, visible } from './escape.ts';
import type { Links } from './reporter.ts';

/** Every string from the repository is cut: no name makes a page too large. */
const longest = 400;

/** A text in a code span, where Markdown and HTML mean nothing and nobody is mentioned. */
export function code(text: string): string {
  const shown = defuse(cut(visible(text), longest));
  if (shown === '') return '`""`';
  const runs = shown.match(/`+/g) ?? [];
  const ticks = '`'.repeat(runs.reduce((most, run) => Math.max(most, run.length), 0) + 1);
  const pad = /^[` ]|[` ]$/.test(shown) ? ' ' : '';
  return `${ticks}${pad}${shown}${pad}${ticks}`;
}

/**
 * A code span for a table, where a bar ends the cell unless an odd number of backslashes precedes it;
 * one of them goes.
 */
export function cell(text: string): string {
  return code(text).replace(/(\\*)\|/g, (_bar, slashes: string) =>
    slashes.length % 2 === 0 ? `${slashes}\\|` : `${slashes}\\\\|`,
  );
}

const harmless = /^[('’]*[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,;()%+=-]*:?$|^[→–—=+-]$/u;
const reference = /www\.|gh-\d/i;

/**
 * A message as prose. What it quotes stands in code spans, and so does every word that holds more
 * than letters, digits and plain punctuation: such a word could be a link, a mention or markup.
 */
export function prose(message: string): string {
  return visible(cut(message, longest * 4))
    .split(/("[^"]*"|`[^`]*`)/)
    .flatMap((part, index) =>
      index % 2 === 1 ? [code(part.slice(1, -1))] : part.split(/( +)/).map(plainWord),
    )
    .reduce((text, piece) => (meet(text, piece) ? `${text} ${piece}` : text + piece), '');
}

/** Whether two code spans touch: their backticks would be read as one run. */
function meet(text: string, piece: string): boolean {
  return text.endsWith('`') && piece.startsWith('`');
}

function plainWord(word: string): string {
  if (harmless.test(word) && !reference.test(word)) return word;
  const [, open = '', core = '', close = ''] = /^(\(*)(.*?)([.,;:)]*)$/.exec(word) ?? [];
  return core.trim() === '' ? word : `${open}${code(core)}${close}`;
}

/** A link to a file of the commit, and to a line of it; the label alone where nothing is linked. */
export function link(label: string, links: Links | null, path: string, line?: number): string {
  if (links === null || path === '') return label;
  const { server, repository, sha } = links;
  const anchor = line === undefined ? '' : `#L${line}`;
  const kind = path.endsWith('/') ? 'tree' : 'blob';
  const target = uriPath(path.replace(/\/$/, ''));
  return `[${label}](${server}/${uriPath(repository)}/${kind}/${uriPath(sha)}/${target}${anchor})`;
}
