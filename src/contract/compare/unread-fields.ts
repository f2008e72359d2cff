import type { Item } from '../../model/contract.ts';
import type { Skill } from '../../model/skill.ts';
import { canonical } from '../../model/value/canonical.ts';
import { resolvePointer } from '../../model/value/value.ts';
import type { Pairing, Unpaired } from '../pairing/pairing.ts';

/** Excludes fields with a known key and a malformed value: the change of the key's item reports them. */
export function withoutUnread({ removed, added }: Unpaired, pairs: Pairing['pairs']): Unpaired {
  const differingKeys = pairs.flatMap(([itemBefore, itemAfter]) => [
    ...differingLocations(itemBefore, itemAfter),
  ]);
  const [before, after] = [removed, added].map((items) =>
    withParents([...items.filter((item) => !isField(item)).map(locationKey), ...differingKeys]),
  );
  return {
    removed: removed.filter((item) => !(isField(item) && after?.has(locationKey(item)))),
    added: added.filter((item) => !(isField(item) && before?.has(locationKey(item)))),
  };
}

/** Whether one of these unread fields contains an item's position: its text still exists, unread. */
export function isInUnreadField(fields: readonly Item[]): (item: Item) => boolean {
  const locations = new Set(fields.filter(isField).map(({ pointer }) => pointer));
  return ({ pointer }) => [...withParents([pointer])].some((location) => locations.has(location));
}

/** Whether one of these manifests of a skill reads a field. */
export function isReadIn(skill: Skill, dialects: ReadonlySet<string>): (item: Item) => boolean {
  const roots = skill.manifests.filter(({ dialect }) => dialects.has(dialect));
  return (item) =>
    isField(item) && roots.some(({ root }) => !resolvePointer(root, item.pointer).missing);
}

function isField({ kind }: Item): boolean {
  return kind === 'field';
}

function locationKey({ dialect, pointer }: Item): string {
  return `${dialect}${pointer}`;
}

/** The positions of differing facets of an item. */
function* differingLocations(itemBefore: Item, itemAfter: Item): Iterable<string> {
  if (itemBefore.dialect !== itemAfter.dialect) return;
  for (const name of new Set([...itemBefore.facets.keys(), ...itemAfter.facets.keys()])) {
    const [before, after] = [itemBefore, itemAfter].map(
      ({ facets }) => facets.get(name)?.shape.value,
    );
    if (canonical(before ?? null) === canonical(after ?? null)) continue;
    yield name === 'value' ? locationKey(itemAfter) : `${locationKey(itemAfter)}/${name}`;
  }
}

/** Positions with all their parents. */
function withParents(locations: readonly string[]): ReadonlySet<string> {
  const ancestors = new Set<string>();
  for (const location of locations) {
    let path = location;
    while (path !== '' && !ancestors.has(path)) {
      ancestors.add(path);
      path = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    }
  }
  return ancestors;
}
