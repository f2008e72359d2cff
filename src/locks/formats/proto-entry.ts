import type { Problem } from '../../model/finding.ts';
import { quoted, seen } from '../../model/format-value.ts';
import type { LockEntry, Pin } from '../../model/lock.ts';
import { type Field, get, source, text } from '../../model/value.ts';
import { hasMerge } from '../merges.ts';

/** What an entry of a proto-lock says, and what is wrong with it. */
export interface ReadEntry {
  readonly entry: LockEntry;
  readonly problems: readonly Problem[];
}

const hashes = [
  {
    field: 'content_hash',
    algorithm: 'content',
    shape: /^sha256:[0-9a-f]{64}$/i,
    words: '"sha256:" and 64 hexadecimal digits',
  },
  {
    field: 'integrity',
    algorithm: 'integrity',
    shape: /^sha256-[A-Za-z0-9+/]{43}=$/,
    words: '"sha256-" and the 44 characters of a SHA-256 in base64',
  },
] as const;

/**
 * Reads one entry. With anything wrong in it there are no pins: it vouches for nothing, and one fault
 * is one finding.
 */
export function readEntry({ key, keyAt, value }: Field): ReadEntry {
  const empty: LockEntry = { id: key, at: keyAt, pins: [], version: null };
  const problems: Problem[] = [];
  const refuse = (message: string, at: Problem['at']) => {
    problems.push({ rule: 'lock-syntax', message, at, about: `${key}\0${message}` });
  };
  const name = quoted(key);
  if (value.kind !== 'table') {
    refuse(
      `The entry of ${name} is ${seen(value)}; an entry is a mapping with a "content_hash".`,
      value.at,
    );
    return { entry: { ...empty, faulty: true }, problems };
  }
  // The merge is refused where it stands.
  if (hasMerge(value)) return { entry: { ...empty, faulty: true }, problems };
  const pins: Pin[] = [];
  for (const { field, algorithm, shape, words } of hashes) {
    const found = get(value, field);
    const written = text(found);
    if (written !== undefined && found && shape.test(written)) {
      const digest = algorithm === 'content' ? written.toLowerCase() : written;
      pins.push({ value: digest, at: found.at, algorithm, field });
    } else if (found && found.kind !== 'null') {
      refuse(`"${field}" of ${name} is ${seen(found)}; it is written as ${words}.`, found.at);
    } else if (algorithm === 'content') {
      refuse(
        `The entry of ${name} has no "content_hash", so nothing of the skill is verified.`,
        keyAt,
      );
    }
  }
  const version = get(value, 'version');
  if (version?.kind === 'list' || version?.kind === 'table') {
    refuse(`"version" of ${name} is ${seen(version)}; a version is one text.`, version.at);
  }
  if (problems.length > 0) return { entry: { ...empty, faulty: true }, problems };
  const recorded = source(version);
  const located = version && recorded ? { value: recorded, at: version.at } : null;
  return { entry: { ...empty, pins, version: located }, problems };
}
