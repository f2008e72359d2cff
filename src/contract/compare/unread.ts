import { canonical } from '../../model/canonical.ts';
import type { Item } from '../../model/contract.ts';
import type { Skill } from '../../model/skill.ts';
import { find } from '../../model/value.ts';
import type { Leftovers, Pairing } from '../pairing/pairing.ts';

/**
 * Leaves out the fields that hold a known key whose value has a shape nobody reads: what the key stated on the
 * other side came or went with it, or differs, and speaks for it.
 */
export function withoutUnread({ gone, come }: Leftovers, pairs: Pairing['pairs']): Leftovers {
  const differing = pairs.flatMap(([was, now]) => [...differingPlaces(was, now)]);
  const [before, after] = [gone, come].map((items) =>
    withParents([...items.filter((item) => !isField(item)).map(placeOf), ...differing]),
  );
  return {
    gone: gone.filter((item) => !(isField(item) && after?.has(placeOf(item)))),
    come: come.filter((item) => !(isField(item) && before?.has(placeOf(item)))),
  };
}

/** Whether these fields of another format hold what an item was stated in: it still stands there, unread. */
export function standsIn(fields: readonly Item[]): (item: Item) => boolean {
  const places = new Set(fields.filter(isField).map(({ pointer }) => pointer));
  return ({ pointer }) => [...withParents([pointer])].some((one) => places.has(one));
}

/** Whether a field stands in one of these manifests of a skill as well, which reads it. */
export function isReadIn(skill: Skill, dialects: ReadonlySet<string>): (item: Item) => boolean {
  const roots = skill.manifests.filter(({ dialect }) => dialects.has(dialect));
  return (item) => isField(item) && roots.some(({ root }) => !find(root, item.pointer).missing);
}

function isField({ kind }: Item): boolean {
  return kind === 'field';
}

function placeOf({ dialect, pointer }: Item): string {
  return `${dialect}${pointer}`;
}

/** The places of the facets in which two states of an item differ. */
function* differingPlaces(was: Item, now: Item): Iterable<string> {
  if (was.dialect !== now.dialect) return;
  for (const name of new Set([...was.facets.keys(), ...now.facets.keys()])) {
    const [before, after] = [was, now].map(({ facets }) => facets.get(name)?.shape.value);
    if (canonical(before ?? null) === canonical(after ?? null)) continue;
    yield name === 'value' ? placeOf(now) : `${placeOf(now)}/${name}`;
  }
}

/** Places with all that hold them. */
function withParents(places: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const place of places) {
    let rest = place;
    while (rest !== '' && !all.has(rest)) {
      all.add(rest);
      rest = rest.slice(0, Math.max(0, rest.lastIndexOf('/')));
    }
  }
  return all;
}
