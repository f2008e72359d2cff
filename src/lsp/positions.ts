import type { Position, Range, TextEdit } from 'vscode-languageserver/node';
import type { Edit } from '../model/text/edits.ts';
import { LineMap, type Range as TextRange } from '../model/text/text.ts';

const firstLine: Range = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };

/** A range as editors count, from 0; the first line without one. */
export function rangeOf(range: TextRange | undefined): Range {
  if (!range) return firstLine;
  const position = ({ line, column }: TextRange['start']): Position => ({
    line: line - 1,
    character: column - 1,
  });
  return { start: position(range.start), end: position(range.end) };
}

/** Whether two ranges share a line. */
export function shareLine(left: Range, right: Range): boolean {
  return left.start.line <= right.end.line && right.start.line <= left.end.line;
}

/** Edits of a text without a byte order mark, as an editor applies them. */
export function textEdits(text: string, edits: readonly Edit[]): TextEdit[] {
  const lines = new LineMap(text);
  return edits.map(({ start, end, text: newText }) => ({
    range: rangeOf({ start: lines.position(start), end: lines.position(end) }),
    newText,
  }));
}

/** The one edit between two texts: what they have in common at both ends stays. */
export function editBetween(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end: before.length - end, text: after.slice(start, after.length - end) };
}
