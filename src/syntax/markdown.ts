/**
 * A Markdown text in which everything that is code or comment is blanked: fenced and indented
 * blocks, code spans, `<!-- -->`. Every other character keeps its place. Linear in the text.
 */
export function withoutCode(text: string): string {
  const blocks = withoutBlocks(text);
  return blocks.includes('`') || blocks.includes('<!--') ? withoutSpans(blocks) : blocks;
}

/** A line of blanks as long as the line, without its end. */
function blanked(line: string): string {
  return line.endsWith('\r') ? `${' '.repeat(line.length - 1)}\r` : ' '.repeat(line.length);
}

const fence = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]?)*(`{3,}|~{3,})([^\n]*)$/;

function withoutBlocks(text: string): string {
  let closing: { sign: string; length: number } | null = null;
  let inList = false;
  let afterBlank = true;
  let inIndented = false;
  const lines = text.split('\n').map((line) => {
    const bare = line.trimEnd();
    if (closing) {
      const run = /^[ \t>]*(`{3,}|~{3,})$/.exec(bare)?.[1];
      if (run?.[0] === closing.sign && run.length >= closing.length) closing = null;
      return blanked(line);
    }
    const [, run, info = ''] = fence.exec(bare) ?? [];
    if (run !== undefined && !(run[0] === '`' && info.includes('`'))) {
      closing = { sign: run[0] ?? '`', length: run.length };
      return blanked(line);
    }
    if (bare === '') {
      afterBlank = true;
      return line;
    }
    const indented = /^(?: {4}| {0,3}\t)/.test(line);
    inIndented = indented && !inList && (afterBlank || inIndented);
    if (/^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/.test(bare) && !inIndented) inList = true;
    else if (afterBlank && !/^[ \t]/.test(line)) inList = false;
    afterBlank = false;
    return inIndented ? blanked(line) : line;
  });
  return lines.join('\n');
}

/** Blanks code spans, which end with as many backticks as they begin with, and HTML comments. */
function withoutSpans(text: string): string {
  const partners = partnersOf(text);
  const openings = /\\[\\`<]|`+|<!--/g;
  let kept = '';
  let from = 0;
  for (let found = openings.exec(text); found; found = openings.exec(text)) {
    const start = found.index;
    const end = found[0] === '<!--' ? commentEnd(text, start) : partners.get(start);
    if (end === undefined) continue;
    kept += text.slice(from, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ');
    from = end;
    openings.lastIndex = end;
  }
  return kept + text.slice(from);
}

function commentEnd(text: string, start: number): number {
  const end = text.indexOf('-->', start + 4);
  return end === -1 ? text.length : end + 3;
}

/** Blocks a code span does not reach across: a blank line, a list item, a heading, a table row. */
const blockStart = /\n(?=[ \t\r]*(?:\n|[-*+][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|[|>]))/g;

/** For runs of backticks that another of their length follows in the same block: where that ends. */
function partnersOf(text: string): ReadonlyMap<number, number> {
  const ends = [...text.matchAll(blockStart)].map(({ index }) => index);
  const runs = [...text.matchAll(/`+/g)].map((run) => ({ at: run.index, size: run[0].length }));
  const next = new Map<number, number>();
  const partners = new Map<number, number>();
  let limit = text.length;
  for (const { at, size } of runs.reverse()) {
    while ((ends.at(-1) ?? -1) > at) {
      limit = ends.pop() ?? limit;
      next.clear();
    }
    const follower = next.get(size);
    if (follower !== undefined && follower < limit) partners.set(at, follower + size);
    next.set(size, at);
  }
  return partners;
}
