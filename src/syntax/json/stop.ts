/** The expected token at the first invalid offset. */
export type Expected =
  | 'value'
  | 'first item'
  | 'first key'
  | 'key'
  | 'colon'
  | 'comma'
  | 'nothing'
  | 'escape'
  | 'quote'
  | 'number';

/** The first invalid offset of a JSON text. */
export interface JsonStop {
  readonly offset: number;
  readonly expected: Expected;
  /** The offset of the last non-blank character before it; -1 if none. */
  readonly previous: number;
  /** The start of the innermost open list, object or string; -1 if none. */
  readonly open: number;
}

const whitespace = /[ \t\r\n]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const literal = /(?:true|false|null)(?!\w)/y;
const escapeSequence = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Finds the first invalid offset of a JSON text (RFC 8259); null for valid JSON. Linear time. */
export function findJsonStop(text: string): JsonStop | null {
  return new Scanner(text).run();
}

class Scanner {
  readonly #text: string;
  readonly #open: number[] = [];
  #at = 0;
  #previous = -1;
  #expected: Expected = 'value';

  constructor(text: string) {
    this.#text = text;
  }

  run(): JsonStop | null {
    for (;;) {
      this.#at = this.#match(whitespace) ?? this.#at;
      if (this.#at >= this.#text.length && this.#expected === 'nothing') return null;
      const start = this.#at;
      const stop = this.#step(this.#text[start] ?? '');
      if (stop) return stop;
      this.#previous = this.#at - 1;
    }
  }

  /** Consumes the next token, or returns the stop if it is not allowed here. */
  #step(character: string): JsonStop | null {
    switch (this.#expected) {
      case 'colon':
        return character === ':' ? this.#advance('value') : this.#stop();
      case 'comma':
        if (character === ',') return this.#advance(this.#isIn('{') ? 'key' : 'value');
        return (this.#isIn('{') ? character === '}' : character === ']')
          ? this.#close()
          : this.#stop();
      case 'first key':
      case 'key':
        if (character === '}' && this.#expected === 'first key') return this.#close();
        return character === '"' ? this.#string('colon') : this.#stop();
      case 'value':
      case 'first item':
        if (character === ']' && this.#expected === 'first item') return this.#close();
        return this.#value(character);
      default:
        return this.#stop();
    }
  }

  #value(character: string): JsonStop | null {
    if (character === '{' || character === '[') {
      this.#open.push(this.#at);
      return this.#advance(character === '{' ? 'first key' : 'first item');
    }
    if (character === '"') return this.#string(this.#afterValue());
    const end = this.#match(number) ?? this.#match(literal);
    if (end === null) return /[-\d]/.test(character) ? this.#stop('number') : this.#stop();
    return this.#advance(this.#afterValue(), end);
  }

  #string(next: Expected): JsonStop | null {
    const start = this.#at;
    for (let offset = start + 1; offset < this.#text.length; offset++) {
      const code = this.#text.charCodeAt(offset);
      if (code === 0x22) return this.#advance(next, offset + 1);
      if (code < 0x20) return this.#stop('quote', offset, start);
      if (code !== 0x5c) continue;
      this.#at = offset;
      const end = this.#match(escapeSequence);
      if (end === null) return this.#stop('escape', offset, start);
      offset = end - 1;
    }
    return this.#stop('quote', this.#text.length, start);
  }

  #close(): null {
    this.#open.pop();
    return this.#advance(this.#afterValue());
  }

  #advance(next: Expected, end = this.#at + 1): null {
    this.#at = end;
    this.#expected = next;
    return null;
  }

  #stop(expected = this.#expected, offset = this.#at, open = this.#open.at(-1) ?? -1): JsonStop {
    return { offset, expected, previous: this.#previous, open };
  }

  #afterValue(): Expected {
    return this.#open.length === 0 ? 'nothing' : 'comma';
  }

  #isIn(bracket: '{' | '['): boolean {
    return this.#text[this.#open.at(-1) ?? -1] === bracket;
  }

  /** The end of a match at the current offset; null without a match. */
  #match(pattern: RegExp): number | null {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text) ? pattern.lastIndex : null;
  }
}
