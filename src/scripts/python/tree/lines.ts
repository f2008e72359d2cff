/** A statement, or the head of a compound one, with the lines that continue it. */
export interface LogicalLine {
  /** Offsets; the end is that of its last line. */
  readonly start: number;
  readonly end: number;
  /** The width of its margin. */
  readonly indent: number;
  /** The line without comments and the content of plain strings. */
  readonly code: string;
}

/** Strings, comments and signs of a line; what is between needs no look. */
const token =
  /([rbuRBU]{0,2})("""|'''|["'])|([fFtT][rR]?|[rR][fF])("""|'''|["'])|#[^\n]*|[([{]|[)\]}]|\\\r?\n|\n/g;

const closings: Readonly<Record<string, RegExp>> = {
  '"""': /"""/g,
  "'''": /'''/g,
  '"': /["\n]/g,
  "'": /['\n]/g,
};

/** The logical lines of a module, without empty ones; null where a string or bracket has no end. */
export function logicalLines(text: string): readonly LogicalLine[] | null {
  return new LineReader(text).read();
}

class LineReader {
  readonly #text: string;
  readonly #found: LogicalLine[] = [];
  #start = 0;
  #depth = 0;
  #code = '';
  /** The offset up to which `#code` is. */
  #written = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): readonly LogicalLine[] | null {
    const pattern = new RegExp(token);
    for (let match = pattern.exec(this.#text); match; match = pattern.exec(this.#text)) {
      const end = this.#step(match, pattern.lastIndex);
      if (end === null) return null;
      pattern.lastIndex = end;
    }
    this.#endLine(this.#text.length);
    return this.#depth === 0 ? this.#found : null;
  }

  /** Takes a token; the offset after it, null where a string has no end. */
  #step(match: RegExpExecArray, end: number): number | null {
    const [sign, , quote, , formatQuote] = match;
    if (quote !== undefined || formatQuote !== undefined) {
      const after = this.#stringEnd(quote ?? formatQuote ?? '', end);
      if (after !== null && quote !== undefined)
        this.#leaveOut(match.index + sign.length, after - quote.length);
      return after;
    }
    if (sign.startsWith('#')) this.#leaveOut(match.index, end);
    else if (sign === '\n') {
      if (this.#depth === 0) this.#endLine(end);
    } else if ('([{'.includes(sign)) this.#depth++;
    else if (')]}'.includes(sign)) this.#depth = Math.max(0, this.#depth - 1);
    return end;
  }

  #stringEnd(quote: string, start: number): number | null {
    const closing = new RegExp(closings[quote] ?? '', 'g');
    closing.lastIndex = start;
    for (let match = closing.exec(this.#text); match; match = closing.exec(this.#text)) {
      if (!isEscaped(this.#text, match.index)) return match[0] === '\n' ? null : closing.lastIndex;
    }
    return null;
  }

  #leaveOut(start: number, end: number): void {
    this.#code += this.#text.slice(this.#written, start);
    this.#written = end;
  }

  #endLine(end: number): void {
    this.#leaveOut(end, end);
    const code = this.#code.trim();
    if (code !== '') {
      const indent = this.#code.search(/\S/);
      this.#found.push({ start: this.#start, end, indent, code });
    }
    this.#code = '';
    this.#start = end;
  }
}

function isEscaped(text: string, offset: number): boolean {
  let count = 0;
  while (text[offset - 1 - count] === '\\') count++;
  return count % 2 === 1;
}
