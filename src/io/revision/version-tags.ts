import type { SemVer } from 'semver';
import compare from 'semver/functions/compare.js';
import { parseVersionTag } from '../../model/version/version-tag.ts';

/**
 * The previous release of a tag: the greatest lower version among the tags with the same prefix. For a release,
 * pre-releases do not count.
 */
export function previousTag(tags: readonly string[], current: string): string | null {
  const currentTag = parseVersionTag(current);
  if (currentTag === null) return null;
  const isRelease = currentTag.version.prerelease.length === 0;
  let best: { readonly tag: string; readonly version: SemVer } | null = null;
  for (const tag of tags) {
    const candidate = parseVersionTag(tag);
    if (candidate === null || candidate.prefix !== currentTag.prefix) continue;
    if (isRelease && candidate.version.prerelease.length > 0) continue;
    if (compare(candidate.version, currentTag.version) >= 0) continue;
    if (best === null || compare(candidate.version, best.version) > 0)
      best = { tag, version: candidate.version };
  }
  return best?.tag ?? null;
}
