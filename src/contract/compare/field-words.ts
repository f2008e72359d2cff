import { type Change, facetValue, type Item, type Verdict } from '../../model/contract.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import type { Budget } from '../budget.ts';
import { compareSchemas } from '../subsume/compare-schemas.ts';
import { facetChanged } from './change.ts';

/** An output field's description: types, or literals; null for prose. */
type WordsReading =
  | { readonly types: ReadonlySet<string> }
  | { readonly literals: ReadonlySet<string> }
  | null;

const typeWords = new Set([
  ...['string', 'integer', 'number', 'boolean', 'null', 'object', 'array', 'json'],
]);
const maxLength = 1000;

/** The changes of an output field's description: its type, its literals, or only prose. */
export function compareFieldWords(before: Item, after: Item, budget: Budget): readonly Change[] {
  const [from, to] = [facetValue(before, 'value') ?? null, facetValue(after, 'value') ?? null];
  const change = (parts: Partial<Change>) => facetChanged(before, after, 'value', parts);
  if (canonical(from) === canonical(to)) return [];
  const [readingBefore, readingAfter] = [readWords(from), readWords(to)];
  const [schemaBefore, counterpart] = [schemaOf(readingBefore), schemaOf(readingAfter)];
  if (
    schemaBefore &&
    counterpart &&
    !(hasAlternatives(readingBefore) && hasAlternatives(readingAfter))
  ) {
    const { verdict } = compareSchemas(schemaBefore, counterpart, [], budget);
    return [change(verdict === 'equivalent' ? { detail: 'text' } : { detail: 'type', verdict })];
  }
  const [literalsBefore, literalsAfter] = [
    literalsOf(readingBefore, readingAfter),
    literalsOf(readingAfter, readingBefore),
  ];
  if (!literalsBefore || !literalsAfter) return [change({ detail: 'text' })];
  const part = (detail: string, verdict: Verdict, value: readonly string[]) =>
    value.length > 0 ? [change({ detail, verdict, witness: { value } })] : [];
  const changes = [
    ...part('literal-added', 'widened', subtract(literalsAfter, literalsBefore)),
    ...part('literal-removed', 'narrowed', subtract(literalsBefore, literalsAfter)),
  ];
  return changes.length > 0 ? changes : [change({ detail: 'text' })];
}

function readWords(value: Json): WordsReading {
  if (typeof value !== 'string' || value.length > maxLength) return null;
  const words = value.split('|').map((word) => word.trim());
  if (words.every((word) => typeWords.has(word))) return { types: new Set(words) };
  const isLiteral = (word: string) => /^["']?[\w.:/-]+["']?$/.test(word) && !typeWords.has(word);
  return words.every(isLiteral) ? { literals: new Set(words) } : null;
}

function hasAlternatives(reading: WordsReading): boolean {
  return reading !== null && 'literals' in reading && reading.literals.size > 1;
}

/** A single word is a literal only if the other side lists it among others. */
function literalsOf(reading: WordsReading, counterpart: WordsReading): ReadonlySet<string> | null {
  if (!reading || !('literals' in reading)) return null;
  if (reading.literals.size > 1) return reading.literals;
  const known = counterpart && 'literals' in counterpart ? counterpart.literals : new Set<string>();
  return [...reading.literals].every((word) => known.has(word)) ? reading.literals : null;
}

function subtract(words: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...words].filter((word) => !others.has(word));
}

/** The values that a description allows; null if unknown, as for a single word that is not a type. */
function schemaOf(reading: WordsReading): Json | null {
  if (!reading) return null;
  if ('literals' in reading) {
    return hasAlternatives(reading) ? { type: 'string', enum: [...reading.literals] } : null;
  }
  return reading.types.has('json') ? {} : { type: [...reading.types] };
}
