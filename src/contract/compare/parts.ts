import { facetValue, type Item, isSet, type Kind } from '../../model/contract.ts';
import type { Skill } from '../../model/skill.ts';
import { commandsOf, policyOf } from '../coverage/exec-policy.ts';
import { identityOf, type Pairing } from '../pairing/pairing.ts';
import type { CompareContext } from './change.ts';

/** The kinds of items in each part of `[provides]` in a skill.toml. */
const partsOf: ReadonlyMap<string, readonly Kind[]> = new Map([
  ['knowledge', ['topic', 'knowledge']],
  ['recipes', ['recipe', 'recipe-parameter', 'recipe-step', 'confirmation']],
  ['executable', ['export', 'module']],
]);

/**
 * Whether an item was added or removed together with its part, which reports it. Added recipes without
 * confirmation are still reported.
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

/** The names of items added or removed with a part of a skill. */
export function namesInPart(part: Item, { before, after }: CompareContext): readonly string[] {
  const kinds = new Set(partsOf.get(part.name));
  const named = ({ contract }: Skill) =>
    contract.items.filter(
      ({ kind, name, owner }) => kinds.has(kind) && owner === '' && name !== '',
    );
  const [itemsBefore, itemsAfter] = [named(before), named(after)];
  return [...namesDifference(itemsBefore, itemsAfter), ...namesDifference(itemsAfter, itemsBefore)];
}

/** The names on one side only. */
function namesDifference(items: readonly Item[], others: readonly Item[]): readonly string[] {
  const known = new Set(others.map(identityOf));
  return items.filter((item) => !known.has(identityOf(item))).map(({ name }) => name);
}

function isAutoConfirmed(item: Item): boolean {
  return item.kind === 'confirmation' && facetValue(item, 'value') === 'auto';
}

/** Whether an item equals its absence: nothing provided, allowed or limited. */
export function isEmptyItem(item: Item): boolean {
  const { kind, facets } = item;
  if (kind !== 'provides' && kind !== 'power' && kind !== 'platform') return false;
  const allowed = facets.get('allowed')?.shape;
  if (allowed) return commandsOf(policyOf(item)).length === 0;
  return [...facets.values()].every(
    ({ shape }) => shape.value === false || (shape.type === 'entries' && shape.value.length === 0),
  );
}
