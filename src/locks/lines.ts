import type { Location } from '../model/text.ts';

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * A text under edit, line by line, in the line numbers it had. Lines that no edit names keep every
 * byte, line ends included.
 */
export class Lines {
  readonly #lines: readonly string[];
  readonly #end: string;
  readonly #edits = new Map<number, Edit[]>();
  readonly #inserted = new Map<number, string[]>();
  readonly #removed = new Set<number>();

  constructor(text: string) {
    this.#lines = text.split('\n');
    this.#end = this.#lines[0]?.endsWith('\r') ? '\r' : '';
  }

  get isEdited(): boolean {
    return this.#edits.size + this.#inserted.size + this.#removed.size > 0;
  }

  /** What stands at a place that lies in one line. */
  at(place: Location): string {
    const { start, end } = rangeOf(place);
    return this.line(start.line).slice(start.column - 1, end.column - 1);
  }

  line(number: number): string {
    return this.#lines[number - 1] ?? '';
  }

  /** Puts a text where another stands within one line; columns count from 1. */
  replace(line: number, from: number, to: number, text: string): void {
    const edits = this.#edits.get(line) ?? [];
    edits.push({ from: from - 1, to: to - 1, text });
    this.#edits.set(line, edits);
  }

  insertAfter(line: number, texts: readonly string[]): void {
    if (texts.length === 0) return;
    const inserted = this.#inserted.get(line) ?? [];
    inserted.push(...texts);
    this.#inserted.set(line, inserted);
  }

  remove(first: number, last: number): void {
    for (let line = first; line <= last; line++) this.#removed.add(line);
  }

  /** The edited text; it ends in a line end. */
  toString(): string {
    const result: string[] = [];
    this.#lines.forEach((line, index) => {
      const number = index + 1;
      if (!this.#removed.has(number)) result.push(this.#edited(line, number));
      for (const text of this.#inserted.get(number) ?? []) result.push(text + this.#end);
    });
    const text = result.join('\n');
    return text.endsWith('\n') ? text : `${text}${this.#end}\n`;
  }

  #edited(line: string, number: number): string {
    const edits = this.#edits.get(number) ?? [];
    return edits
      .toSorted((a, b) => b.from - a.from)
      .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), line);
  }
}

/** The range of a place; the beginning of the file for one without. */
export function rangeOf({ range }: Location) {
  const start = { line: 1, column: 1 };
  return range ?? { start, end: start };
}
