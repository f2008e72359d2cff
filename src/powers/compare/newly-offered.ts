import type { Grants } from '../../model/power/grants.ts';
import { type Power, type Unit, unitKey } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { join, relativePath, selfAndAncestors } from '../../model/text/path.ts';
import type { UnitPairs } from './pair-units.ts';

/** Gives the powers of base that a unit of head is compared with instead of its own; undefined for its own. */
export type PowersBefore = (unit: Unit) => readonly Power[] | undefined;

/**
 * Finds the plugins that a marketplace offers from a folder which base offers from none: they are compared with what the
 * entry offered before, not with their own files at base, which no client installed.
 */
export function powersBeforeOffer(base: Grants, head: Grants, pairs: UnitPairs): PowersBefore {
  const wereOffered = new Set(
    base.offered.map(({ root }) => pairs.get(unitKey({ kind: 'plugin', root }))?.root ?? root),
  );
  const markets = new Set(base.offered.map(({ path }) => path));
  const before = new Map(base.offered.map(({ path, name, root }) => [`${path}\0${name}`, root]));
  const added = new Map(
    head.offered.flatMap(({ path, name, root }) =>
      markets.has(path) && !wereOffered.has(root)
        ? [[root, before.get(`${path}\0${name}`)] as const]
        : [],
    ),
  );
  if (added.size === 0) return () => undefined;
  const powers = groupBy(
    base.files.flatMap((file) => file.powers),
    ({ unit }) => unitKey(unit),
  );
  return ({ kind, root }) => {
    if (kind === 'skill' || (kind === 'repository' && !added.has(root))) return undefined;
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
