import type { Bump } from '../model/bump.ts';

/**
 * The smallest version above `version` that takes a step; null where `version` is no plain release.
 * Below 1.0.0 the first part that is not zero is the breaking one.
 */
export function nextVersion(version: string | null, bump: Bump): string | null {
  const parts = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(version ?? '');
  if (!parts || bump === 'none') return null;
  const [major, minor, patch] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (major > 0) {
    if (bump === 'major') return `${major + 1}.0.0`;
    return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
  }
  return bump === 'major' && minor > 0 ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
}
