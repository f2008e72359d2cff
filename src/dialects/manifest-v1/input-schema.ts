import { code, type Message, msg } from '../../model/message.ts';
import type { Location } from '../../model/text/text.ts';
import { wordList } from '../../model/text/word-list.ts';
import { fields, get, items, type Table, text, type Value } from '../../model/value/value.ts';
import { oneOf } from '../../model/words/codes.ts';
import { shownValue } from '../../model/words/shown-value.ts';

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
  readonly clause: Message;
  readonly help?: Message | undefined;
  readonly at: Location;
}

const mappingHelp = msg`Write a mapping such as ${code('{type: string}')}.`;

const typeNames = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

const knownKeywords: ReadonlySet<string> = new Set(
  // `description` is an annotation, so harmless.
  wordList('type pattern minimum maximum items properties default enum description'),
);

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
    if (isBoolean({ value, path })) return [];
    const clause = msg`is ${shownValue(value)}, not a mapping`;
    return [{ path, clause, help: mappingHelp, at: value.at }];
  }
  const faults = fields(value).flatMap(({ key, value: keywordValue }) => {
    const fault = keywordFault(key, keywordValue);
    return fault ? [{ ...fault, path: joinPath(path, key), at: keywordValue.at }] : [];
  });
  return [...faults, ...crossedBounds(value, path)];
}

/** A nested `true` or `false`: JSON Schema, but outside of ADR-002. */
function isBoolean({ value, path }: Subschema): boolean {
  return value.kind === 'boolean' && path !== '';
}

/** The keywords and forms of schemas and `type` in one schema that are outside ADR-002. */
export function foreignKeywords({ value, path }: Subschema): readonly SchemaFault[] {
  if (isBoolean({ value, path })) {
    const clause = msg`is ${shownValue(value)}, not a mapping`;
    return [{ path, clause, help: mappingHelp, at: value.at }];
  }
  const unknown = fields(value).filter(({ key }) => !knownKeywords.has(key));
  const type = get(value, 'type');
  const faults = unknown.map(({ key, keyAt }) => ({
    path: joinPath(path, key),
    clause: msg`is not a supported keyword`,
    help: msg`Use ${oneOf([...knownKeywords].slice(0, -1))}.`,
    at: keyAt,
  }));
  if (!type || keywordFault('type', type) || typeNames.includes(text(type) ?? '')) return faults;
  const clause = msg`is ${shownValue(type)}, not a supported type`;
  return [...faults, { path: joinPath(path, 'type'), clause, help: oneType, at: type.at }];
}

const oneType = msg`Write ${oneOf(typeNames)}.`;

function joinPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

type KeywordFault = Pick<SchemaFault, 'clause' | 'help'>;

function keywordFault(key: string, value: Value): KeywordFault | undefined {
  const shown = shownValue(value);
  switch (key) {
    case 'type':
      return isType(value)
        ? undefined
        : { clause: msg`is ${shown}, not a type of JSON Schema`, help: oneType };
    case 'pattern':
    case 'description':
      return value.kind === 'string' ? undefined : { clause: msg`is ${shown}, not a string` };
    case 'minimum':
    case 'maximum':
      return isNumber(value) ? undefined : { clause: msg`is ${shown}, not a number` };
    case 'enum':
      if (items(value).length > 0) return undefined;
      return value.kind === 'list'
        ? { clause: msg`is empty`, help: msg`List at least one value.` }
        : { clause: msg`is ${shown}, not a list` };
    case 'properties':
      return value.kind === 'table' ? undefined : { clause: msg`is ${shown}, not a mapping` };
    default:
      return undefined;
  }
}

/** Whether a value is a number, even beyond doubles. */
function isNumber(value: Value): boolean {
  return value.kind === 'number' || (value.kind === 'other' && /^[-+]?\d+$/.test(value.source));
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
  const [from, to] = [shownValue(minimum), shownValue(maximum)];
  const fault = (clause: Message) => [{ path: joinPath(path, 'minimum'), clause, at }];
  if (low > high) return fault(msg`is ${from}, above the maximum ${to}`);
  const isEmpty = acceptsIntegersOnly(schema) && Math.ceil(low) > Math.floor(high);
  return isEmpty ? fault(msg`is ${from}: no integer up to the maximum ${to}`) : [];
}

/** Whether each type of a schema is `integer`. */
function acceptsIntegersOnly(schema: Table): boolean {
  const type = get(schema, 'type');
  const types = type?.kind === 'list' ? type.items : type ? [type] : [];
  return types.length > 0 && types.every((value) => text(value) === 'integer');
}
