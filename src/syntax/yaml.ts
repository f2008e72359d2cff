import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import { LineMap, type Location } from '../model/text.ts';
import type { Field, Scalar, Table, Value } from '../model/value.ts';

/** What is wrong with a text, in the words of its syntax. */
export interface SyntaxFault {
  readonly code: string;
  readonly message: string;
  readonly at: Location;
}

/** A YAML text, read: the value if there is one, and everything wrong with it. */
export interface Yaml {
  readonly root: Value | null;
  readonly faults: readonly SyntaxFault[];
  /** Keys written again in the same mapping. */
  readonly duplicates: readonly Field[];
}

const maximumDepth = 64;
const maximumNodes = 200_000;

/**
 * Reads one YAML 1.2 document (so also JSON) with the place of every key and value. Never throws.
 * `offset` and `lines` place a text that is part of a larger file.
 */
export function parseYaml(path: string, text: string, offset = 0, lines = new LineMap(text)): Yaml {
  const place = (start: number, end: number): Location => ({
    path,
    range: lines.range(offset + start, offset + end),
  });
  const document = parseDocument(text, {
    logLevel: 'silent',
    prettyErrors: false,
    uniqueKeys: false,
    strict: true,
    lineCounter: new LineCounter(),
  });
  const faults: SyntaxFault[] = document.errors.map((error) => ({
    code: error.code,
    message: error.message,
    at: place(error.pos[0], error.pos[1]),
  }));
  if (faults.length > 0) return { root: null, faults, duplicates: [] };
  const reader = new Reader(place, document);
  const root = document.contents ? reader.read(document.contents, 0) : null;
  return { root, faults: reader.faults, duplicates: reader.duplicates };
}

class Reader {
  readonly faults: SyntaxFault[] = [];
  readonly duplicates: Field[] = [];
  readonly #place: (start: number, end: number) => Location;
  readonly #document: { anchors?: unknown } & Parameters<Alias['resolve']>[0];
  #nodes = 0;

  constructor(
    place: (start: number, end: number) => Location,
    document: Parameters<Alias['resolve']>[0],
  ) {
    this.#place = place;
    this.#document = document;
  }

  read(node: Node, depth: number): Value {
    const at = this.#at(node);
    if (++this.#nodes > maximumNodes) return this.#tooMuch(at, 'expands to too many values');
    if (depth > maximumDepth) return this.#tooMuch(at, `is nested deeper than ${maximumDepth}`);
    if (isAlias(node)) {
      const target = node.resolve(this.#document);
      return target ? { ...this.read(target, depth + 1), at } : empty(at);
    }
    if (isMap(node)) return this.#table(node, at, depth);
    if (isSeq(node)) {
      return { kind: 'list', items: node.items.map((i) => this.#child(i, at, depth)), at };
    }
    return isScalar(node) ? scalar(node.value, node.source ?? '', at) : empty(at);
  }

  #table(
    node: { items: readonly { key: unknown; value: unknown }[] },
    at: Location,
    depth: number,
  ): Table {
    const fields = new Map<string, Field>();
    for (const pair of node.items) {
      const keyNode = pair.key as Node | null;
      const keyAt = keyNode ? this.#at(keyNode) : at;
      const key = keyText(keyNode);
      const field = { key, keyAt, value: this.#child(pair.value, keyAt, depth) };
      if (fields.has(key)) this.duplicates.push(field);
      else fields.set(key, field);
    }
    return { kind: 'table', fields, at };
  }

  #child(node: unknown, parent: Location, depth: number): Value {
    return node ? this.read(node as Node, depth + 1) : empty(parent);
  }

  #at(node: Node): Location {
    const [start, end] = node.range ?? [0, 0];
    return this.#place(start, Math.max(start, end));
  }

  #tooMuch(at: Location, message: string): Value {
    if (this.faults.length === 0) this.faults.push({ code: 'TOO_MUCH', message, at });
    return empty(at);
  }
}

function keyText(node: Node | null): string {
  if (!isScalar(node)) return node ? '?' : '';
  return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
}

function empty(at: Location): Scalar {
  return { kind: 'null', value: null, source: '', at };
}

/** A scalar of a parsed value. */
export function scalar(value: unknown, source: string, at: Location): Scalar {
  if (value === null || value === undefined) return { kind: 'null', value: null, source, at };
  if (typeof value === 'string') return { kind: 'string', value, source, at };
  if (typeof value === 'boolean') return { kind: 'boolean', value, source, at };
  if (typeof value === 'number' && Number.isFinite(value)) {
    return { kind: 'number', value, source, at };
  }
  return { kind: 'other', value: source, source, at };
}
