import type { Change, Facet, Item } from '../../model/contract.ts';
import type { Skill } from '../../model/skill.ts';
import type { Location } from '../../model/text/text.ts';
import type { Json } from '../../model/value/value.ts';
import type { Budget } from '../budget.ts';
import { fallbackLocation, manifestLocation } from './fallback-location.ts';

/** The two sides of a comparison, and its budget. */
export interface CompareContext {
  readonly before: Skill;
  readonly after: Skill;
  readonly budget: Budget;
}

/** The required parts of a change; the others have defaults. */
export type ChangeParts = Pick<Change, 'kind' | 'action' | 'at' | 'was'> & Partial<Change>;

/** Creates a change with default values. */
export function changeOf(parts: ChangeParts): Change {
  const none = { facet: null, verdict: null, detail: null, before: null, after: null };
  return { ...none, from: null, to: null, witness: null, ...parts };
}

/** The addition of an item. */
export function itemAdded(after: Item): Change {
  const { kind, at } = after;
  return changeOf({ kind, action: 'added', after, to: jsonOf(after), at, was: null });
}

/** The removal of an item. */
export function itemRemoved(before: Item, { before: base, after: head }: CompareContext): Change {
  // The keys of ADR-002 stay in the frontmatter; those of a removed block or file are gone.
  const isFront = before.kind === 'manifest' && before.dialect === 'manifest-v1';
  const at = isFront ? manifestLocation(before, base, head) : fallbackLocation(before, head);
  const from = jsonOf(before);
  return changeOf({ kind: before.kind, action: 'removed', before, from, at, was: before.at });
}

/** The renaming of an item. */
export function itemRenamed(before: Item, after: Item): Change {
  const values = { from: jsonOf(before), to: jsonOf(after) };
  const { kind, at } = after;
  return changeOf({ kind, action: 'renamed', before, after, ...values, at, was: before.at });
}

/** The change of one facet; `parts` describe it. */
export function facetChanged(
  before: Item,
  after: Item,
  facet: string,
  parts: Partial<Change>,
): Change {
  const [facetBefore, facetAfter] = [before.facets.get(facet), after.facets.get(facet)];
  return changeOf({
    kind: after.kind,
    action: 'changed',
    before,
    after,
    facet,
    from: jsonValue(facetBefore),
    to: jsonValue(facetAfter),
    at: facetAfter?.at ?? after.at,
    was: locationBefore(before, facetBefore, facetAfter),
    ...parts,
  });
}

function locationBefore(
  item: Item,
  facetBefore: Facet | undefined,
  facetAfter: Facet | undefined,
): Location | null {
  return facetBefore || !facetAfter ? (facetBefore?.at ?? item.at) : null;
}

function jsonValue(facet: Facet | undefined): Json {
  return facet?.shape.value ?? null;
}

function jsonOf(item: Item): Json {
  const facets = [...item.facets].map(([name, facet]) => [name, facet.shape.value] as const);
  return Object.fromEntries([['name', item.name], ...facets]);
}
