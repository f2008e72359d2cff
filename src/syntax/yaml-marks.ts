/** The offset behind the blanks, line ends, comments and commas that begin at an offset. */
export function afterSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const sign = text[at] ?? '';
    if (sign === '#' && ' \t\r\n,'.includes(text[at - 1] ?? ' ')) at = lineEnd(text, at);
    else if (' \t\r\n,'.includes(sign)) at++;
    else break;
  }
  return at;
}

function lineEnd(text: string, from: number): number {
  const end = /[\r\n]/g;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

/**
 * Where a text begins that `|` or `>` announces, at that sign: in the line in front of its content, which
 * begins at `content`, and behind `from`, where its key, tag or anchor ends.
 */
export function startOfBlock(text: string, from: number, content: number): number {
  const breaks = /\r?\n$|\r$/.exec(text.slice(Math.max(from, content - 2), content));
  const end = content - (breaks?.[0].length ?? 0);
  const line = Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf('\r', end - 1)) + 1;
  const start = Math.max(from, line);
  const sign = text.slice(start, end).search(/[|>][-+\d]*[ \t]*(?:[ \t]#.*)?$/s);
  return sign < 0 ? content : start + sign;
}

/** Where the documents of a text begin and end; a marker at the start of a line always is one. */
export function* documentsIn(text: string): Iterable<{ start: number; end: number }> {
  const marker = /(?<![^\n\r])(?:---|\.\.\.)(?=[ \t\r\n]|$)/g;
  let start = 0;
  for (const { index, 0: sign } of text.matchAll(marker)) {
    if (sign === '---' && isPrologue(text.slice(start, index))) continue;
    const end = sign === '---' ? index : lineEnd(text, index);
    yield { start, end };
    start = end;
  }
  yield { start, end: text.length };
}

/** Blank lines, comments and directives: what may stand in front of the `---` of a document. */
function isPrologue(text: string): boolean {
  return text.split(/[\r\n]/).every((line) => /^[ \t]*(?:[#%]|$)/.test(line));
}
