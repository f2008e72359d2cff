import { canonical } from '../../model/value/canonical.ts';
import { isObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';
import { mapNested, nestedSchemas } from './nested.ts';

/** A changed default of a property or of list entries. */
export interface DefaultChange {
  /** The position in the value, as in `author.mail` or `tags[]`. */
  readonly name: string;
  /** The position in the schema, as in `properties.author.properties.mail.default`. */
  readonly keyword: string;
  /** Undefined if absent. */
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** The changed defaults in the common parts of two schemas. */
export function changedDefaults(before: Json, after: Json): readonly DefaultChange[] {
  const nodesAfter = new Map(nodesOf(after).map((node) => [node.keyword, node]));
  return nodesOf(before).flatMap(({ name, keyword, defaultValue }) => {
    const nodeAfter = nodesAfter.get(keyword);
    if (!nodeAfter || textOf(defaultValue) === textOf(nodeAfter.defaultValue)) return [];
    return [
      { name, keyword: `${keyword}default`, before: defaultValue, after: nodeAfter.defaultValue },
    ];
  });
}

/** A schema without its defaults, which reject no value. */
export function withoutDefaults(schema: Json, depth = 0): Json {
  if (!isObject(schema) || depth > maxDepth) return schema;
  const { default: _default, ...rest } = schema;
  return mapNested(rest, (nested) => withoutDefaults(nested.schema, depth + 1));
}

const maxDepth = 64;

interface Node {
  readonly name: string;
  readonly keyword: string;
  readonly defaultValue: Json | undefined;
}

/** A schema and all within it. */
function nodesOf(schema: Json, name = '', keyword = '', depth = 0): Node[] {
  if (!isObject(schema) || depth > maxDepth) return [];
  const defaultValue = Object.hasOwn(schema, 'default') ? schema['default'] : undefined;
  return [
    { name: name.replace(/^\./, ''), keyword, defaultValue },
    ...nestedSchemas(schema).flatMap(({ schema: inner, keys, part }) =>
      nodesOf(inner, name + part, `${keyword}${keys.join('.')}.`, depth + 1),
    ),
  ];
}

function textOf(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : canonical(value);
}
