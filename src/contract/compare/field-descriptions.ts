import { type Change, facetValue, type Item, type Verdict } from '../../model/contract.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import type { Budget } from '../budget.ts';
import { withoutProse } from '../fields/field-prose.ts';
import { isTypeWord } from '../fields/field-type-words.ts';
import { parseFieldType } from '../fields/field-types.ts';
import { compareSchemas } from '../subsume/compare-schemas.ts';
import { facetChanged } from './change.ts';

/** An output field's description: a schema of its values, or literals; null for prose. */
type FieldDescription =
  | { readonly schema: Json }
  | { readonly literals: ReadonlySet<string> }
  | null;

const maxLength = 1000;

/** The changes of an output field's description: its type, its literals, or only prose. */
export function compareFieldDescriptions(
  before: Item,
  after: Item,
  budget: Budget,
): readonly Change[] {
  const [from, to] = [facetValue(before, 'value') ?? null, facetValue(after, 'value') ?? null];
  const change = (parts: Partial<Change>) => facetChanged(before, after, 'value', parts);
  if (canonical(from) === canonical(to)) return [];
  const [descriptionBefore, descriptionAfter] = [parseDescription(from), parseDescription(to)];
  const [schemaBefore, schemaAfter] = [schemaOf(descriptionBefore), schemaOf(descriptionAfter)];
  if (
    schemaBefore &&
    schemaAfter &&
    !(hasAlternatives(descriptionBefore) && hasAlternatives(descriptionAfter))
  ) {
    const { verdict } = compareSchemas(...withoutProse(schemaBefore, schemaAfter), [], budget);
    return [change(verdict === 'equivalent' ? { detail: 'text' } : { detail: 'type', verdict })];
  }
  const [literalsBefore, literalsAfter] = [
    literalsOf(descriptionBefore, descriptionAfter),
    literalsOf(descriptionAfter, descriptionBefore),
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

function parseDescription(value: Json): FieldDescription {
  if (typeof value !== 'string' || value.length > maxLength) return null;
  const schema = parseFieldType(value);
  if (schema !== undefined) return { schema };
  const words = value.split('|').map((word) => word.trim());
  const isLiteral = (word: string) => /^["']?[\w.:/-]+["']?$/.test(word) && !isTypeWord(word);
  return words.every(isLiteral) ? { literals: new Set(words) } : null;
}

function hasAlternatives(description: FieldDescription): boolean {
  return description !== null && 'literals' in description && description.literals.size > 1;
}

/** A single word is a literal only if the other side lists it among others. */
function literalsOf(
  description: FieldDescription,
  counterpart: FieldDescription,
): ReadonlySet<string> | null {
  if (!description || !('literals' in description)) return null;
  if (description.literals.size > 1) return description.literals;
  const known = counterpart && 'literals' in counterpart ? counterpart.literals : new Set<string>();
  return [...description.literals].every((word) => known.has(word)) ? description.literals : null;
}

function subtract(words: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...words].filter((word) => !others.has(word));
}

/** The values that a description allows; null if unknown, as for a single word that is not a type. */
function schemaOf(description: FieldDescription): Json | null {
  if (!description) return null;
  if ('literals' in description) {
    return hasAlternatives(description)
      ? { type: 'string', enum: [...description.literals] }
      : null;
  }
  return description.schema;
}
