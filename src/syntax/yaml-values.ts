import type { Document, Node, Pair } from 'yaml';
import { yamlPackage } from '../model/packages.cjs';
import { quoted } from '../model/seen.ts';
import type { Location } from '../model/text.ts';
import type { Field, Scalar, Table, Value } from '../model/value.ts';
import type { SyntaxFault } from './parsed.ts';

/** No manifest nests deeper; the YAML library recurses, so depth is bounded before it runs. */
export const maximumDepth = 64;
/** Values a document may hold, aliases written out: what an alias bomb runs into. */
const maximumValues = 200_000;
/** As many characters weigh as much as a value: a long text many aliases repeat is a bomb as well. */
const charactersPerValue = 256;

/** Gives the place of a stretch of a text. */
export type Place = (start: number, end: number) => Location;

/** A value an anchor names; null while it is being read. */
interface Anchored {
  readonly value: Value;
  /** How many values it holds, and how deep they nest. */
  readonly size: number;
  readonly height: number;
}

/** Turns the nodes of documents into values, each node once, whatever its aliases say. */
export class Reader {
  /** The first thing that kept the values of a document from being what the text says. */
  fault: SyntaxFault | null = null;
  readonly duplicates: Field[] = [];
  readonly #anchors = new Map<string, Anchored | null>();
  readonly #text: string;
  readonly #place: Place;
  #values = 0;
  #deepest = 0;

  constructor(text: string, place: Place) {
    this.#text = text;
    this.#place = place;
  }

  /** The value of a document; null for an empty one. */
  document(document: Pick<Document, 'contents'>): Value | null {
    const { contents } = document;
    this.#anchors.clear();
    this.fault = null;
    return contents && !isNothing(contents) ? this.#read(contents, 0) : null;
  }

  #read(node: Node, depth: number): Value {
    if (yamlPackage().isAlias(node)) return this.#alias(node, depth);
    const { anchor } = node as { anchor?: string };
    if (anchor === undefined) return this.#value(node, depth);
    const size = this.#values;
    const deepest = this.#deepest;
    this.#anchors.set(anchor, null);
    this.#deepest = depth;
    const value = this.#value(node, depth);
    const height = this.#deepest - depth;
    this.#anchors.set(anchor, { value, size: this.#values - size, height });
    this.#deepest = Math.max(deepest, this.#deepest);
    return value;
  }

  #alias(node: Node & { source: string }, depth: number): Value {
    const at = this.#at(node);
    const anchored = this.#anchors.get(node.source);
    const name = quoted(`*${node.source}`);
    if (anchored === null) return this.#refuse(at, `Alias ${name} stands inside what it repeats`);
    if (!anchored) {
      return this.#refuse(at, `Alias ${name} repeats an anchor nobody set`, 'UNKNOWN_ALIAS');
    }
    this.#count(at, anchored.size, depth + anchored.height);
    return { ...anchored.value, at };
  }

  #value(node: Node, depth: number): Value {
    const at = this.#at(node);
    this.#count(at, weight(node), depth);
    if (yamlPackage().isMap(node))
      return this.#table(node.items as readonly Pair<Node | null>[], at, depth);
    if (yamlPackage().isSeq(node)) {
      const items = node.items.map((item) => this.#read(item as Node, depth + 1));
      return { kind: 'list', items, at };
    }
    return yamlPackage().isScalar(node) ? scalar(node.value, node.source ?? '', at) : empty(at);
  }

  #table(pairs: readonly Pair<Node | null>[], at: Location, depth: number): Table {
    const fields = new Map<string, Field>();
    for (const pair of pairs) {
      const keyAt = pair.key ? this.#at(pair.key) : at;
      const key = this.#key(pair.key, depth);
      const node = pair.value as Node | null;
      const value = node && !isNothing(node) ? this.#read(node, depth + 1) : empty(keyAt);
      const field = { key, keyAt, value };
      if (fields.has(key)) this.duplicates.push(field);
      else fields.set(key, field);
    }
    return { kind: 'table', fields, at };
  }

  /** Keys are texts; of a key that is no scalar its source stands for it. */
  #key(node: Node | null, depth: number): string {
    if (!node) return '';
    if (!yamlPackage().isAlias(node)) this.#read(node, depth + 1);
    if (yamlPackage().isScalar(node))
      return typeof node.value === 'string' ? node.value : (node.source ?? '');
    const [start, end] = node.range ?? [0, 0];
    return this.#text.slice(start, end).trim();
  }

  #count(at: Location, size: number, depth: number): void {
    this.#values += size;
    this.#deepest = Math.max(this.#deepest, depth);
    if (depth > maximumDepth) this.#refuse(at, tooDeep);
    else if (this.#values > maximumValues) {
      this.#refuse(at, `There are more than ${maximumValues} values, aliases written out`);
    }
  }

  #at(node: Node): Location {
    const [start, end] = node.range ?? [0, 0];
    let last = Math.max(start, end);
    while (last > start && ' \t\r\n'.includes(this.#text[last - 1] ?? 'x')) last--;
    return this.#place(start, last);
  }

  #refuse(at: Location, message: string, code = 'TOO_MUCH'): Value {
    this.fault ??= { code, message, at };
    return empty(at);
  }
}

/** What is said of values nested beyond `maximumDepth`. */
export const tooDeep = `Values nest deeper than ${maximumDepth} levels`;

/** A value that is not written at all, such as that of `key:`. */
function isNothing(node: Node): boolean {
  const bare =
    yamlPackage().isScalar(node) &&
    node.value === null &&
    !node.source &&
    !node.anchor &&
    !node.tag;
  return bare && node.range?.[0] === node.range?.[1];
}

function empty(at: Location): Scalar {
  return { kind: 'null', value: null, source: '', at };
}

/** A scalar of a parsed value. */
export function scalar(value: unknown, source: string, at: Location): Scalar {
  if (value === null || value === undefined) return { kind: 'null', value: null, source, at };
  if (typeof value === 'string') return { kind: 'string', value, source, at };
  if (typeof value === 'boolean') return { kind: 'boolean', value, source, at };
  if (typeof value === 'number' && isExact(value, source)) {
    return { kind: 'number', value, source, at };
  }
  return { kind: 'other', value: source, source, at };
}

/** Digits beyond what a double holds, such as a commit id, would come back as other digits. */
function isExact(value: number, source: string): boolean {
  if (!Number.isFinite(value)) return false;
  return Number.isSafeInteger(value) || !/^[-+]?\d+$/.test(source);
}

function weight(node: Node): number {
  const text = yamlPackage().isScalar(node) ? (node.source ?? '') : '';
  return 1 + Math.floor(text.length / charactersPerValue);
}
