import type { SemVer } from 'semver';
import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';

/** A tag taken apart: `worklog-v1.2.0` is version 1.2.0 behind `worklog-v`. */
export interface VersionTag {
  readonly prefix: string;
  readonly version: SemVer;
}

/**
 * The version a tag ends in, and what stands before it: the longest ending that is one. Two parts count as
 * three.
 */
export function versionTag(tag: string): VersionTag | null {
  for (const { index } of tag.matchAll(/(?<![\d.])\d+\.\d/g)) {
    const ending = tag.slice(index);
    const version = parse(ending.replace(/^(\d+\.\d+)(?=$|-(?:alpha|beta|pre|rc)\b)/, '$1.0'));
    if (version !== null) return { prefix: tag.slice(0, index), version };
  }
  return null;
}

/**
 * The tag released before this one: the greatest version below it among the tags of the same prefix.
 * Before a release stands a release; before a pre-release whatever came last.
 */
export function previousTag(tags: readonly string[], current: string): string | null {
  const now = versionTag(current);
  if (now === null) return null;
  const wantsRelease = now.version.prerelease.length === 0;
  let best: { readonly tag: string; readonly version: SemVer } | null = null;
  for (const tag of tags) {
    const found = versionTag(tag);
    if (found === null || found.prefix !== now.prefix) continue;
    if (wantsRelease && found.version.prerelease.length > 0) continue;
    if (compare(found.version, now.version) >= 0) continue;
    if (best === null || compare(found.version, best.version) > 0)
      best = { tag, version: found.version };
  }
  return best?.tag ?? null;
}
