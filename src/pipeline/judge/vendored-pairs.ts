import { type FindVendoring, type Vendoring, vendoredSkills } from '../../locks/vendored.ts';
import type { Pair, Workspace } from '../../model/workspace.ts';

/** A pair of a vendored skill, with its records; `after` is null for an uninstalled one. */
export interface VendoredPair {
  readonly before: Vendoring;
  readonly after: Vendoring | null;
}

/** Finds the records of a vendored pair; null for the skills of the repository itself. */
export type FindVendoredPair = (pair: Pair) => VendoredPair | null;

/** Finds the record with which head claims a skill that base has as its own; null for every other pair. */
export type FindClaim = (pair: Pair) => Vendoring | null;

/** What locks and frontmatters say of the origins of skills. */
export interface RecordLookup {
  readonly vendoredPairOf: FindVendoredPair;
  readonly claimOf: FindClaim;
}

/**
 * Looks up vendored pairs. Base has to record the origin: a change that adds the record does not get rid of the
 * discipline of its own skill.
 */
export function recordLookup(head: Workspace, base: Workspace | null): RecordLookup {
  if (!base) return { vendoredPairOf: () => null, claimOf: () => null };
  let lookups: readonly [FindVendoring, FindVendoring] | undefined;
  const recordsOf = ({ before, after }: Pair) => {
    lookups ??= [vendoredSkills(base), vendoredSkills(head)];
    return [before && lookups[0](before), after && lookups[1](after)] as const;
  };
  return {
    vendoredPairOf: (pair) => {
      if (!pair.before || pair.before === pair.after) return null;
      const [before, after] = recordsOf(pair);
      return before && (after || !pair.after) ? { before, after } : null;
    },
    claimOf: (pair) => {
      if (!pair.before || !pair.after) return null;
      const [before, after] = recordsOf(pair);
      return before ? null : after;
    },
  };
}
