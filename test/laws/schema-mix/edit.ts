import type { Json } from '../../../src/model/value/value.ts';
import type { Random } from './random.ts';
import { anySchema, type Depth, type Node, names, ofKind, patterns } from './schemas.ts';

/** The schema with one small difference at any depth. */
export function editSchema(random: Random, schema: Json, depth: Depth): Json {
  if (!isNode(schema)) return anySchema(random, depth);
  const keywords = Object.keys(schema);
  const keyword = random.pick(keywords);
  if (keywords.length === 0 || random.once(4)) return { ...schema, ...another(random, depth) };
  if (keyword !== '$defs' && random.once(6)) return without(schema, keyword);
  return { ...schema, [keyword]: changed(random, keyword, schema[keyword] as Json, depth) };
}

function another(random: Random, depth: Depth): Node {
  const kind = random.pick(['string', 'number', 'array', 'object', 'enum']);
  const fresh = ofKind(random, kind, depth);
  const keyword = random.pick(Object.keys(fresh));
  return { [keyword]: fresh[keyword] as Json };
}

function without(schema: Node, keyword: string): Node {
  const { [keyword]: _, ...rest } = schema;
  return rest;
}

const listed = new Set(['enum', 'required', 'prefixItems', 'allOf', 'anyOf', 'oneOf']);
const named = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

function changed(random: Random, keyword: string, value: Json, depth: Depth): Json {
  const deeper = { ...depth, left: depth.left - 1 };
  if (keyword === 'pattern') return random.pick(patterns);
  if (keyword === 'type') return changedType(random, value);
  if (keyword === 'uniqueItems') return !value;
  if (keyword === 'dependentRequired') return { [random.pick(names)]: [random.pick(names)] };
  if (keyword === 'multipleOf') return random.pick([1, 2, 3, 0.5, 6]);
  if (typeof value === 'number') return Math.max(0, value + random.pick([-1, 1, 2]));
  if (keyword === 'const') return random.pick(['a', 1, 'b', true]);
  if (named.has(keyword) && isNode(value)) return changedEntry(random, keyword, value, deeper);
  if (listed.has(keyword) && Array.isArray(value)) {
    return changedList(random, keyword, value, deeper);
  }
  if (isNode(value) || typeof value === 'boolean') return editSchema(random, value, deeper);
  return value;
}

function changedType(random: Random, value: Json): Json {
  const list = [value].flat() as Json[];
  const more = random.pick(['string', 'integer', 'number', 'object', 'array', 'null', 'boolean']);
  if (random.once(2) || list.length === 1) return [...new Set([...list, more])];
  return list.slice(1);
}

function changedEntry(random: Random, keyword: string, value: Node, depth: Depth): Node {
  const key = random.pick(Object.keys(value));
  const isFixed = keyword === '$defs';
  if (key !== undefined && !isFixed && random.once(4)) return without(value, key);
  if (key === undefined || (!isFixed && random.once(3))) {
    return { ...value, [random.pick(names)]: anySchema(random, depth) };
  }
  return { ...value, [key]: editSchema(random, value[key] as Json, depth) };
}

function changedList(random: Random, keyword: string, value: readonly Json[], depth: Depth): Json {
  const position = random.below(value.length);
  const holdsSchemas = keyword !== 'enum' && keyword !== 'required';
  const fresh = () => {
    if (keyword === 'required') return random.pick(names);
    return holdsSchemas ? anySchema(random, depth) : random.pick(['a', 'b', 'ab', 1, 2, null, []]);
  };
  if (value.length > 1 && random.once(3)) return value.filter((_, index) => index !== position);
  if (random.once(2)) return [...new Set([...value, fresh()])];
  const other = holdsSchemas ? editSchema(random, value[position] as Json, depth) : fresh();
  return [...new Set(value.map((item, index) => (index === position ? other : item)))];
}

export function isNode(value: Json | undefined): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
