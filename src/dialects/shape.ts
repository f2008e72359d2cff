import type { Validator, ValidatorError } from '../generated/validators.cjs';
import type { Draft } from '../model/finding.ts';
import { code, type Insert, list, type Message, msg, valuePart, words } from '../model/message.ts';
import {
  get,
  type Json,
  mapScalars,
  parsePointer,
  resolvePointer,
  type Scalar,
  text,
  toJson,
  type Value,
} from '../model/value/value.ts';
import { shownValue } from '../model/words/shown-value.ts';

/** More shape faults per manifest are not useful. */
const maxDrafts = 20;

/** Keywords that only repeat the errors of their branches. */
const wrappers: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', 'not', 'if']);

const typeLabels: Readonly<Record<string, Message>> = {
  string: msg`a string`,
  number: msg`a number`,
  integer: msg`a whole number`,
  boolean: msg`${code('true')} or ${code('false')}`,
  array: msg`a list`,
  object: msg`a mapping`,
  null: msg`nothing`,
};

/**
 * The schema faults of a manifest with messages and locations, one draft per fault. Skips faults at
 * `excludedPaths` (dotted; `*` is any key, `[]` any item) except missing keys. `toValue` converts the
 * manifest for the schema.
 */
export function shapeDrafts(
  root: Value,
  validate: Validator,
  excludedPaths: readonly string[] = [],
  toValue: (root: Value) => Json = toDoubles,
): readonly Draft[] {
  if (validate(toValue(root))) return [];
  const paths = excludedPaths.map((path) => path.split('.'));
  const faults = new Map<string, ValidatorError[]>();
  for (const error of validate.errors ?? []) {
    if (wrappers.has(error.keyword) || isUnderAny(error.instancePath, paths)) continue;
    const key = `${error.instancePath}\0${error.params['missingProperty'] ?? ''}`;
    const sameField = faults.get(key);
    if (sameField) sameField.push(error);
    else faults.set(key, [error]);
  }
  const faultGroups = [...faults.values()];
  const drafts = faultGroups.slice(0, maxDrafts).map((errors) => draftOf(root, errors));
  const firstOmitted = faultGroups[maxDrafts];
  return firstOmitted
    ? [...drafts, remainingDraft(draftOf(root, firstOmitted), faultGroups.length - maxDrafts)]
    : drafts;
}

/** The plain value as validators read it: numbers are doubles. */
function toDoubles(value: Value): Json {
  return mapScalars(value, asDouble);
}

/** The same, with NaN for types outside JSON, such as TOML dates, which are not strings. */
export function toTypedJson(value: Value): Json {
  return mapScalars(value, (scalar) => (scalar.kind === 'other' ? Number.NaN : asDouble(scalar)));
}

function asDouble({ value }: Scalar): Json {
  return typeof value === 'bigint' ? Number(value) : value;
}

/** Whether a pointer is at or below one of some paths. */
function isUnderAny(pointer: string, paths: readonly (readonly string[])[]): boolean {
  const keys = parsePointer(pointer);
  return paths.some(
    (path) =>
      path.length <= keys.length &&
      path.every((part, index) => part === '*' || part === '[]' || part === keys[index]),
  );
}

function remainingDraft({ at }: Draft, count: number): Draft {
  const message =
    count === 1 ? msg`1 more field has a fault.` : msg`${count} more fields have faults.`;
  return { message, at, about: 'more' };
}

function draftOf(root: Value, errors: readonly ValidatorError[]): Draft {
  const pointer = errors[0]?.instancePath ?? '';
  const { value, keyAt } = resolvePointer(root, pointer);
  const field = fieldName(root, pointer);
  const missing = errors[0]?.params['missingProperty'];
  if (missing !== undefined) {
    const key = code(String(missing));
    const message = field === '' ? msg`Missing ${key}.` : msg`Missing ${key} in ${code(field)}.`;
    return { message, at: keyAt, about: `${field}.${missing}` };
  }
  const isScalar = value.kind !== 'list' && value.kind !== 'table';
  return {
    ...describeFault(field === '' ? words('The manifest') : code(field), value, errors),
    at: value.at,
    about: field,
    value: isScalar ? toJson(value) : undefined,
  };
}

/** An integer of TOML; integers beyond doubles have the kind `other`. */
const wholeNumber = /^(?:[+-]?\d[\d_]*|0[xob][\da-f_]+)$/i;

function describeFault(
  subject: Insert,
  value: Value,
  errors: readonly ValidatorError[],
): Pick<Draft, 'message' | 'help'> {
  const shown = value.kind === 'string' && isBlank(value) ? words('empty') : shownValue(value);
  const message = msg`${subject} is ${shown}.`;
  for (const [bound, word] of [['minimum', 'least'] as const, ['maximum', 'most'] as const]) {
    const limit = errors.find(({ keyword }) => keyword === bound)?.params['limit'];
    if (limit === undefined) continue;
    return { message, help: msg`Write a number of at ${words(word)} ${Number(limit)}.` };
  }
  if (errors.some(({ keyword }) => keyword === 'minProperties'))
    return { message: msg`${subject} is empty.`, help: msg`Write at least one entry.` };
  if (value.kind === 'other' && wholeNumber.test(value.source))
    return { message: msg`${subject} is too large: ${shown}.`, help: msg`Write a smaller number.` };
  const allowed = new Map(
    errors.flatMap(describeAllowed).map((form) => [JSON.stringify(form), form] as const),
  );
  return {
    message,
    help: msg`Write ${list([...allowed.values()], { limit: allowed.size, last: 'or' })}.`,
  };
}

/** Descriptions of our schemas' patterns. */
const patternLabels: Readonly<Record<string, Message>> = {
  '#/$defs/semver/pattern': msg`a semantic version such as ${code('1.2.0')}`,
};

function describeAllowed({ keyword, params, schemaPath }: ValidatorError): readonly Insert[] {
  const form = patternLabels[schemaPath];
  if (form !== undefined) return [form];
  if (keyword === 'enum')
    return toArray(params['allowedValues']).map((allowed) => valuePart(allowed as Json));
  if (keyword === 'type')
    return toArray(params['type']).flatMap((type) => typeLabels[String(type)] ?? []);
  return [keyword === 'minItems' ? words('at least one value') : words('a string')];
}

function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isBlank(value: Value): boolean {
  return (text(value) ?? '').trim() === '';
}

/**
 * A pointer in readable form, `inputs.required[topic].schema`: list entries by name, so the field keeps its
 * identity when the list grows. Quotes keys with dots.
 */
export function fieldName(root: Value, pointer: string): string {
  let value: Value | undefined = root;
  let name = '';
  for (const segment of parsePointer(pointer)) {
    if (value?.kind === 'list') {
      value = value.items[Number(segment)];
      name += `[${entryName(value) ?? segment}]`;
    } else {
      value = get(value, segment);
      const key = segment.includes('.') ? `"${segment}"` : segment;
      name += name === '' ? key : `.${key}`;
    }
  }
  return name;
}

function entryName(value: Value | undefined): string | undefined {
  const named = ['name', 'cmd', 'path', 'pattern'].map((key) => text(get(value, key)));
  return named.find((name) => name !== undefined && name.trim() !== '');
}
