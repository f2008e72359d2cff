import { type FindVendoring, type Vendoring, vendoredSkills } from '../../locks/vendored.ts';
import type { Pair, Workspace } from '../../model/workspace.ts';

/** A pair of a vendored skill, with its records; `after` is null for an uninstalled one. */
export interface VendoredPair {
  readonly before: Vendoring;
  readonly after: Vendoring | null;
}

/** Finds the records of a vendored pair; null for the skills of the repository itself. */
export type FindVendoredPair = (pair: Pair) => VendoredPair | null;

/**
 * Looks up vendored pairs. Base has to record the origin: a change that adds the record does not get rid of the
 * discipline of its own skill.
 */
export function vendoredPairs(head: Workspace, base: Workspace | null): FindVendoredPair {
  if (!base) return () => null;
  let lookups: readonly [FindVendoring, FindVendoring] | undefined;
  return ({ before, after }) => {
    if (!before || before === after) return null;
    lookups ??= [vendoredSkills(base), vendoredSkills(head)];
    const baseRecord = lookups[0](before);
    const headRecord = after && lookups[1](after);
    if (!baseRecord || (after && !headRecord)) return null;
    return { before: baseRecord, after: headRecord };
  };
}
