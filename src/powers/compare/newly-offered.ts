import type { Grants } from '../../model/power/grants.ts';
import { type Power, type Unit, unitKey } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { join, relativePath, selfAndAncestors } from '../../model/text/path.ts';
import type { UnitPairs } from './pair-units.ts';

/** Gives the powers of base that a unit of head is compared with instead of its own; undefined for its own. */
export type PowersBefore = (unit: Unit) => readonly Power[] | undefined;

/** Whether a change newly offers a skill, by its root in head. */
export type IsNewlyOffered = (root: string) => boolean;

/**
 * Finds the plugins that a marketplace offers from a folder which base offers from none: they are compared with what the
 * entry offered before, not with their own files at base, which no client installed.
 */
export function powersBeforeOffer(
  base: Grants,
  head: Grants,
  pairs: UnitPairs,
  isNewlyOffered: IsNewlyOffered,
): PowersBefore {
  const wereOffered = new Set(
    base.offered.map(({ root }) => pairs.get(unitKey({ kind: 'plugin', root }))?.root ?? root),
  );
  const markets = new Set(base.files.map(({ realPath }) => realPath));
  const before = new Map(base.offered.map(({ path, name, root }) => [`${path}\0${name}`, root]));
  const added = new Map(
    head.offered.flatMap(({ path, name, root }) =>
      markets.has(path) && !wereOffered.has(root)
        ? [[root, before.get(`${path}\0${name}`)] as const]
        : [],
    ),
  );
  const powers =
    added.size === 0
      ? new Map()
      : groupBy(
          base.files.flatMap((file) => file.powers),
          ({ unit }) => unitKey(unit),
        );
  return ({ kind, root }) => {
    if (kind === 'skill') return isNewlyOffered(root) ? [] : undefined;
    if (kind === 'repository' && !added.has(root)) return undefined;
    for (const folder of selfAndAncestors(root)) {
      if (!added.has(folder)) continue;
      const old = added.get(folder);
      if (old === undefined) return [];
      const place = folder === root ? old : join(old, relativePath(folder, root));
      return powers.get(unitKey({ kind, root: place })) ?? [];
    }
    return undefined;
  };
}

/**
 * Finds the skills of base that a manifest or a marketplace of base offers only in head. `rootAtBase` gives the root of a
 * skill of head in base.
 */
export function newlyOfferedSkills(
  base: Grants,
  head: Grants,
  rootAtBase: (root: string) => string | undefined,
): IsNewlyOffered {
  const [were, are] = [base, head].map(foldersByOffer) as [FoldersByOffer, FoldersByOffer];
  const offers = [...are].filter(([path]) => were.has(path));
  return (root) => {
    const before = rootAtBase(root);
    if (before === undefined) return false;
    return offers.some(([path, folders]) => holds(folders, root) && !holds(were.get(path), before));
  };
}

type FoldersByOffer = ReadonlyMap<string, ReadonlySet<string>>;

/** The folders of skills by the file that offers them; a marketplace offers those of its plugins' manifests too. */
function foldersByOffer({ offered, skillFolders }: Grants): FoldersByOffer {
  const found = new Map<string, Set<string>>();
  const add = (path: string, folder: string) => {
    const folders = found.get(path) ?? new Set();
    found.set(path, folders.add(folder));
  };
  const byPlugin = groupBy(skillFolders, ({ root }) => root);
  for (const { path, folder } of skillFolders) add(path, folder);
  // Many entries may offer one folder.
  const offers = groupBy(offered, ({ path, root }) => `${path}\0${root}`);
  for (const [{ path, root }] of offers.values() as Iterable<[Grants['offered'][number]]>)
    for (const { folder } of byPlugin.get(root) ?? []) add(path, folder);
  return found;
}

/** The root of the tree holds only the skills directly in it. */
function holds(folders: ReadonlySet<string> = new Set(), root: string): boolean {
  if (folders.has(join(root, 'SKILL.md')) || (folders.has('') && !root.includes('/'))) return true;
  for (const folder of selfAndAncestors(root)) if (folder && folders.has(folder)) return true;
  return false;
}
