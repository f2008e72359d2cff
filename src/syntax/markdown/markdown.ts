import { indentOf, widthOf } from './columns.ts';

/**
 * Replaces code and comments in a Markdown text with blanks: fenced and indented blocks, code spans, `<!--
 * -->`. All offsets stay the same. Linear time.
 */
export function withoutCode(text: string): string {
  return withoutSpans(withoutCodeBlocks(text));
}

/** Replaces fenced and indented blocks of a Markdown text with blanks; code spans stay. */
export function withoutCodeBlocks(text: string): string {
  const blocks = new Blocks();
  const lines = text.split('\n');
  const result = lines.map((line) =>
    blocks.isCode(line.trimEnd()) ? ' '.repeat(line.length) : line,
  );
  return result.join('\n');
}

/** Replaces every character except line endings with a blank. */
function blankOut(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

const fence = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]?)*(`{3,}|~{3,})(.*)$/s;
const closingFence = /^[ \t>]*(`{3,}|~{3,})$/;
const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)[ \t]{0,4}/;

/** Tracks the blocks of a text line by line. */
class Blocks {
  /** The fence of the open block. */
  #fence: string | null = null;
  #afterBlank = true;
  #inCode = false;
  /** The column where the text of the last list item starts. */
  #margin = 0;

  /** Whether the next line, without trailing blanks, is code or a fence. */
  isCode(line: string): boolean {
    if (this.#fence !== null) {
      const run = closingFence.exec(line)?.[1];
      if (run?.startsWith(this.#fence)) this.#fence = null;
      return true;
    }
    const [, run, info = ''] = /```|~~~/.test(line) ? (fence.exec(line) ?? []) : [];
    if (run !== undefined && !(run.startsWith('`') && info.includes('`'))) {
      this.#fence = run;
      return true;
    }
    if (line === '') this.#afterBlank = true;
    else this.#trackLine(line);
    return this.#inCode;
  }

  #trackLine(line: string): void {
    const indent = indentOf(line);
    this.#inCode = indent >= this.#margin + 4 && (this.#afterBlank || this.#inCode);
    const marker = this.#inCode ? undefined : listItem.exec(line)?.[0];
    if (marker !== undefined) this.#margin = Math.max(widthOf(marker), indent + 2);
    else if (this.#afterBlank && indent === 0) this.#margin = 0;
    this.#afterBlank = false;
  }
}

/** Replaces code spans (equal runs of backticks on both sides) and HTML comments with blanks. */
function withoutSpans(text: string): string {
  let result = '';
  let resumeAt = 0;
  for (const { start, end } of spansOf(text)) {
    result += text.slice(resumeAt, start) + blankOut(text.slice(start, end));
    resumeAt = end;
  }
  return resumeAt === 0 ? text : result + text.slice(resumeAt);
}

/** A range of a text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The contents of the code spans of a Markdown text outside of blocks and comments. */
export function codeSpans(text: string): readonly Span[] {
  return [...spansOf(withoutCodeBlocks(text))].flatMap(({ start, end }) => {
    const run = /^`+/.exec(text.slice(start, end))?.[0].length ?? 0;
    return run === 0 ? [] : { start: start + run, end: end - run };
  });
}

/** The code spans and comments of a text without blocks of code. */
function* spansOf(text: string): Iterable<Span> {
  if (!text.includes('`') && !text.includes('<!--')) return;
  const closingRuns = matchCodeSpans(text);
  const openings = /\\[\\`<]|`+|<!--/g;
  for (let match = openings.exec(text); match; match = openings.exec(text)) {
    const start = match.index;
    const end = match[0] === '<!--' ? commentEnd(text, start) : closingRuns.get(start);
    if (end === undefined) continue;
    yield { start, end };
    openings.lastIndex = end;
  }
}

function commentEnd(text: string, start: number): number {
  const end = text.indexOf('-->', start + 4);
  return end === -1 ? text.length : end + 3;
}

/** The start of a block, which ends a code span: a blank line, a list item, a heading, a table row. */
const blockStart = /\n(?=[ \t\r]*(?:\n|[-*+][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|[|>]))/g;

/** Maps the start of each code span to its end: the next run of backticks of equal length in the same block. */
function matchCodeSpans(text: string): ReadonlyMap<number, number> {
  const blockStarts = [...text.matchAll(blockStart)].map(({ index }) => index);
  const runs = [...text.matchAll(/`+/g)].map((run) => ({ at: run.index, size: run[0].length }));
  const nextOfSize = new Map<number, number>();
  const closingRuns = new Map<number, number>();
  for (const { at, size } of runs.reverse()) {
    while ((blockStarts.at(-1) ?? -1) > at) {
      blockStarts.pop();
      nextOfSize.clear();
    }
    const nextRun = nextOfSize.get(size);
    if (nextRun !== undefined) closingRuns.set(at, nextRun + size);
    nextOfSize.set(size, at);
  }
  return closingRuns;
}
