import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { type Budget, spend } from '../budget.ts';
import { all, negated, type Truth } from '../truth.ts';
import { listChecks } from './evaluate-lists.ts';
import { objectChecks } from './evaluate-objects.ts';
import type { Judge } from './judge.ts';
import { isMultiple } from './multiples.ts';
import { readSchema } from './read-schema.ts';
import { type Inverse, isObject, kindOf, type Schema } from './schema.ts';

/** The step limit of one evaluation. */
const perEvaluation = 2_000_000;

/**
 * Whether a value is valid for a schema of JSON Schema 2020-12; null if undecided: only unsupported keywords
 * might reject it. `format` and unknown keywords reject nothing.
 */
export function accepts(schema: Json, value: Json): Truth {
  return admits(readSchema(schema), value);
}

/** `accepts` for a parsed schema. */
export function admits(
  schema: Schema,
  value: Json,
  budget: Budget = { remaining: perEvaluation },
): Truth {
  if (!spend(budget, 1)) return null;
  if (!schema.admits.has(kindOf(value))) return false;
  if (schema.members && !schema.members.texts.has(canonical(value))) return false;
  const inner: Judge = (other, part) => admits(other, part, budget);
  return all(checks(schema, value, inner));
}

/** The result of each part of a schema. */
function* checks(schema: Schema, value: Json, judge: Judge): Iterable<Truth> {
  if (typeof value === 'number') yield* numberChecks(schema, value);
  else if (typeof value === 'string') yield* textChecks(schema, value);
  else if (Array.isArray(value)) yield* listChecks(schema, value, judge);
  else if (isObject(value)) yield* objectChecks(schema, value, judge);
  if (schema.inverse) yield* inverseChecks(schema.inverse, value);
  yield* branchChecks(schema, value, judge);
  if (schema.opaque.size > 0) yield null;
}

function* numberChecks(schema: Schema, value: number): Iterable<Truth> {
  if (schema.integersOnly) yield Number.isInteger(value);
  yield value >= schema.minimum && value <= schema.maximum;
  yield schema.exclusiveMinimum === Number.NEGATIVE_INFINITY || value > schema.exclusiveMinimum;
  yield schema.exclusiveMaximum === Number.POSITIVE_INFINITY || value < schema.exclusiveMaximum;
  if (schema.multipleOf !== null) yield isMultiple(value, schema.multipleOf);
}

function* textChecks({ minLength, maxLength, pattern }: Schema, value: string): Iterable<Truth> {
  if (minLength > 0 || maxLength < Number.POSITIVE_INFINITY) {
    const length = lengthOf(value);
    yield length >= minLength && length <= maxLength;
  }
  if (pattern) yield pattern.test(value);
}

/** The length of a text in code points. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

function* branchChecks(schema: Schema, value: Json, judge: Judge): Iterable<Truth> {
  for (const one of schema.all) yield judge(one, value);
  if (schema.any) yield negated(all(lazily(schema.any, (one) => negated(judge(one, value)))));
  if (schema.one) yield exactlyOne(schema.one, value, judge);
  if (schema.not) yield negated(judge(schema.not, value));
  if (!schema.condition) return;
  const { test, met, unmet } = schema.condition;
  const isMet = judge(test, value);
  if (isMet !== null) yield judge(isMet ? met : unmet, value);
  else {
    const [one, other] = [judge(met, value), judge(unmet, value)];
    yield one === other ? one : null;
  }
}

function* lazily<T>(from: Iterable<T>, map: (one: T) => Truth): Iterable<Truth> {
  for (const one of from) yield map(one);
}

function exactlyOne(schemas: readonly Schema[], value: Json, judge: Judge): Truth {
  let [met, open] = [0, 0];
  for (const schema of schemas) {
    const one = judge(schema, value);
    if (one === true && ++met > 1) return false;
    if (one === null) open++;
  }
  if (open > 0) return null;
  return met === 1;
}

/** The results of negated keywords; those about parts are evaluated with lists and objects. */
function* inverseChecks(inverse: Inverse, value: Json): Iterable<Truth> {
  const { unlike, fraction, offGrid, excluded, repeated, refusedBy } = inverse;
  if (unlike && typeof value === 'string') yield negated(unlike.test(value));
  if (fraction && typeof value === 'number') yield !Number.isInteger(value);
  if (offGrid !== undefined && typeof value === 'number') yield negated(isMultiple(value, offGrid));
  if (excluded) yield !excluded.texts.has(canonical(value));
  if (repeated && Array.isArray(value)) {
    yield new Set(value.map((one: Json) => canonical(one))).size < value.length;
  }
  if (refusedBy !== undefined) yield null;
}
