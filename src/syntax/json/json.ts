import type { MemberNode, ValueNode } from '@humanwhocodes/momoa';
import { jsonPackage } from '../../model/packages.cjs';
import { LineMap, type Location } from '../../model/text/text.ts';
import type { Field, Table, Value } from '../../model/value/value.ts';
import { findTooDeepBracket } from '../brackets.ts';
import { tooDeepMessage } from '../depth.ts';
import { type Parsed, parseFailure, type Repeated } from '../parsed.ts';
import { scalar } from '../scalar.ts';
import { jsonFault } from './fault.ts';
import { findJsonStop } from './stop.ts';

/**
 * Parses strict JSON (RFC 8259) with the location of every key and value. Never throws. For a text inside a
 * larger file, pass its `offset` and the file's `lines`.
 */
export function parseJson(
  path: string,
  text: string,
  offset = 0,
  lines = new LineMap(text),
): Parsed {
  const locate = (start: number, end: number): Location =>
    lines.locate(path, offset + start, offset + end);
  const tooDeepAt = findTooDeepBracket(text);
  if (tooDeepAt !== null) {
    return parseFailure({
      code: 'TOO_MUCH',
      message: tooDeepMessage,
      at: locate(tooDeepAt, tooDeepAt + 1),
    });
  }
  const stop = findJsonStop(text);
  if (stop) {
    const { message, help, start, end } = jsonFault(text, stop);
    return parseFailure({ code: 'JSON', message, help, at: locate(start, end) });
  }
  const reader = new Reader(text, locate);
  const root = reader.value(jsonPackage().parse(text).body);
  return { root, faults: [], duplicates: reader.duplicates, merges: reader.merges };
}

class Reader {
  readonly duplicates: Repeated[] = [];
  readonly merges: Field[] = [];
  readonly #text: string;
  readonly #locate: (start: number, end: number) => Location;

  constructor(text: string, locate: (start: number, end: number) => Location) {
    this.#text = text;
    this.#locate = locate;
  }

  value(node: ValueNode): Value {
    const at = this.#locationOf(node);
    switch (node.type) {
      case 'Object':
        return this.#table(node.members, at);
      case 'Array': {
        const items = node.elements.map((element) => this.value(element.value));
        return { kind: 'list', items, at };
      }
      case 'String':
      case 'Number':
      case 'Boolean':
        return scalar(node.value, this.#source(node), at);
      default:
        return scalar(null, this.#source(node), at);
    }
  }

  #table(members: readonly MemberNode[], at: Location): Table {
    const fields = new Map<string, Field>();
    const repeated: Field[] = [];
    for (const { name, value } of members) {
      const key = name.type === 'String' ? name.value : this.#source(name);
      const named = { key, keyAt: this.#locationOf(name), value: this.value(value) };
      const field: Field = key === '<<' ? { ...named, merge: true } : named;
      const first = fields.get(key);
      if (field.merge) this.merges.push(field);
      if (first) this.duplicates.push({ ...field, first });
      if (first) repeated.push(field);
      else fields.set(key, field);
    }
    return repeated.length > 0
      ? { kind: 'table', fields, at, repeated }
      : { kind: 'table', fields, at };
  }

  #locationOf({ loc }: { readonly loc: ValueNode['loc'] }): Location {
    return this.#locate(loc.start.offset, loc.end.offset);
  }

  #source({ loc }: { readonly loc: ValueNode['loc'] }): string {
    return this.#text.slice(loc.start.offset, loc.end.offset);
  }
}
