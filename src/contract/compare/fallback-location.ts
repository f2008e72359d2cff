import { manifestV1Keys } from '../../dialects/manifest-v1-keys.ts';
import type { Item } from '../../model/contract.ts';
import { manifestOf, type Skill, versionLocation } from '../../model/skill.ts';
import type { Location } from '../../model/text/text.ts';
import { fields, formatPointer, resolvePointer } from '../../model/value/value.ts';

/**
 * The location in `skill` to restore a missing item: its own key if still present, its nearest existing
 * parent, else the version.
 */
export function fallbackLocation(item: Item, skill: Skill): Location {
  const manifest = manifestOf(skill, item.dialect);
  if (!manifest && item.dialect === 'manifest-v1') return legacyKeyLocation(skill);
  // A list index may now belong to another entry.
  let path = /\/\d+$/.test(item.pointer) ? parentOf(item.pointer) : item.pointer;
  while (manifest && path !== '') {
    const { keyAt, missing } = resolvePointer(manifest.root, path);
    if (!missing) return keyAt;
    path = parentOf(path);
  }
  return versionLocation(skill);
}

/** The first key of a manifest that lost the version of its format, below which the version belongs; else the version. */
function legacyKeyLocation(skill: Skill): Location {
  const front = manifestOf(skill, 'agent-skills');
  const keys = front ? fields(front.root) : [];
  return keys.find(({ key }) => manifestV1Keys.has(key))?.keyAt ?? versionLocation(skill);
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
