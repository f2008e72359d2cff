import { EVENT_ID, type Event } from 'js-yaml';

/** Skips blanks, line endings, comments and commas; returns the next offset. */
export function skipSpace(text: string, from: number): number {
  let offset = from;
  while (offset < text.length) {
    const character = text[offset] ?? '';
    if (character === '#' && ' \t\r\n,'.includes(text[offset - 1] ?? ' '))
      offset = lineEnd(text, offset);
    else if (' \t\r\n,'.includes(character)) offset++;
    else break;
  }
  return offset;
}

function lineEnd(text: string, from: number): number {
  const end = /[\r\n]/g;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

/**
 * The offset of the `|` or `>` of a block scalar: on the line before its content, which starts at `content`,
 * and after `from`, the end of its key, tag or anchor.
 */
export function blockScalarStart(text: string, from: number, content: number): number {
  const between = text.slice(from, content).replace(/\r?\n$|\r$/, '');
  const line = Math.max(between.lastIndexOf('\n'), between.lastIndexOf('\r')) + 1;
  const indicatorAt = between.slice(line).search(/[|>][-+\d]*[ \t]*(?:[ \t]#.*)?$/s);
  return indicatorAt < 0 ? content : from + line + indicatorAt;
}

/** The ranges of the documents in a text; a marker at the start of a line always separates documents. */
export function* documentsIn(text: string): Iterable<{ start: number; end: number }> {
  const marker = /(?<![^\n\r])(?:---|\.\.\.)(?=[ \t\r\n]|$)/g;
  let start = 0;
  for (const { index, 0: markerText } of text.matchAll(marker)) {
    if (markerText === '---' && isPrologue(text.slice(start, index))) continue;
    const end = markerText === '---' ? index : lineEnd(text, index);
    yield { start, end };
    start = end;
  }
  yield { start, end: text.length };
}

/** Blank lines, comments and directives, allowed before the `---` of a document. */
function isPrologue(text: string): boolean {
  return text.split(/[\r\n]/).every((line) => /^[ \t]*(?:[#%]|$)/.test(line));
}

/** An omitted value, such as in `key:`. */
export function isOmitted(event: Event): boolean {
  if (event.type !== EVENT_ID.SCALAR) return false;
  return event.valueStart < 0 && event.anchorStart < 0 && event.tagStart < 0;
}

/** The closing brackets of flow collections. */
export const closings: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** The tag of a node, as written; '' if none. */
export function tagOf(
  { tagStart, tagEnd }: { readonly tagStart: number; readonly tagEnd: number },
  text: string,
): string {
  return tagStart < 0 ? '' : text.slice(tagStart, tagEnd);
}
