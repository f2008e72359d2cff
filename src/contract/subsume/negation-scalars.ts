import type { Pattern } from '../pattern/pattern.ts';
import type { Schema } from '../schema/schema.ts';
import { type Choice, inverseTerm, kindTerm, type Term } from './terms.ts';

/** Whether a keyword may reject a value that satisfies the known schemas. */
export type MayReject = (keyword: string) => boolean;

/** The ways to reject a text. */
export function negateText(
  { pattern, minLength, maxLength }: Schema,
  mayReject: MayReject,
): Choice {
  return [
    ...(pattern && mayReject('pattern') ? negatePattern(pattern) : []),
    ...(minLength > 0 && mayReject('minLength')
      ? [[kindTerm('string', { maxLength: minLength - 1 })]]
      : []),
    ...(maxLength < Number.POSITIVE_INFINITY && mayReject('maxLength')
      ? [[kindTerm('string', { minLength: maxLength + 1 })]]
      : []),
  ];
}

/** Any part of a split pattern may reject. */
function negatePattern(pattern: Pattern): Choice {
  if (!pattern.parts) return [[inverseTerm('string', { notPattern: pattern })]];
  const { found, absent } = pattern.parts;
  return [
    ...found.map((part) => [inverseTerm('string', { notPattern: part })]),
    ...absent.map((part) => [kindTerm('string', { pattern: part })]),
  ];
}

/** The ways to reject a number. */
export function negateNumber(schema: Schema, mayReject: MayReject): Choice {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const bounds: [string, number, (bound: number) => Term][] = [
    ['minimum', minimum, (bound) => kindTerm('number', { exclusiveMaximum: bound })],
    ['maximum', maximum, (bound) => kindTerm('number', { exclusiveMinimum: bound })],
    ['exclusiveMinimum', exclusiveMinimum, (bound) => kindTerm('number', { maximum: bound })],
    ['exclusiveMaximum', exclusiveMaximum, (bound) => kindTerm('number', { minimum: bound })],
  ];
  const activeBounds = bounds.filter(
    ([keyword, bound]) => Number.isFinite(bound) && mayReject(keyword),
  );
  const divisors = multipleOf !== null && mayReject('multipleOf') ? [multipleOf] : [];
  return [
    ...activeBounds.map(([, bound, createTerm]) => [createTerm(bound)]),
    ...divisors.map((divisor) => [inverseTerm('number', { notMultipleOf: divisor })]),
  ];
}
