import type { Location } from '../model/text.ts';
import type { Field, Scalar, Table } from '../model/value.ts';
import { isPlainText } from './yaml-text.ts';

/** A document with more lines is left to the real parser, which counts its values. */
const maximumLines = 60_000;
const maximumDepth = 8;

/**
 * Reads YAML as lock writers write it: nested mappings of one-line scalars, comments on lines of their
 * own. Ten times as fast as a parser for all of YAML; null for everything it does not know, faults
 * among it. What it gives is exactly what `parseYaml` gives.
 */
export function readPlainYaml(path: string, text: string): Table | null {
  const lines = text.split('\n');
  return lines.length <= maximumLines ? new PlainReader(path, lines).read() : null;
}

interface Open {
  readonly indent: number;
  readonly table: { kind: 'table'; fields: Map<string, Field>; at: Location };
}

const pair = /^( *)([A-Za-z0-9_][A-Za-z0-9_.-]*|"[ !#-[\]-~]*"|'[ -&(-~]*'):(?: +(\S.*))?$/;
const inQuotes = /^(?:"[ !#-[\]-~]*"|'[ -&(-~]*')$/;

class PlainReader {
  readonly #path: string;
  readonly #lines: readonly string[];
  readonly #open: Open[] = [];
  #last = { line: 1, column: 1 };

  constructor(path: string, lines: readonly string[]) {
    this.#path = path;
    this.#lines = lines;
  }

  read(): Table | null {
    /** The key that waits for the mapping below it. */
    let waiting: { key: string; keyAt: Location } | null = null;
    for (const [index, line] of this.#lines.entries()) {
      if (/^(?:#[ -~]*| *)$/.test(line)) continue;
      const [, blanks = '', name, value] = pair.exec(line) ?? [];
      if (name === undefined) return null;
      const indent = blanks.length;
      const keyAt = this.#at(index, indent, indent + name.length);
      if (!this.#enter(indent, waiting, keyAt)) return null;
      waiting = null;
      const key = /^["']/.test(name) ? name.slice(1, -1) : name;
      if (value === undefined) {
        if (line.endsWith(' ')) return null;
        waiting = { key, keyAt };
      } else {
        const scalar = this.#scalar(value, index, line.length - value.length);
        if (!scalar || !this.#add({ key, keyAt, value: scalar })) return null;
      }
    }
    const root = this.#open[0];
    if (waiting || !root) return null;
    this.#close(0);
    return root.table;
  }

  /** Makes the mapping that a line of this indentation belongs to the innermost one. */
  #enter(indent: number, waiting: { key: string; keyAt: Location } | null, at: Location): boolean {
    const innermost = this.#open.at(-1)?.indent ?? -1;
    if (indent > innermost) {
      if (this.#open.length > 0 !== (waiting !== null)) return false;
      if (this.#open.length === maximumDepth || (indent > 0 && !waiting)) return false;
      const table = { kind: 'table' as const, fields: new Map<string, Field>(), at };
      if (waiting && !this.#add({ ...waiting, value: table })) return false;
      this.#open.push({ indent, table });
      return true;
    }
    if (waiting) return false;
    this.#close(indent + 1);
    return this.#open.at(-1)?.indent === indent;
  }

  /** Closes the mappings indented at least so far. */
  #close(indent: number): void {
    while ((this.#open.at(-1)?.indent ?? -1) >= indent) {
      const table = this.#open.pop()?.table;
      const start = table?.at.range?.start;
      if (table && start) table.at = { path: this.#path, range: { start, end: this.#last } };
    }
  }

  /** False for a key written a second time. */
  #add(field: Field): boolean {
    const fields = this.#open.at(-1)?.table.fields;
    if (!fields || fields.has(field.key)) return false;
    fields.set(field.key, field);
    return true;
  }

  #scalar(text: string, index: number, column: number): Scalar | null {
    const quoted = inQuotes.test(text);
    if (!quoted && !isPlainText(text)) return null;
    const at = this.#at(index, column, column + text.length);
    this.#last = at.range?.end ?? this.#last;
    const value = quoted ? text.slice(1, -1) : text;
    return { kind: 'string', value, source: value, at };
  }

  #at(index: number, from: number, to: number): Location {
    const line = index + 1;
    return {
      path: this.#path,
      range: { start: { line, column: from + 1 }, end: { line, column: to + 1 } },
    };
  }
}
