import type { Field, Scalar, Table, Value } from '../../model/value/value.ts';
import { scalar } from '../scalar.ts';
import { resolvePlain } from './scalar.ts';
import type { Locate } from './values.ts';

/** A blank line, a comment, or a plain key with a value, quoted or plain, or none; in ASCII without escapes. */
const linePattern =
  / *(?:#[ -~]*)?\n|( *)([A-Za-z_][\w.-]{0,200}):(?: +(?:"([ !#-[\]-~]+)"|'([ -&(-[\]-~]+)'|([A-Za-z0-9_/](?:[ -"$-9;-~]|:(?=[!-~]))*)))?(?: +#[ -~]*)? *(?:\n|$)/y;

/** Longer values count as several towards the limit of a document. */
const maxValueLength = 250;
/** Each counts three values: more may exceed the limit of a document. */
const maxFields = 60_000;
const maxDepth = 8;

/**
 * Parses a text of nested block mappings whose keys and values are one-line ASCII scalars, as tools write them: the same
 * values as those of the parser for all of YAML, at a fraction of its time. Null for any other text.
 */
export function parseBlockMapping(text: string, locate: Locate): Table | null {
  return new BlockReader(text, locate).read();
}

/** A line with a key. */
interface KeyLine {
  readonly indent: number;
  readonly start: number;
  readonly key: string;
  /** The value without quotes; null if it is in the following lines. */
  readonly source: string | null;
  readonly isPlain: boolean;
}

class BlockReader {
  readonly #text: string;
  readonly #locate: Locate;
  readonly #pattern = new RegExp(linePattern);
  #line: KeyLine | null = null;
  #next = 0;
  /** The end of the last value. */
  #end = 0;
  #fields = 0;
  #failed = false;

  constructor(text: string, locate: Locate) {
    this.#text = text;
    this.#locate = locate;
  }

  read(): Table | null {
    this.#advance();
    if (this.#line?.indent !== 0) return null;
    const root = this.#table(0, 1);
    return this.#failed || this.#line ? null : root;
  }

  /** Reads the next line with a key; none at the end, or at a line of another kind. */
  #advance(): void {
    const [text, pattern] = [this.#text, this.#pattern];
    this.#line = null;
    while (this.#next < text.length && !this.#failed) {
      const at = this.#next;
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) this.#failed = true;
      this.#next = pattern.lastIndex;
      const [, blanks, key, double, single, plain] = match ?? [];
      if (blanks === undefined || key === undefined) continue;
      const source = plain?.trimEnd() ?? double ?? single ?? null;
      const indent = blanks.length;
      this.#line = { indent, start: at + indent, key, source, isPlain: plain !== undefined };
      return;
    }
  }

  #table(indent: number, depth: number): Table {
    const start = this.#line?.start ?? 0;
    const fields = new Map<string, Field>();
    while (this.#line?.indent === indent && !this.#failed) {
      const { key, start: keyStart } = this.#line;
      const keyAt = this.#locate(keyStart, keyStart + key.length);
      this.#fields++;
      if (fields.has(key) || this.#fields > maxFields) this.#failed = true;
      fields.set(key, { key, keyAt, value: this.#value(this.#line, depth) });
    }
    // A value that goes on in an indented line.
    if (this.#line && this.#line.indent > indent) this.#failed = true;
    return { kind: 'table', fields, at: this.#locate(start, this.#end) };
  }

  #value(line: KeyLine, depth: number): Value {
    this.#advance();
    if (line.source !== null) return this.#scalar(line, line.source);
    const inner = this.#line?.indent ?? 0;
    if (inner <= line.indent || depth === maxDepth) this.#failed = true;
    return this.#table(inner, depth + 1);
  }

  #scalar({ start, key, isPlain }: KeyLine, source: string): Scalar {
    if (source.length > maxValueLength) this.#failed = true;
    let from = start + key.length + 1;
    while (this.#text[from] === ' ') from++;
    this.#end = from + source.length + (isPlain ? 0 : 2);
    const value = isPlain ? resolvePlain(source) : source;
    return scalar(value, source, this.#locate(from, this.#end));
  }
}
