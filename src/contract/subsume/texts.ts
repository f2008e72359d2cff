import type { Json } from '../../model/value/value.ts';
import { spend } from '../budget.ts';
import { findTexts } from '../pattern/intersection.ts';
import { literals, type Regex } from '../pattern/regex.ts';
import { lengthOf } from '../schema/evaluate.ts';
import type { Schema } from '../schema/schema.ts';
import type { Candidates, Context } from './outcome.ts';

/** Texts that distinguish patterns, the most instructive first. */
const samples = [
  'abc',
  'example',
  'a',
  'A',
  '1',
  '42',
  '2025-01-31',
  '2025-13-99',
  'a b',
  'a-b',
  'a_b',
  'file.txt',
  'docs/file.md',
  '/tmp',
  '../up',
  '~',
  '1.2.3',
  'x@example.org',
  'true',
  '',
  ' ',
  '-1',
  '1.5',
  'ABC',
  'über',
  '\u4e2d',
  '\u{1f600}',
  'a\nb',
  '\n',
  '\t',
  '{{x}}',
  '"',
  'b',
  'c',
  'ab',
  'x',
  'other',
  'x-other',
  'longer than that',
];

/** The cost in steps of compiling two patterns and testing the pool. */
const samplesCost = 100;
/** The same for patterns that a search tries on each text. */
const trialCost = 5_000;
const maxTriedLength = 20_000;

/** Candidate texts; null if there are none. */
export function solveText(schemas: readonly Schema[], { budget }: Context): Candidates | null {
  const min = schemas.reduce((bound, { minLength }) => Math.max(bound, minLength), 0);
  const max = schemas.reduce(
    (bound, { maxLength }) => Math.min(bound, maxLength),
    Number.POSITIVE_INFINITY,
  );
  if (min > max) return null;
  const ownPatterns = schemas.flatMap(({ pattern }) => pattern ?? []);
  const patterns = ownPatterns.flatMap((pattern) => [pattern, ...(pattern.parts?.found ?? [])]);
  const excludedPatterns = [
    ...schemas.flatMap(({ inverse }) => inverse?.notPattern ?? []),
    ...ownPatterns.flatMap((pattern) => pattern.parts?.absent ?? []),
  ];
  const sources = new Set(patterns.map(({ source }) => source));
  if (excludedPatterns.some(({ source }) => sources.has(source))) return null;
  const hasValidLength = (text: string) => lengthOf(text) >= min && lengthOf(text) <= max;
  const fitting = [...samples.filter(hasValidLength), ...plainTexts(min, max)];
  const excluded = excludedTexts(schemas, hasValidLength);
  if (patterns.length + excludedPatterns.length === 0 && excluded.length === 0) {
    return { values: max === 0 ? [''] : fitting, complete: max === 0 };
  }
  const excludedRegexes: Regex[] = [
    ...excludedPatterns.flatMap(({ regex }) => regex ?? []),
    ...(excluded.length > 0 ? [literals(excluded)] : []),
  ];
  const isRelaxed = patterns.some(({ relaxed }) => relaxed !== null);
  const required = patterns.flatMap(({ regex, relaxed }) => regex ?? relaxed ?? []);
  const constraints = { required, excluded: excludedRegexes, min, max };
  const found = findTexts(constraints, budget);
  if (found && found.length === 0) return null;
  // Of the texts that a relaxed pattern finds, only some match: more are tried, of each length.
  const longest = Math.min(max, min + 8);
  const more = isRelaxed ? findTexts({ ...constraints, max: longest, count: 12 }, budget) : null;
  const isTried = isRelaxed || excludedPatterns.some(({ relaxed }) => relaxed !== null);
  if (!spend(budget, isTried ? trialCost : samplesCost)) return { values: [], complete: false };
  return { values: [...fitting, ...(found ?? []), ...(more ?? [])], complete: false };
}

function excludedTexts(
  schemas: readonly Schema[],
  hasValidLength: (text: string) => boolean,
): string[] {
  const values: Json[] = schemas.flatMap(({ inverse }) => inverse?.excluded?.values ?? []);
  return values.filter((value) => typeof value === 'string').filter(hasValidLength);
}

/** Texts for length constraints. */
function plainTexts(min: number, max: number): string[] {
  const lengths = [min, min + 1, max].filter((length) => length <= Math.min(max, maxTriedLength));
  return lengths.flatMap((length) => ['a'.repeat(length), '1'.repeat(length)]);
}
