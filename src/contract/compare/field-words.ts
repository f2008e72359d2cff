import { canonical } from '../../model/canonical.ts';
import { type Change, facetValue, type Item, type Verdict } from '../../model/contract.ts';
import type { Json } from '../../model/value.ts';
import type { Budget } from '../budget.ts';
import { compareSchemas } from '../subsume/compare-schemas.ts';
import { facetChanged } from './change.ts';

/** What the words of an output field say of its value: types, or literals; null where they are prose. */
type Reading =
  | { readonly types: ReadonlySet<string> }
  | { readonly literals: ReadonlySet<string> }
  | null;

const typeWords = new Set([
  ...['string', 'integer', 'number', 'boolean', 'null', 'object', 'array', 'json'],
]);
const longest = 1000;

/** How the words for an output field changed: its type, its literals, or only the prose. */
export function compareFieldWords(before: Item, after: Item, budget: Budget): readonly Change[] {
  const [was, now] = [facetValue(before, 'value') ?? null, facetValue(after, 'value') ?? null];
  const change = (parts: Partial<Change>) => facetChanged(before, after, 'value', parts);
  if (canonical(was) === canonical(now)) return [];
  const [old, fresh] = [readWords(was), readWords(now)];
  const [schema, other] = [schemaOf(old), schemaOf(fresh)];
  if (schema && other && !(isChoice(old) && isChoice(fresh))) {
    const { verdict } = compareSchemas(schema, other, [], budget);
    return [change(verdict === 'equivalent' ? { detail: 'text' } : { detail: 'type', verdict })];
  }
  const [left, right] = [literalsOf(old, fresh), literalsOf(fresh, old)];
  if (!left || !right) return [change({ detail: 'text' })];
  const part = (detail: string, verdict: Verdict, value: readonly string[]) =>
    value.length > 0 ? [change({ detail, verdict, witness: { value } })] : [];
  const changes = [
    ...part('literal-added', 'widened', minus(right, left)),
    ...part('literal-removed', 'narrowed', minus(left, right)),
  ];
  return changes.length > 0 ? changes : [change({ detail: 'text' })];
}

function readWords(value: Json): Reading {
  if (typeof value !== 'string' || value.length > longest) return null;
  const words = value.split('|').map((word) => word.trim());
  if (words.every((word) => typeWords.has(word))) return { types: new Set(words) };
  const isLiteral = (word: string) => /^["']?[\w.:/-]+["']?$/.test(word) && !typeWords.has(word);
  return words.every(isLiteral) ? { literals: new Set(words) } : null;
}

function isChoice(reading: Reading): boolean {
  return reading !== null && 'literals' in reading && reading.literals.size > 1;
}

/** One word alone is a literal only where the other side lists it among others. */
function literalsOf(reading: Reading, other: Reading): ReadonlySet<string> | null {
  if (!reading || !('literals' in reading)) return null;
  if (reading.literals.size > 1) return reading.literals;
  const known = other && 'literals' in other ? other.literals : new Set<string>();
  return [...reading.literals].every((word) => known.has(word)) ? reading.literals : null;
}

function minus(words: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...words].filter((word) => !others.has(word));
}

/** What values the words allow; null where they do not say, as one word that is no type does not. */
function schemaOf(reading: Reading): Json | null {
  if (!reading) return null;
  if ('literals' in reading) {
    return isChoice(reading) ? { type: 'string', enum: [...reading.literals] } : null;
  }
  return reading.types.has('json') ? {} : { type: [...reading.types] };
}
