import type { SemVer } from 'semver';
import compare from 'semver/functions/compare.js';
import inc from 'semver/functions/inc.js';
import parse from 'semver/functions/parse.js';
import type { Bump, DeclaredBump } from './bump.ts';

/** Whether a text is a version in a skill: semantic, or `X.Y`, with an optional `v`. */
export function isVersion(text: string): boolean {
  return parseLenient(text) !== null;
}

/** Whether a version is below another; null if either is not a version. */
export function isVersionBelow(version: string, minimum: string): boolean | null {
  const [parsed, parsedMinimum] = [parseLenient(version), parseLenient(minimum)];
  return parsed && parsedMinimum && compare(parsed, parsedMinimum) < 0;
}

/**
 * The bump between two versions; null if one cannot be read. Ignores build metadata. In 0.y.z, y is the breaking part; in
 * 0.0.z, z. A whole number counts as its major version. `any` from a pre-release and from no version: callers cannot pin
 * those.
 */
export function declaredBump(before?: string, after?: string): DeclaredBump | null {
  const from = parseCountable(before);
  const to = parseLenient(after);
  if (to && before === undefined) return 'any';
  if (!from || !to) return null;
  const order = compare(to, from);
  if (order < 0) return 'decreased';
  if (order === 0) return 'none';
  if (from.prerelease.length > 0) return 'any';
  if (to.major !== from.major) return 'major';
  if (to.minor !== from.minor) return from.major === 0 ? 'major' : 'minor';
  if (from.major > 0) return 'patch';
  return from.minor > 0 ? 'minor' : 'major';
}

/** The lowest version that covers a bump, for messages; after a pre-release, the next pre-release. */
export function smallestCoveringVersion(before: string, required: Bump): string {
  const from = parseCountable(before);
  if (!from) return '1.0.0';
  const { major, minor, patch } = from;
  if (required === 'none') return from.version;
  if (from.prerelease.length > 0) return inc(from.version, 'prerelease') ?? from.version;
  if (major > 0) {
    if (required === 'major') return formatVersion(major + 1, 0, 0);
    return required === 'minor'
      ? formatVersion(major, minor + 1, 0)
      : formatVersion(major, minor, patch + 1);
  }
  const isBreaking = required === 'major' && minor > 0;
  return isBreaking ? formatVersion(0, minor + 1, 0) : formatVersion(0, minor, patch + 1);
}

/** Whether the version after a text can be counted: a version, or a whole number. */
export function isCountable(text: string): boolean {
  return parseCountable(text) !== null;
}

function parseCountable(text: string | undefined): SemVer | null {
  const whole = /^\s*v?(0|[1-9]\d*)\s*$/.exec(text ?? '')?.[1];
  return parseLenient(whole === undefined ? text : `${whole}.0`);
}

function formatVersion(...parts: readonly number[]): string {
  return parts.join('.');
}

function parseLenient(text: string | undefined): SemVer | null {
  const trimmed = (text ?? '').trim().replace(/^v/, '');
  const isShort = /^(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(trimmed);
  return /^\d/.test(trimmed) ? parse(isShort ? `${trimmed}.0` : trimmed) : null;
}
