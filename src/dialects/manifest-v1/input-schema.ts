import type { Location } from '../../model/text/text.ts';
import { code, formatValue, joinWithOr } from '../../model/value/format-value.ts';
import { fields, get, items, type Table, text, type Value } from '../../model/value/value.ts';

/** A schema of an input, or a nested schema; `path` is '' for the outermost schema. */
export interface Subschema {
  readonly value: Value;
  readonly path: string;
}

/** An invalid part of a schema, or a part outside the subset of ADR-002. */
export interface SchemaFault {
  /** The path of the keyword from the outermost schema. */
  readonly path: string;
  /** The rest of a sentence that starts with the path. */
  readonly problem: string;
  readonly at: Location;
}

const typeNames = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

const knownKeywords: ReadonlySet<string> = new Set([
  ...['type', 'pattern', 'minimum', 'maximum', 'items', 'properties', 'default', 'enum'],
  // An annotation, so harmless.
  'description',
]);

/** A schema and all nested schemas. */
export function* subschemas(value: Value, path = ''): Iterable<Subschema> {
  yield { value, path };
  const inner = get(value, 'items');
  if (inner) yield* subschemas(inner, joinPath(path, 'items'));
  for (const { key, value: property } of fields(get(value, 'properties'))) {
    yield* subschemas(property, joinPath(path, `properties.${key}`));
  }
}

/** The faults of one schema, without those of nested schemas. */
export function schemaFaults({ value, path }: Subschema): readonly SchemaFault[] {
  if (value.kind !== 'table') {
    const problem = `is ${formatValue(value)}. Write a mapping such as \`{type: string}\``;
    return [{ path, problem: problem, at: value.at }];
  }
  const faults = fields(value).flatMap(({ key, value: keywordValue }) => {
    const problem = keywordProblem(key, keywordValue);
    return problem === undefined
      ? []
      : [{ path: joinPath(path, key), problem, at: keywordValue.at }];
  });
  return [...faults, ...crossedBounds(value, path)];
}

/** The keywords and forms of `type` in one schema that are outside ADR-002. */
export function foreignKeywords({ value, path }: Subschema): readonly SchemaFault[] {
  const unknown = fields(value).filter(({ key }) => !knownKeywords.has(key));
  const type = get(value, 'type');
  const faults = unknown.map(({ key, keyAt }) => ({
    path: joinPath(path, key),
    problem: `is not one of the supported keywords (${[...knownKeywords].slice(0, -1).map(code).join(', ')}), so runtimes ignore it. Use one of these, or let the instructions of the skill check the value`,
    at: keyAt,
  }));
  if (!type || keywordProblem('type', type) !== undefined || typeNames.includes(text(type) ?? '')) {
    return faults;
  }
  const problem = `is ${formatValue(type)}, but the supported types are only ${joinWithOr(typeNames.map(code))}`;
  return [...faults, { path: joinPath(path, 'type'), problem: problem, at: type.at }];
}

function joinPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function keywordProblem(key: string, value: Value): string | undefined {
  switch (key) {
    case 'type':
      return isType(value)
        ? undefined
        : `is ${formatValue(value)}, which is no type of JSON Schema: validators stop with an error. Write ${joinWithOr(typeNames.map(code))}`;
    case 'pattern':
    case 'description':
      return value.kind === 'string' ? undefined : `is ${formatValue(value)}. Write a string`;
    case 'minimum':
    case 'maximum':
      return isNumber(value) ? undefined : `is ${formatValue(value)}. Write a number`;
    case 'enum':
      return items(value).length > 0 ? undefined : `${formatEnum(value)}. List at least one value`;
    case 'properties':
      return value.kind === 'table'
        ? undefined
        : `is ${formatValue(value)}. Write a mapping of names to schemas`;
    default:
      return undefined;
  }
}

/** Whether a value is a number, even beyond doubles. */
function isNumber(value: Value): boolean {
  return value.kind === 'number' || (value.kind === 'other' && /^[-+]?\d+$/.test(value.source));
}

function formatEnum(value: Value): string {
  return value.kind === 'list' ? 'is an empty list' : `is ${formatValue(value)}`;
}

/** JSON Schema also allows the type `null` and lists of types. */
function isType(value: Value): boolean {
  const typeValues = value.kind === 'list' ? value.items : [value];
  const isKnown = (typeValue: Value) => [...typeNames, 'null'].includes(text(typeValue) ?? '');
  return typeValues.length > 0 && typeValues.every(isKnown);
}

function crossedBounds(schema: Table, path: string): readonly SchemaFault[] {
  const [minimum, maximum] = [get(schema, 'minimum'), get(schema, 'maximum')];
  if (minimum?.kind !== 'number' || maximum?.kind !== 'number') return [];
  const [low, high] = [Number(minimum.value), Number(maximum.value)];
  const at = minimum.at;
  const bounds = (relation: string, number: string) =>
    `is ${code(minimum.source)}, ${relation} the maximum ${code(maximum.source)}, so no ${number} fits`;
  const fault = (problem: string) => [{ path: joinPath(path, 'minimum'), problem, at }];
  if (low > high) return fault(bounds('above', 'number'));
  const isEmpty = acceptsIntegersOnly(schema) && Math.ceil(low) > Math.floor(high);
  return isEmpty ? fault(bounds('with no integer between it and', 'value')) : [];
}

/** Whether each type of a schema is `integer`. */
function acceptsIntegersOnly(schema: Table): boolean {
  const type = get(schema, 'type');
  const types = type?.kind === 'list' ? type.items : type ? [type] : [];
  return types.length > 0 && types.every((value) => text(value) === 'integer');
}
