import type { SemVer } from 'semver';
import parse from 'semver/functions/parse.js';

/** A parsed tag: `worklog-v1.2.0` is version 1.2.0 with the prefix `worklog-v`. */
export interface VersionTag {
  readonly prefix: string;
  readonly version: SemVer;
}

/**
 * Splits a tag into a prefix and the longest version at its end; null without a version. Pads versions of two
 * parts.
 */
export function parseVersionTag(tag: string): VersionTag | null {
  for (const { index } of tag.matchAll(/(?<![\d.])\d+\.\d/g)) {
    const suffix = tag.slice(index);
    const version = parse(suffix.replace(/^(\d+\.\d+)(?=$|-(?:alpha|beta|pre|rc)\b)/, '$1.0'));
    if (version !== null) return { prefix: tag.slice(0, index), version };
  }
  return null;
}
