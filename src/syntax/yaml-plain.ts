import type { Field, List, Table, Value } from '../model/value.ts';
import { empty, type Place, scalar } from './yaml-values.ts';

/**
 * Reads YAML the way most manifests and locks are written, block mappings and lists of scalars that stand on one
 * line, at a fraction of the library's cost. Gives what the library would; null for all it is not sure of.
 */
export function readPlainYaml(text: string, place: Place): Table | null {
  return unusual.test(text) ? null : new PlainReader(text, place).document();
}

/** Tabs, carriage returns and all that is no character of YAML are left to the library. */
const unusual = /[^\n\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

/** Below what any document may hold, so that no limit has to be spoken of here. */
const maximumValues = 150_000;
const maximumDepth = 32;

const keyPattern = /([A-Za-z_][\w.-]{0,99}):(?: +|(?=\n)|$)/y;
const dash = /- +(?=[^ \n])/y;
const flowList = /^\[ *(?:[A-Za-z][\w./-]*(?: *, *[A-Za-z][\w./-]*)*)? *\]$/;
const flowItem = /[^[\], ]+/g;
const blankLines = /(?: *\n)* */y;

/** A character no plain scalar begins with, or only before some others. */
const indicator = /^[-!"#%&'*,:>?@[\]`{|}]/;

class PlainReader {
  readonly #text: string;
  readonly #place: Place;
  /** Where the next line that is not blank has its first character, and in which column; -1 behind the last. */
  #at = 0;
  #indent = -1;
  /** Where the value that was read last ends. */
  #end = 0;
  #values = 0;

  constructor(text: string, place: Place) {
    this.#text = text;
    this.#place = place;
  }

  document(): Table | null {
    this.#goTo(0);
    const root = this.#indent === -1 ? null : this.#table(this.#indent, 0);
    return this.#indent === -1 ? root : null;
  }

  /** Goes on with the first line that is not blank from where a line begins. */
  #goTo(line: number): void {
    blankLines.lastIndex = line;
    blankLines.test(this.#text);
    this.#at = blankLines.lastIndex;
    const end = this.#at >= this.#text.length;
    this.#indent = end ? -1 : this.#at - 1 - this.#text.lastIndexOf('\n', this.#at - 1);
  }

  /** A mapping whose keys stand in this column; the next one comes first. */
  #table(indent: number, depth: number): Table | null {
    const start = this.#at;
    const fields = new Map<string, Field>();
    do {
      keyPattern.lastIndex = this.#at;
      const [, key] = keyPattern.exec(this.#text) ?? [];
      if (key === undefined || fields.has(key) || this.#isTooMuch(depth)) return null;
      const keyAt = this.#place(this.#at, this.#at + key.length);
      this.#end = this.#at + key.length + 1;
      const value = this.#fieldValue(keyPattern.lastIndex, indent, depth);
      if (value === null) return null;
      fields.set(key, { key, keyAt, value: value ?? empty(keyAt) });
    } while (this.#indent === indent);
    return { kind: 'table', fields, at: this.#place(start, this.#end) };
  }

  /** Counts a key with its value, or an item; no value is counted too low. */
  #isTooMuch(depth: number): boolean {
    this.#values += 3;
    return depth > maximumDepth || this.#values > maximumValues;
  }

  /** The value behind a key: on its line, or below it; undefined where there is none. */
  #fieldValue(start: number, indent: number, depth: number): Value | null | undefined {
    if (start < this.#text.length && this.#text[start] !== '\n') return this.#inline(start, indent);
    this.#goTo(start + 1);
    if (this.#indent < indent) return undefined;
    dash.lastIndex = this.#at;
    if (dash.test(this.#text)) return this.#list(this.#indent, depth + 1);
    return this.#indent === indent ? undefined : this.#table(this.#indent, depth + 1);
  }

  /** A list whose dashes stand in this column; the next one comes first. */
  #list(indent: number, depth: number): List | null {
    const start = this.#at;
    const items: Value[] = [];
    do {
      dash.lastIndex = this.#at;
      if (!dash.test(this.#text)) break;
      if (this.#isTooMuch(depth)) return null;
      const content = dash.lastIndex;
      keyPattern.lastIndex = content;
      const item = keyPattern.test(this.#text)
        ? this.#itemTable(content, indent, depth + 1)
        : this.#inline(content, indent);
      if (item === null) return null;
      items.push(item);
    } while (this.#indent === indent);
    return { kind: 'list', items, at: this.#place(start, this.#end) };
  }

  /** A mapping that begins behind a dash. */
  #itemTable(content: number, indent: number, depth: number): Table | null {
    const column = indent + content - this.#at;
    this.#at = content;
    return this.#table(column, depth);
  }

  /** What stands on the rest of a line, when the next line does not go on with it. */
  #inline(start: number, indent: number): Value | null {
    const next = this.#text.indexOf('\n', start);
    let end = next === -1 ? this.#text.length : next;
    while (this.#text[end - 1] === ' ') end--;
    const line = this.#text.slice(start, end);
    this.#goTo(next === -1 ? this.#text.length : next + 1);
    this.#end = end;
    this.#values += line.length >> 7;
    return this.#indent > indent ? null : this.#scalarOf(line, start);
  }

  #scalarOf(line: string, start: number): Value | null {
    const at = this.#place(start, start + line.length);
    const inner = line.slice(1, -1);
    switch (line[0]) {
      case '"':
        return /^"[^"\\]*"$/.test(line) ? scalar(inner, inner, at) : null;
      case "'": {
        if (!/^'(?:[^']|'')*'$/.test(line)) return null;
        const value = inner.replaceAll("''", "'");
        return scalar(value, value, at);
      }
      case '[':
        return flowList.test(line) ? this.#flowList(line, start) : null;
      default:
        return isPlain(line) ? scalar(resolved(line), line, at) : null;
    }
  }

  #flowList(line: string, start: number): List {
    const items = Array.from(line.matchAll(flowItem), ({ 0: item, index }) =>
      scalar(resolved(item), item, this.#place(start + index, start + index + item.length)),
    );
    this.#values += items.length;
    return { kind: 'list', items, at: this.#place(start, start + line.length) };
  }
}

function isPlain(line: string): boolean {
  if (indicator.test(line) || /: | #|:$/.test(line) || unlikelyNumber.test(line)) return false;
  return !number.test(line) || likelyNumber.test(line);
}

/** Numbers that nobody writes in a manifest: octal, hexadecimal, with an exponent, infinite. */
const unlikelyNumber = /^[+.\d]+(?:[ox][\da-f]+|e[-+]?\d+|inf|nan)$/i;
const number = /^\+?(?:\d+\.?\d*|\.\d+)$/;
const likelyNumber = /^\d{1,15}$|^\d{1,8}\.\d{1,8}$/;

const words = new Map<string, boolean | null>([
  ['~', null],
  ...['null', 'Null', 'NULL'].map((word): [string, null] => [word, null]),
  ...['true', 'True', 'TRUE'].map((word): [string, boolean] => [word, true]),
  ...['false', 'False', 'FALSE'].map((word): [string, boolean] => [word, false]),
]);

/** The value of a plain scalar in the core schema of YAML 1.2. */
function resolved(source: string): string | number | boolean | null {
  const word = words.get(source);
  if (word !== undefined) return word;
  return likelyNumber.test(source) ? Number(source) : source;
}
