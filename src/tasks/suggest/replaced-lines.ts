import { applyEdits, type Edit } from '../../model/text/edits.ts';
import { LineMap } from '../../model/text/text.ts';

/** Whole lines of a file and their new text; lines have no ends, so CRLF and LF are alike. */
export interface ReplacedLines {
  /** The first and the last replaced line, from 1. */
  readonly start: number;
  readonly end: number;
  readonly before: readonly string[];
  /** Empty if the lines are removed. */
  readonly after: readonly string[];
}

/**
 * The smallest run of lines that edits of a text change; null if no line changes. An insertion replaces the line above
 * it, or the first line.
 */
export function replacedLines(text: string, edits: readonly Edit[]): ReplacedLines | null {
  const lines = new LineMap(text);
  const first = lines.position(Math.min(...edits.map(({ start }) => start))).line;
  const from = lines.offset(Math.max(1, first - 1));
  const lineEnd = text.indexOf('\n', Math.max(...edits.map(({ end }) => end)));
  const to = lineEnd === -1 ? text.length : lineEnd;
  const shifted = edits.map((edit) => ({
    ...edit,
    start: edit.start - from,
    end: edit.end - from,
  }));
  const old = text.slice(from, to);
  return trim(Math.max(1, first - 1), linesOf(old), linesOf(applyEdits(old, shifted)));
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.replace(/\r$/, ''));
}

/** Leaves out the lines that both texts begin and end with. */
function trim(
  start: number,
  before: readonly string[],
  after: readonly string[],
): ReplacedLines | null {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  if (head === before.length && head === after.length) return null;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  if (head + tail === before.length) {
    if (head > 0) head--;
    else tail--;
  }
  return {
    start: start + head,
    end: start + before.length - tail - 1,
    before: before.slice(head, before.length - tail),
    after: after.slice(head, after.length - tail),
  };
}
