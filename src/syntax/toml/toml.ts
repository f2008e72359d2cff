import type { AST } from 'toml-eslint-parser';
import { msg } from '../../model/message.ts';
import { tomlPackage } from '../../model/packages.cjs';
import { LineMap, type Location } from '../../model/text/text.ts';
import type { Field, Table, Value } from '../../model/value/value.ts';
import { maxDepth, tooDeepMessage } from '../depth.ts';
import { type Parsed, parseFailure, type SyntaxFault } from '../parsed.ts';
import { scalar } from '../scalar.ts';
import { tomlFault } from './fault.ts';
import { tomlLimit } from './limits.ts';

/**
 * Parses TOML 1.1 (a superset of 1.0) with the location of every key and value. Never throws. Reads the
 * syntax tree, because `getStaticTOMLValue` of the library writes to `Object.prototype`.
 */
export function parseToml(path: string, text: string): Parsed {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text;
  const lines = new LineMap(source);
  const locate = (start: number, end: number): Location =>
    lines.locate(path, start, Math.max(start, end));
  const limit = tomlLimit(source);
  if (limit) {
    const { code, message, help, start, end } = limit;
    return parseFailure({ code, message, help, at: locate(start, end) });
  }
  const { ParseError, parseTOML } = tomlPackage();
  try {
    const reader = new Reader(source, locate);
    const root = reader.document(parseTOML(source).body[0]);
    return reader.fault
      ? parseFailure(reader.fault)
      : { root, faults: [], duplicates: [], merges: reader.merges };
  } catch (cause) {
    if (cause instanceof ParseError) {
      const { message, help, start, end } = tomlFault(source, cause);
      return parseFailure({ code: 'TOML', message, help, at: locate(start, end) });
    }
    const message = msg`A value is too long or nests too deep.`;
    return parseFailure({ code: 'TOO_MUCH', message, at: locate(0, 0) });
  }
}

type Key = AST.TOMLKey['keys'][number];
type OpenTable = Table & { readonly fields: Map<string, Field> };

class Reader {
  fault: SyntaxFault | null = null;
  readonly merges: Field[] = [];
  readonly #text: string;
  readonly #locate: (start: number, end: number) => Location;

  constructor(text: string, locate: (start: number, end: number) => Location) {
    this.#text = text;
    this.#locate = locate;
  }

  document(node: AST.TOMLTopLevelTable): Table {
    const root = table(this.#locate(0, 0));
    for (const entry of node.body) {
      if (entry.type === 'TOMLKeyValue') this.#pair(entry, root, 0);
      else this.#section(entry, root);
    }
    return root;
  }

  /** `[a.b]` or `[[a.b]]`; continues an existing section. */
  #section(node: AST.TOMLTable, root: OpenTable): void {
    const keys = node.key.keys;
    const lastKey = keys.at(-1);
    if (!lastKey) return;
    const parent = this.#parentTable(root, keys.slice(0, -1), 0);
    const at = this.#locationOf(node.key);
    const name = nameOf(lastKey);
    const existing = parent.fields.get(name)?.value;
    let target = existing?.kind === 'table' ? (existing as OpenTable) : table(at);
    if (node.kind === 'array') {
      target = table(at);
      const items = existing?.kind === 'list' ? (existing.items as Value[]) : [];
      items.push(target);
      if (!existing) this.#put(parent, lastKey, { kind: 'list', items, at });
    } else if (existing !== target) this.#put(parent, lastKey, target);
    for (const pair of node.body) this.#pair(pair, target, keys.length);
  }

  #pair(node: AST.TOMLKeyValue, table: OpenTable, depth: number): void {
    const keys = node.key.keys;
    const lastKey = keys.at(-1);
    if (!lastKey) return;
    const parent = this.#parentTable(table, keys.slice(0, -1), depth);
    this.#put(parent, lastKey, this.#value(node.value, depth + keys.length));
  }

  /** The table at the end of dotted keys; for a list of tables, the last one. */
  #parentTable(from: OpenTable, keys: readonly Key[], depth: number): OpenTable {
    let parent = from;
    for (const [level, key] of keys.entries()) {
      if (depth + level > maxDepth) return this.#rejectDepth(key);
      const existing = parent.fields.get(nameOf(key))?.value;
      const child = existing?.kind === 'list' ? existing.items.at(-1) : existing;
      if (child?.kind === 'table') parent = child as OpenTable;
      else {
        const next = table(this.#locationOf(key));
        this.#put(parent, key, next);
        parent = next;
      }
    }
    return parent;
  }

  #value(node: AST.TOMLContentNode, depth: number): Value {
    if (depth > maxDepth) return this.#rejectDepth(node);
    const at = this.#locationOf(node);
    switch (node.type) {
      case 'TOMLArray': {
        const items = node.elements.map((element) => this.#value(element, depth + 1));
        return { kind: 'list', items, at };
      }
      case 'TOMLInlineTable': {
        const child = table(at);
        for (const pair of node.body) this.#pair(pair, child, depth);
        return child;
      }
      default:
        return scalar(jsonOf(node), this.#source(node), at);
    }
  }

  #put(parent: OpenTable, key: Key, value: Value): void {
    const name = nameOf(key);
    const field = { key: name, keyAt: this.#locationOf(key), value };
    if (name !== '<<') parent.fields.set(name, field);
    else {
      parent.fields.set(name, { ...field, merge: true });
      this.merges.push(field);
    }
  }

  #locationOf({ range: [start, end] }: { readonly range: AST.Range }): Location {
    return this.#locate(start, end);
  }

  #source({ range: [start, end] }: { readonly range: AST.Range }): string {
    return this.#text.slice(start, end);
  }

  #rejectDepth(node: { readonly range: AST.Range }): OpenTable {
    const at = this.#locationOf(node);
    this.fault ??= { code: 'TOO_MUCH', message: tooDeepMessage, at };
    return table(at);
  }
}

function table(at: Location): OpenTable {
  return { kind: 'table', fields: new Map(), at };
}

function nameOf(key: Key): string {
  return key.type === 'TOMLBare' ? key.name : key.value;
}

/**
 * The JSON value; NaN for types without a JSON equivalent: dates, and whole floats,
 * since TOML distinguishes 1.0 from 1.
 */
function jsonOf(node: AST.TOMLValue): unknown {
  if (node.kind === 'integer') return node.bigint;
  const { kind, value } = node;
  if (kind === 'float') return Number.isInteger(value) ? Number.NaN : value;
  return value instanceof Date ? Number.NaN : value;
}
