import type { Schema } from './schema.ts';

type Json = Record<string, unknown>;

/** A JSON Schema, or what is written like one, as a schema; references are looked up by the last part of their name. */
export function fromJsonSchema(
  json: unknown,
  definitions: Json = {},
  open = new Set<string>(),
): Schema {
  if (!isObject(json)) return { kind: 'unknown' };
  const name =
    String(json['$ref'] ?? json['ref'] ?? '')
      .split('/')
      .at(-1) ?? '';
  if (name !== '') {
    if (open.has(name)) return { kind: 'recursive' };
    const about = json['description'];
    const found = fromJsonSchema(definitions[name], definitions, new Set([...open, name]));
    return typeof about === 'string' ? { ...found, about } : found;
  }
  const inner = (one: unknown) => fromJsonSchema(one, definitions, open);
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => listOf(json[key]));
  const described = { about: String(json['description'] ?? ''), fallback: json['default'] };
  if (parts.length > 0 && !isObject(json['properties']))
    return { ...described, kind: 'union', of: parts.map(inner) };
  if (json['type'] === 'array' || json['items'] !== undefined)
    return {
      ...described,
      kind: 'array',
      of: isObject(json['items']) ? [inner(json['items'])] : [],
    };
  if (isObject(json['properties']))
    return { ...described, ...objectOf(json, inner), of: parts.map(inner) };
  if (isObject(json['additionalProperties']))
    return { ...described, kind: 'record', of: [inner(json['additionalProperties'])] };
  const values = listOf(json['enum'] ?? json['options']);
  if (json['const'] !== undefined)
    return { ...described, kind: 'literal', values: [json['const']] };
  if (values.length > 0) return { ...described, kind: 'enum', values: values.map(optionOf) };
  return { ...described, kind: String(json['type'] ?? 'unknown') };
}

function objectOf(json: Json, inner: (one: unknown) => Schema): Schema {
  const required = listOf(json['required']);
  const others = json['additionalProperties'];
  const fields = Object.entries(json['properties'] as Json).map(
    ([key, one]) => [key, { ...inner(one), isOptional: !required.includes(key) }] as const,
  );
  return {
    kind: 'object',
    fields: new Map(fields),
    others: others === false ? 'refused' : isObject(others) ? inner(others) : 'kept',
  };
}

function optionOf(option: unknown): unknown {
  return isObject(option) && 'value' in option ? option['value'] : option;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
