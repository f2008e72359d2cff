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
    token.lastIndex = 0;
    for (let match = token.exec(this.#text); match; match = token.exec(this.#text)) {
      const end = this.#step(match, token.lastIndex);
      if (end === null) return null;
      token.lastIndex = end;
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
    for (let at = this.#text.indexOf(quote, start); at !== -1; ) {
      if (!isEscaped(this.#text, at)) {
        const end = at + quote.length;
        return quote.length === 3 || !hasLineEnd(this.#text, start, at) ? end : null;
      }
      at = this.#text.indexOf(quote, at + 1);
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

/** Whether a text of one line has a line end that is not escaped. */
function hasLineEnd(text: string, start: number, end: number): boolean {
  const at = text.indexOf('\n', start);
  if (at === -1 || at >= end) return false;
  return !isEscaped(text, at) || hasLineEnd(text, at + 1, end);
}

function isEscaped(text: string, offset: number): boolean {
  let count = 0;
  while (text[offset - 1 - count] === '\\') count++;
  return count % 2 === 1;
}
