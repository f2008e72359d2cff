import type { Item } from '../../model/contract.ts';
import { manifestOf, type Skill, versionLocation } from '../../model/skill.ts';
import { compareRanges, type Location } from '../../model/text/text.ts';
import { formatPointer, resolvePointer } from '../../model/value/value.ts';

/**
 * The location in `skill` to restore a missing item: its own key if still present, its nearest existing
 * parent, else the version.
 */
export function fallbackLocation(item: Item, skill: Skill): Location {
  const manifest = manifestOf(skill, item.dialect);
  // A list index may now belong to another entry.
  let path = /\/\d+$/.test(item.pointer) ? parentOf(item.pointer) : item.pointer;
  while (manifest && path !== '') {
    const { keyAt, missing } = resolvePointer(manifest.root, path);
    if (!missing) return keyAt;
    path = parentOf(path);
  }
  return substituteLocation(skill);
}

/**
 * The location in `after` of a removed manifest: the first key of its items that head still has, where the version of
 * its format belongs; else the version.
 */
export function manifestLocation({ dialect }: Item, before: Skill, after: Skill): Location {
  const owned = before.contract.items.filter((item) => item.dialect === dialect);
  const pointers = new Set(owned.flatMap(({ pointer }) => /^\/[^/]+/.exec(pointer)?.[0] ?? []));
  const places = after.manifests.flatMap(({ root }) =>
    [...pointers].flatMap((pointer) => {
      const { keyAt, missing } = resolvePointer(root, pointer);
      return missing ? [] : [keyAt];
    }),
  );
  const [first] = places.sort((a, b) => compareRanges(a.range, b.range));
  return first ?? substituteLocation(after);
}

/** The location of a keyword in an item's schema; if absent, of the innermost schema around it. */
export function keywordLocation(
  item: Item,
  facet: string,
  keyword: string,
  skill: Skill,
): Location {
  const schemaLocation = item.facets.get(facet)?.at ?? item.at;
  const manifest = manifestOf(skill, item.dialect);
  // A block has `type` instead of a schema.
  if (!manifest || resolvePointer(manifest.root, `${item.pointer}/${facet}`).missing)
    return schemaLocation;
  const path = keyword.split('.').map((segment) => formatPointer(segment));
  const { value, keyAt, missing } = resolvePointer(
    manifest.root,
    `${item.pointer}/${facet}${path.join('')}`,
  );
  if (!missing) return value.at;
  return value.kind === 'table' && keyAt.path === schemaLocation.path ? keyAt : schemaLocation;
}

/** The version, in place of something that head lacks. */
function substituteLocation(skill: Skill): Location {
  const { path, range } = versionLocation(skill);
  return { path, range, isSubstitute: true };
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

const namePointers = ['/name', '/id', '/skill/id', '/skill/name'];

/** The location of a skill's name, or of its version if it has none. */
export function nameLocation(skill: Skill): Location {
  for (const { root } of skill.manifests) {
    for (const pointer of namePointers) {
      const { value, missing } = resolvePointer(root, pointer);
      if (!missing && value.kind === 'string') return value.at;
    }
  }
  return versionLocation(skill);
}
