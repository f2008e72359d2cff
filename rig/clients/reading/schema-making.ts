import type { Evaluator } from './evaluate.ts';
import type { Schema } from './schema.ts';
import { asSchema, plainOf, unknown, type Value } from './value.ts';

/** What the functions of Zod make, by their names, where the library is not bundled under other names. */
export const zodKinds: Readonly<Record<string, { kind: string; others: Schema['others'] }>> = {
  ...Object.fromEntries(
    [
      'string',
      'number',
      'boolean',
      'any',
      'unknown',
      'never',
      'null',
      'undefined',
      'array',
      'record',
      'tuple',
      'union',
      'enum',
      'literal',
    ].map((kind) => [kind, { kind, others: 'dropped' as const }]),
  ),
  object: { kind: 'object', others: 'dropped' },
  strictObject: { kind: 'object', others: 'refused' },
  looseObject: { kind: 'object', others: 'kept' },
  discriminatedUnion: { kind: 'union', others: 'dropped' },
  nativeEnum: { kind: 'enum', others: 'dropped' },
  partialRecord: { kind: 'record', others: 'dropped' },
  preprocess: { kind: 'pipe', others: 'dropped' },
};

export function fieldsOf(value: Value, of: Evaluator): Map<string, Schema> {
  if (value.is === 'schema') return new Map(value.schema.fields ?? []);
  if (value.is !== 'object') return new Map();
  return new Map([...value.fields].map(([key, one]) => [key, asSchema(of.force(one))]));
}

/** The schema that a function of the library makes of its arguments. */
export function made(
  { kind, others }: { kind: string; others: Schema['others'] },
  args: Value[],
  of: Evaluator,
): Schema {
  const forced = args.map((arg) => of.force(arg));
  const [first, second] = forced;
  switch (kind) {
    case 'object':
      return { kind, others, fields: first ? fieldsOf(first, of) : new Map() };
    case 'array':
    case 'lazy':
      return kind === 'lazy' && first
        ? asSchema(first)
        : { kind, of: first ? [asSchema(first)] : [] };
    case 'record': {
      const keys = second === undefined ? undefined : asSchema(first ?? unknown('record')).values;
      return { kind, keys, of: [asSchema(second ?? first ?? unknown('record'))] };
    }
    case 'union': {
      const options = [first, second].find((one) => one?.is === 'list');
      return {
        kind,
        of: options?.is === 'list' ? options.items.map((one) => asSchema(of.force(one))) : [],
      };
    }
    case 'tuple':
      return {
        kind,
        of: first?.is === 'list' ? first.items.map((one) => asSchema(of.force(one))) : [],
      };
    case 'pipe':
      return second?.is === 'schema' ? second.schema : { kind };
    case 'enum':
    case 'literal': {
      const value = plainOf(first);
      const values = Array.isArray(value)
        ? value
        : typeof value === 'object' && value
          ? Object.values(value)
          : [value];
      return { kind, values };
    }
    default:
      return { kind };
  }
}

/** The schema that a method of a schema gives. */
export function changed(
  schema: Schema,
  method: string,
  args: () => Value[],
  of: Evaluator,
): Schema {
  const first = () => of.force(args()[0]);
  const fields = () => new Map(schema.fields ?? []);
  switch (method) {
    case 'optional':
    case 'nullish':
      return { ...schema, isOptional: true };
    case 'default':
    case 'prefault':
    case 'catch':
      return method === 'catch'
        ? { ...schema, isForgiven: true }
        : { ...schema, isOptional: true, fallback: plainOf(first()) };
    case 'describe':
      return { ...schema, about: String(plainOf(first())) };
    case 'meta':
      return {
        ...schema,
        about: String(
          (plainOf(first()) as { description?: string })?.description ?? schema.about ?? '',
        ),
      };
    case 'loose':
    case 'passthrough':
      return { ...schema, others: 'kept' };
    case 'strict':
      return { ...schema, others: 'refused' };
    case 'strip':
      return { ...schema, others: 'dropped' };
    case 'catchall': {
      const inner = asSchema(first());
      return {
        ...schema,
        others: inner.kind === 'never' ? 'refused' : inner.kind === 'unknown' ? 'kept' : inner,
      };
    }
    case 'extend':
    case 'safeExtend':
    case 'merge':
      return { ...schema, fields: new Map([...fields(), ...fieldsOf(first(), of)]) };
    case 'omit': {
      const gone = Object.keys((plainOf(first()) as object) ?? {});
      return { ...schema, fields: new Map([...fields()].filter(([key]) => !gone.includes(key))) };
    }
    case 'pick': {
      const kept = Object.keys((plainOf(first()) as object) ?? {});
      return { ...schema, fields: new Map([...fields()].filter(([key]) => kept.includes(key))) };
    }
    case 'partial':
      return {
        ...schema,
        fields: new Map([...fields()].map(([key, one]) => [key, { ...one, isOptional: true }])),
      };
    case 'or':
      return { kind: 'union', of: [schema, asSchema(first())] };
    case 'and':
      return { kind: 'intersection', of: [schema, asSchema(first())] };
    case 'array':
      return { kind: 'array', of: [schema] };
    case 'pipe': {
      const out = asSchema(first());
      return schema.fields ? schema : out.kind.startsWith('?') ? schema : out;
    }
    default:
      return schema;
  }
}
