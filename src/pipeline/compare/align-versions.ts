import type { Located, Skill } from '../../model/skill.ts';
import type { Pair } from '../../model/workspace.ts';

type Versions = Skill['versions'];
type Version = Located<string>;

/**
 * Takes the versions of both sides from one dialect, where they have one in common: the version of an added manifest
 * does not succeed the version of another one.
 */
export function alignVersions(pair: Pair): Pair {
  const { before, after } = pair;
  if (!before || !after) return pair;
  const [baseVersion, headVersion] = matchingVersions(before.versions, after.versions) ?? [
    before.version,
    after.version,
  ];
  if (baseVersion === before.version && headVersion === after.version) return pair;
  return {
    ...pair,
    before: { ...before, version: baseVersion },
    after: { ...after, version: headVersion },
  };
}

/** The versions of the last dialect of head that base has too, as itself or as its predecessor. */
function matchingVersions(
  before: Versions,
  after: Versions,
): readonly [Version, Version] | undefined {
  if (before.size === 0) return undefined;
  for (const [dialect, headVersion] of [...after].reverse()) {
    const baseVersion = before.get(dialect) ?? before.get(predecessorDialects[dialect] ?? '');
    if (baseVersion) return [baseVersion, headVersion];
  }
  return undefined;
}

/** The format that a dialect replaced; the version numbers continue. */
const predecessorDialects: Readonly<Record<string, string>> = {
  'skill-manifest-v2': 'router-manifest',
};
