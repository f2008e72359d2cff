import type { Problem } from '../model/finding.ts';
import { type Field, fields, items, type Table, toJson, type Value } from '../model/value/value.ts';

/** A manifest with expanded merge keys, and a problem for each. */
export interface Merged {
  readonly root: Table;
  readonly problems: readonly Problem[];
}

/**
 * Expands the merge keys of a manifest according to YAML 1.1: own keys win, then the first mapping of a list.
 * The result declares at least as much as any reader sees.
 */
export function withMerges(root: Table, merges: readonly Field[] = []): Merged {
  if (merges.length === 0) return { root, problems: [] };
  const places = new Map(merges.map((field) => [JSON.stringify(field.keyAt.range), field]));
  return { root: new Merger().table(root), problems: [...places.values()].map(problem) };
}

function problem({ keyAt, value }: Field): Problem {
  const message =
    'The manifest takes keys in through "<<": some readers merge them, others do not, so that they disagree on what the skill declares. Write the keys out.';
  return { rule: 'merge-key', message, at: keyAt, about: 'merge', value: toJson(value) };
}

type Parts = Pick<Table, 'fields' | 'repeated'>;

class Merger {
  /** By the fields of a table, shared between its aliases. */
  readonly #done = new Map<Table['fields'], Parts>();

  table(table: Table): Table {
    let parts = this.#done.get(table.fields);
    if (!parts) {
      parts = this.#parts(table);
      this.#done.set(table.fields, parts);
    }
    return { ...table, ...parts };
  }

  #value(value: Value): Value {
    if (value.kind === 'table') return this.table(value);
    if (value.kind !== 'list') return value;
    return { ...value, items: value.items.map((item) => this.#value(item)) };
  }

  #parts(table: Table): Parts {
    const written = [...fields(table), ...(table.repeated ?? [])];
    const own = new Map<string, Field>();
    const repeated: Field[] = [];
    for (const field of written.filter(({ merge }) => !merge)) {
      const inner = { ...field, value: this.#value(field.value) };
      if (own.has(field.key)) repeated.push(inner);
      else own.set(field.key, inner);
    }
    const all = new Map(own);
    for (const { value } of written.filter(({ merge }) => merge)) {
      const taken = this.#sources(value);
      // Readers disagree on the precedence of two merge keys.
      const both = [...taken.fields.values()].filter(({ key }) => all.has(key) && !own.has(key));
      repeated.push(...both, ...(taken.repeated ?? []).filter(({ key }) => !own.has(key)));
      for (const [key, field] of taken.fields) if (!all.has(key)) all.set(key, field);
    }
    return repeated.length > 0 ? { fields: all, repeated } : { fields: all };
  }

  /** The fields from one merge key; for a key in several mappings, the first wins. */
  #sources(value: Value): Parts {
    const tables = [value, ...items(value)].flatMap((one) =>
      one.kind === 'table' ? [this.table(one)] : [],
    );
    const all = new Map<string, Field>();
    for (const [key, field] of tables.flatMap((one) => [...one.fields])) {
      if (!all.has(key)) all.set(key, field);
    }
    return { fields: all, repeated: tables.flatMap(({ repeated }) => repeated ?? []) };
  }
}
