import type { SemVer } from 'semver';
import compare from 'semver/functions/compare.js';
import { parseVersionTag } from '../../model/version/version-tag.ts';

/**
 * The tag released before this one: the greatest version below it among the tags of the same prefix.
 * Before a release stands a release; before a pre-release whatever came last.
 */
export function previousTag(tags: readonly string[], current: string): string | null {
  const now = parseVersionTag(current);
  if (now === null) return null;
  const wantsRelease = now.version.prerelease.length === 0;
  let best: { readonly tag: string; readonly version: SemVer } | null = null;
  for (const tag of tags) {
    const found = parseVersionTag(tag);
    if (found === null || found.prefix !== now.prefix) continue;
    if (wantsRelease && found.version.prerelease.length > 0) continue;
    if (compare(found.version, now.version) >= 0) continue;
    if (best === null || compare(found.version, best.version) > 0)
      best = { tag, version: found.version };
  }
  return best?.tag ?? null;
}
