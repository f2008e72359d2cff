import { canonical } from '../model/canonical.ts';
import type { Json } from '../model/value.ts';
import { isObject, type Kind, readSchema, type Schema } from './schema.ts';

/**
 * Whether a value is valid under a schema of the ADR-002 subset; null when that cannot be told:
 * nothing else refuses it, but a keyword or pattern beyond the subset might.
 */
export function accepts(schema: Json, value: Json): boolean | null {
  return admits(readSchema(schema), value);
}

/** `accepts`, of a schema that has been read. */
export function admits(schema: Schema, value: Json): boolean | null {
  const { members } = schema;
  const kind = kindOf(value);
  if (!schema.admits.has(kind)) return false;
  if (members && !members.texts.has(canonical(value))) return false;
  const inner = admitsWithin(schema, value);
  return inner === true && schema.opaque.size > 0 ? null : inner;
}

function admitsWithin(schema: Schema, value: Json): boolean | null {
  if (typeof value === 'number') {
    if (schema.integersOnly && !Number.isInteger(value)) return false;
    return value >= schema.minimum && value <= schema.maximum;
  }
  if (typeof value === 'string') return schema.pattern ? schema.pattern.test(value) : true;
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? all(value, (item: Json) => admits(items, item)) : true;
  }
  if (!isObject(value)) return true;
  return all(schema.properties, ([name, property]) =>
    Object.hasOwn(value, name) ? admits(property, value[name] ?? null) : true,
  );
}

/** Refused when one is refused, else unknown when one is unknown. */
function all<T>(values: Iterable<T>, test: (value: T) => boolean | null): boolean | null {
  let result: boolean | null = true;
  for (const value of values) {
    const one = test(value);
    if (one === false) return false;
    if (one === null) result = null;
  }
  return result;
}

function kindOf(value: Json): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}
