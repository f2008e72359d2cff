import { facetValue, type Item, isSet, type Kind } from '../../model/contract.ts';
import type { Skill } from '../../model/skill.ts';
import { identityOf, type Pairing } from '../pairing/pairing.ts';
import type { CompareContext } from './change.ts';

/** What belongs to each part that `[provides]` of a skill.toml names. */
const partsOf: ReadonlyMap<string, readonly Kind[]> = new Map([
  ['knowledge', ['topic', 'knowledge']],
  ['recipes', ['recipe', 'confirmation']],
  ['executable', ['export', 'module']],
]);

/**
 * Whether an item came or went with a part that is provided from now on, or no longer: that part speaks
 * for it. Recipes that come without asking before they run are news of their own.
 */
export function coveredByPart(pairs: Pairing['pairs'], side: 0 | 1): (item: Item) => boolean {
  const toggled = pairs.filter(
    (pair) =>
      pair[side].kind === 'provides' &&
      isSet(pair[side], 'value') &&
      !isSet(pair[1 - side] ?? null, 'value'),
  );
  const kinds = new Set(toggled.flatMap(([{ name }]) => partsOf.get(name) ?? []));
  return (item) => kinds.has(item.kind) && !(side === 1 && isAutoConfirmed(item));
}

/** The names of what came or went with a part of a skill. */
export function namesInPart(part: Item, { before, after }: CompareContext): readonly string[] {
  const kinds = new Set(partsOf.get(part.name));
  const named = ({ contract }: Skill) =>
    contract.items.filter(({ kind, name }) => kinds.has(kind) && name !== '');
  const [itemsBefore, itemsAfter] = [named(before), named(after)];
  return [...namesDifference(itemsBefore, itemsAfter), ...namesDifference(itemsAfter, itemsBefore)];
}

/** The names on this side that are not on the other one. */
function namesDifference(items: readonly Item[], others: readonly Item[]): readonly string[] {
  const known = new Set(others.map(identityOf));
  return items.filter((item) => !known.has(identityOf(item))).map(({ name }) => name);
}

function isAutoConfirmed(item: Item): boolean {
  return item.kind === 'confirmation' && facetValue(item, 'value') === 'auto';
}

/** Whether an item says no more than its absence would: nothing provided, allowed or limited. */
export function isEmptyItem({ kind, facets }: Item): boolean {
  if (kind !== 'provides' && kind !== 'power' && kind !== 'platform') return false;
  const allowed = facets.get('allowed')?.shape;
  if (allowed) return allowed.value === false;
  return [...facets.values()].every(
    ({ shape }) => shape.value === false || (shape.type === 'entries' && shape.value.length === 0),
  );
}
