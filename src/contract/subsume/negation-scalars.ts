import type { Pattern } from '../pattern/pattern.ts';
import type { Schema } from '../schema/schema.ts';
import { type Choice, isInverse, isKind, type Term } from './terms.ts';

/** Whether a keyword may reject a value that satisfies the known schemas. */
export type Open = (keyword: string) => boolean;

/** The ways to reject a text. */
export function textRefusals({ pattern, minLength, maxLength }: Schema, open: Open): Choice {
  return [
    ...(pattern && open('pattern') ? patternRefusals(pattern) : []),
    ...(minLength > 0 && open('minLength')
      ? [[isKind('string', { maxLength: minLength - 1 })]]
      : []),
    ...(maxLength < Number.POSITIVE_INFINITY && open('maxLength')
      ? [[isKind('string', { minLength: maxLength + 1 })]]
      : []),
  ];
}

/** Any part of a split pattern may reject. */
function patternRefusals(pattern: Pattern): Choice {
  if (!pattern.parts) return [[isInverse('string', { notPattern: pattern })]];
  const { found, absent } = pattern.parts;
  return [
    ...found.map((part) => [isInverse('string', { notPattern: part })]),
    ...absent.map((part) => [isKind('string', { pattern: part })]),
  ];
}

/** The ways to reject a number. */
export function numberRefusals(schema: Schema, open: Open): Choice {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const bounds: [string, number, (bound: number) => Term][] = [
    ['minimum', minimum, (bound) => isKind('number', { exclusiveMaximum: bound })],
    ['maximum', maximum, (bound) => isKind('number', { exclusiveMinimum: bound })],
    ['exclusiveMinimum', exclusiveMinimum, (bound) => isKind('number', { maximum: bound })],
    ['exclusiveMaximum', exclusiveMaximum, (bound) => isKind('number', { minimum: bound })],
  ];
  const beyond = bounds.filter(([keyword, bound]) => Number.isFinite(bound) && open(keyword));
  const off = multipleOf !== null && open('multipleOf') ? [multipleOf] : [];
  return [
    ...beyond.map(([, bound, make]) => [make(bound)]),
    ...off.map((offGrid) => [isInverse('number', { notMultipleOf: offGrid })]),
  ];
}
