import type { Problem } from '../model/finding.ts';
import { code, msg } from '../model/message.ts';
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
  const byLocation = new Map(merges.map((field) => [JSON.stringify(field.keyAt.range), field]));
  return { root: new Merger().table(root), problems: [...byLocation.values()].map(problem) };
}

function problem({ keyAt, value }: Field): Problem {
  const message = msg`Merge key ${code('<<')}. Only some readers merge the keys.`;
  const help = msg`Write the keys out.`;
  return { rule: 'merge-key', message, help, at: keyAt, about: 'merge', value: toJson(value) };
}

type Parts = Pick<Table, 'fields' | 'repeated'>;

class Merger {
  /** By the fields of a table, shared between its aliases. */
  readonly #cache = new Map<Table['fields'], Parts>();

  table(table: Table): Table {
    let parts = this.#cache.get(table.fields);
    if (!parts) {
      parts = this.#parts(table);
      this.#cache.set(table.fields, parts);
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
    const ownFields = new Map<string, Field>();
    const repeated: Field[] = [];
    for (const field of written.filter(({ merge }) => !merge)) {
      const inner = { ...field, value: this.#value(field.value) };
      if (ownFields.has(field.key)) repeated.push(inner);
      else ownFields.set(field.key, inner);
    }
    const allFields = new Map(ownFields);
    for (const { value } of written.filter(({ merge }) => merge)) {
      const mergedParts = this.#sources(value);
      // Readers disagree on the precedence of two merge keys.
      const conflicting = [...mergedParts.fields.values()].filter(
        ({ key }) => allFields.has(key) && !ownFields.has(key),
      );
      repeated.push(
        ...conflicting,
        ...(mergedParts.repeated ?? []).filter(({ key }) => !ownFields.has(key)),
      );
      for (const [key, field] of mergedParts.fields)
        if (!allFields.has(key)) allFields.set(key, field);
    }
    return repeated.length > 0 ? { fields: allFields, repeated } : { fields: allFields };
  }

  /** The fields from one merge key; for a key in several mappings, the first wins. */
  #sources(value: Value): Parts {
    const tables = [value, ...items(value)].flatMap((source) =>
      source.kind === 'table' ? [this.table(source)] : [],
    );
    const allFields = new Map<string, Field>();
    for (const [key, field] of tables.flatMap((table) => [...table.fields])) {
      if (!allFields.has(key)) allFields.set(key, field);
    }
    return { fields: allFields, repeated: tables.flatMap(({ repeated }) => repeated ?? []) };
  }
}
