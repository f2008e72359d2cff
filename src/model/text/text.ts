/** A position in a text: line and column from 1, columns in UTF-16 code units as in editors. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A range of text; `end` is exclusive. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A file and a range in it; without a range, the whole file. */
export interface Location {
  readonly path: string;
  readonly range?: Range | undefined;
  /** Whether only base has the file. */
  readonly inBaseOnly?: true;
  /** Whether it is the line of the version, in place of something that head lacks. */
  readonly isSubstitute?: true;
}

/** The location of a file that head lacks: its first line, where a pull request shows the deletion. */
export function inBaseOnly(path: string): Location {
  const top = { line: 1, column: 1 };
  return { path, range: { start: top, end: top }, inBaseOnly: true };
}

/** Maps offsets of one text to positions by binary search; finds line starts on first use. */
export class LineMap {
  readonly #text: string;
  #starts: readonly number[] | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** The position of a UTF-16 offset. */
  position(offset: number): Position {
    const starts = this.#lines();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }

  /** The offset of the start of a line. */
  offset(line: number): number {
    const starts = this.#lines();
    return starts[Math.min(line, starts.length) - 1] ?? 0;
  }

  /** The offsets of a range: the inverse of `position`, for `text.slice`. */
  span({ start, end }: Range): [start: number, end: number] {
    const offsetAt = ({ line, column }: Position) => this.offset(line) + column - 1;
    return [offsetAt(start), offsetAt(end)];
  }

  #lines(): readonly number[] {
    this.#starts ??= lineStarts(this.#text);
    return this.#starts;
  }

  /** The location in `path` of a range of the text. */
  locate(path: string, start: number, end: number): Location {
    return new LazyLocation(path, this, start, end);
  }
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) {
    starts.push(index + 1);
  }
  return starts;
}

/** A location that computes its range on demand: most values of a manifest never need it. */
class LazyLocation implements Location {
  readonly path: string;
  readonly #lines: LineMap;
  readonly #start: number;
  readonly #end: number;

  constructor(path: string, lines: LineMap, start: number, end: number) {
    this.path = path;
    this.#lines = lines;
    this.#start = start;
    this.#end = end;
  }

  get range(): Range {
    return { start: this.#lines.position(this.#start), end: this.#lines.position(this.#end) };
  }

  /** Serialises the computed range too. */
  toJSON(): Location {
    return { path: this.path, range: this.range };
  }
}

/** The same location in a file of another name. */
export function withPath(at: Location, path: string): Location {
  return { ...at, range: at.range, path };
}

/** Orders locations in one file: earlier first, a whole file before its parts. */
export function compareRanges(a: Range | undefined, b: Range | undefined): number {
  if (!a || !b) return (a ? 1 : 0) - (b ? 1 : 0);
  return a.start.line - b.start.line || a.start.column - b.start.column;
}

/** Orders strings by code point, equal to the byte order of their UTF-8 form. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const x = a.charCodeAt(index);
    const y = b.charCodeAt(index);
    if (x === y) continue;
    const hasSurrogate = (x & 0xf800) === 0xd800 || (y & 0xf800) === 0xd800;
    return hasSurrogate ? (a.codePointAt(index) ?? 0) - (b.codePointAt(index) ?? 0) : x - y;
  }
  return a.length - b.length;
}
