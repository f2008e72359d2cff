import { parseVersionTag } from '../model/version/version-tag.ts';
import { shortRef } from './ref.ts';

/** The tag of the highest release with the same pattern as a tag, if it is above it; null otherwise. */
export function newerTag(ref: string, tags: readonly string[]): string | null {
  const current = parseVersionTag(shortRef(ref));
  if (!current) return null;
  let [highest, name]: [typeof current.version, string | null] = [current.version, null];
  for (const tag of tags) {
    const parsed = parseVersionTag(tag);
    if (parsed?.prefix !== current.prefix || parsed.version.prerelease.length > 0) continue;
    if (parsed.version.compare(highest) > 0) [highest, name] = [parsed.version, tag];
  }
  return name;
}
