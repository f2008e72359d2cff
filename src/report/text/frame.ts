import type { Range } from '../../model/text/text.ts';
import { escapeInvisible, isInEmoji, neutralizeCommands } from '../escape.ts';
import { columnsOf, textColumns } from './width.ts';

/** A source line and the marker line below it. */
export interface Frame {
  readonly source: string;
  readonly marker: string;
}

interface Cell {
  readonly text: string;
  readonly columns: number;
  readonly marked: boolean;
}

/** Characters of the line considered before and after the value. */
const margin = 500;

/** Marks a range in its source line, cut around the value to `width` columns. */
export function frame(excerpt: string, range: Range, width: number): Frame {
  const from = range.start.column - 1;
  const to = range.end.line === range.start.line ? range.end.column - 1 : excerpt.length;
  const cells = cellsOf(excerpt, from, to);
  const first = Math.max(
    cells.findIndex((cell) => cell.marked),
    0,
  );
  const [start, end] = windowAround(cells, first, width);
  const shown = cells.slice(start, end);
  const source = shown.map((cell) => cell.text).join('');
  const leadWidth = shown.slice(0, first - start).reduce((sum, cell) => sum + cell.columns, 0);
  const marked = shown.filter((cell) => cell.marked).reduce((sum, cell) => sum + cell.columns, 0);
  const marker = `${' '.repeat(leadWidth + (start > 0 ? 1 : 0))}${'^'.repeat(Math.max(marked, 1))}`;
  const cutLeft = start > 0 ? '…' : '';
  const cutRight = end < cells.length ? '…' : '';
  return { source: `${cutLeft}${source}${cutRight}`.trimEnd(), marker };
}

function cellsOf(excerpt: string, from: number, to: number): Cell[] {
  const cells: Cell[] = [];
  const begin = Math.max(0, from - margin);
  const near = excerpt.slice(begin, from + margin);
  let index = begin;
  let column = 0;
  for (const character of near) {
    const { text, columns } = isPlain(character)
      ? plain(character, near, index - begin)
      : isInEmoji(character, near, index - begin)
        ? { text: character, columns: 0 }
        : expandCharacter(character, column);
    cells.push({ text, columns, marked: index >= from && index < to });
    index += character.length;
    column += columns;
  }
  if (from >= index) cells.push({ text: ' ', columns: 1, marked: true });
  return cells;
}

/** Fast path for printable ASCII: a line may have 50,000 findings, and each scans its surroundings. */
function isPlain(character: string): boolean {
  return character >= ' ' && character <= '~';
}

/** Escapes the first character of a runner command here, to keep the marker aligned. */
function plain(character: string, near: string, offset: number): Omit<Cell, 'marked'> {
  const text = character === '#' ? neutralizeCommands(near.slice(offset)).slice(0, 6) : character;
  return text === '\\u0023' ? { text, columns: 6 } : { text: character, columns: 1 };
}

function expandCharacter(character: string, column: number): Omit<Cell, 'marked'> {
  const text = character === '\t' ? ' '.repeat(4 - (column % 4)) : escapeInvisible(character);
  return { text, columns: text === character ? columnsOf(character) : textColumns(text) };
}

/** The window of cells that fits: up to a third of the width before the value, then the value and the text after it. */
function windowAround(cells: readonly Cell[], first: number, width: number): [number, number] {
  const budget = Math.max(width - 2, 8);
  const sum = (start: number, end: number) =>
    cells.slice(start, end).reduce((total, cell) => total + cell.columns, 0);
  if (sum(0, cells.length) <= width) return [0, cells.length];
  let start = first;
  let before = 0;
  const fits = sum(0, first) <= budget / 2;
  while (start > 0 && (fits || before < budget / 3)) before += cells[--start]?.columns ?? 0;
  let end = start;
  let used = 0;
  while (end < cells.length && used + (cells[end]?.columns ?? 0) <= budget) {
    used += cells[end++]?.columns ?? 0;
  }
  return [start, Math.max(end, first + 1)];
}
