import { canonical } from '../../model/value/canonical.ts';
import { isObject } from '../../model/value/json-object.ts';
import { isInteger, isNumber, type Json } from '../../model/value/value.ts';
import { type Budget, spend } from '../budget.ts';
import { conjunction, negation, type Truth } from '../truth.ts';
import { listChecks } from './evaluate-lists.ts';
import { objectChecks } from './evaluate-objects.ts';
import type { Evaluate } from './evaluator.ts';
import { isMultiple } from './multiples.ts';
import { readSchema } from './read-schema.ts';
import { type Inverse, kindOf, type Schema } from './schema.ts';

/** The step limit of one evaluation. */
const maxSteps = 2_000_000;

/**
 * Whether a value is valid for a schema of JSON Schema 2020-12; null if undecided: only unsupported keywords
 * might reject it. `format` and unknown keywords reject nothing.
 */
export function accepts(schema: Json, value: Json): Truth {
  return evaluateSchema(readSchema(schema), value);
}

/** `accepts` for a parsed schema. */
export function evaluateSchema(
  schema: Schema,
  value: Json,
  budget: Budget = { remaining: maxSteps },
): Truth {
  if (!spend(budget, 1)) return null;
  if (!schema.allowedKinds.has(kindOf(value))) return false;
  if (schema.members && !schema.members.texts.has(canonical(value))) return false;
  const evaluate: Evaluate = (other, part) => evaluateSchema(other, part, budget);
  return conjunction(checks(schema, value, evaluate));
}

/** The result of each part of a schema. */
function* checks(schema: Schema, value: Json, evaluate: Evaluate): Iterable<Truth> {
  if (isNumber(value)) yield* numberChecks(schema, value);
  else if (typeof value === 'string') yield* textChecks(schema, value);
  else if (Array.isArray(value)) yield* listChecks(schema, value, evaluate);
  else if (isObject(value)) yield* objectChecks(schema, value, evaluate);
  if (schema.inverse) yield* inverseChecks(schema.inverse, value);
  yield* branchChecks(schema, value, evaluate);
  if (schema.opaque.size > 0) yield null;
}

/** Bounds are compared as doubles, which validators use. */
function* numberChecks(schema: Schema, value: number | bigint): Iterable<Truth> {
  if (schema.integersOnly) yield isInteger(value);
  const double = Number(value);
  yield double >= schema.minimum && double <= schema.maximum;
  yield schema.exclusiveMinimum === Number.NEGATIVE_INFINITY || double > schema.exclusiveMinimum;
  yield schema.exclusiveMaximum === Number.POSITIVE_INFINITY || double < schema.exclusiveMaximum;
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

function* branchChecks(schema: Schema, value: Json, evaluate: Evaluate): Iterable<Truth> {
  for (const branch of schema.allOf) yield evaluate(branch, value);
  if (schema.anyOf)
    yield negation(
      conjunction(mapLazily(schema.anyOf, (branch) => negation(evaluate(branch, value)))),
    );
  if (schema.oneOf) yield exactlyOne(schema.oneOf, value, evaluate);
  if (schema.not) yield negation(evaluate(schema.not, value));
  if (!schema.condition) return;
  const { test, thenSchema, elseSchema } = schema.condition;
  const isMet = evaluate(test, value);
  if (isMet !== null) yield evaluate(isMet ? thenSchema : elseSchema, value);
  else {
    const [thenTruth, elseTruth] = [evaluate(thenSchema, value), evaluate(elseSchema, value)];
    yield thenTruth === elseTruth ? thenTruth : null;
  }
}

function* mapLazily<T>(from: Iterable<T>, map: (item: T) => Truth): Iterable<Truth> {
  for (const item of from) yield map(item);
}

function exactlyOne(schemas: readonly Schema[], value: Json, evaluate: Evaluate): Truth {
  let [matching, undecided] = [0, 0];
  for (const schema of schemas) {
    const truth = evaluate(schema, value);
    if (truth === true && ++matching > 1) return false;
    if (truth === null) undecided++;
  }
  if (undecided > 0) return null;
  return matching === 1;
}

/** The results of negated keywords; those about parts are evaluated with lists and objects. */
function* inverseChecks(inverse: Inverse, value: Json): Iterable<Truth> {
  const { notPattern, notInteger, notMultipleOf, excluded, hasDuplicates, rejectedBy } = inverse;
  if (notPattern && typeof value === 'string') yield negation(notPattern.test(value));
  if (notInteger && isNumber(value)) yield !isInteger(value);
  if (notMultipleOf !== undefined && isNumber(value))
    yield negation(isMultiple(value, notMultipleOf));
  if (excluded) yield !excluded.texts.has(canonical(value));
  if (hasDuplicates && Array.isArray(value)) {
    yield new Set(value.map((item: Json) => canonical(item))).size < value.length;
  }
  if (rejectedBy !== undefined) yield null;
}
