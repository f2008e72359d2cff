import type { SemVer } from 'semver';
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
export function parseVersionTag(tag: string): VersionTag | null {
  for (const { index } of tag.matchAll(/(?<![\d.])\d+\.\d/g)) {
    const suffix = tag.slice(index);
    const version = parse(suffix.replace(/^(\d+\.\d+)(?=$|-(?:alpha|beta|pre|rc)\b)/, '$1.0'));
    if (version !== null) return { prefix: tag.slice(0, index), version };
  }
  return null;
}
