/** A version bump, from none to major. */
export type Bump = 'none' | 'patch' | 'minor' | 'major';

/** A declared bump: upwards, `decreased`, or `any` from a pre-release. */
export type DeclaredBump = Bump | 'decreased' | 'any';

const rank: Readonly<Record<Bump, number>> = { none: 0, patch: 1, minor: 2, major: 3 };

/** The larger of two bumps. */
export function maxBump(a: Bump, b: Bump): Bump {
  return rank[a] >= rank[b] ? a : b;
}

/** The largest of some bumps; `none` for an empty list. */
export function largestBump(bumps: Iterable<Bump>): Bump {
  let result: Bump = 'none';
  for (const bump of bumps) result = maxBump(result, bump);
  return result;
}

/** Whether a declared bump covers a required one. An unversioned skill (null) covers only `none`. */
export function covers(declared: DeclaredBump | null, required: Bump): boolean {
  if (required === 'none' || declared === 'any') return true;
  if (declared === null || declared === 'decreased') return false;
  return rank[declared] >= rank[required];
}
