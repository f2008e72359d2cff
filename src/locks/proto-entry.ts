import type { Problem } from '../model/finding.ts';
import type { LockEntry, Pin } from '../model/lock.ts';
import { quoted, seen } from '../model/seen.ts';
import { type Field, get, source, text, type Value } from '../model/value.ts';

/** What an entry of a proto-lock says, and what is wrong with it. */
export interface ReadEntry {
  readonly entry: LockEntry;
  readonly problems: readonly Problem[];
}

interface Hash {
  readonly field: string;
  readonly algorithm: string;
  readonly shape: RegExp;
  readonly words: string;
}

const contentHash: Hash = {
  field: 'content_hash',
  algorithm: 'content',
  shape: /^sha256:[0-9a-f]{64}$/i,
  words: '"sha256:" and 64 hexadecimal digits',
};

const integrity: Hash = {
  field: 'integrity',
  algorithm: 'integrity',
  shape: /^sha256-[A-Za-z0-9+/]{43}=$/,
  words: '"sha256-" and the 44 characters of a SHA-256 in base64',
};

/**
 * Reads one entry. With anything wrong in it there are no pins: it vouches for nothing, and one fault
 * is one finding.
 */
export function readEntry({ key, keyAt, value }: Field): ReadEntry {
  const entry: LockEntry = { id: key, at: keyAt, pins: [], version: null };
  if (value.kind !== 'table') {
    const message = `The entry of ${quoted(key)} is ${seen(value)}; an entry is a mapping with a "content_hash".`;
    return { entry, problems: [syntax(message, value, key)] };
  }
  const hashes = [contentHash, integrity].map((hash) =>
    readHash(key, get(value, hash.field), hash),
  );
  const pins = hashes.flatMap((read) => ('pin' in read && read.pin ? [read.pin] : []));
  const version = get(value, 'version');
  const problems = [
    ...hashes.flatMap((read) => ('message' in read ? [syntax(read.message, read.at, key)] : [])),
    ...(isWritten(get(value, 'content_hash')) ? [] : [unpinned(key, keyAt)]),
    ...(isList(version) ? [unversioned(key, version)] : []),
  ];
  if (problems.length > 0) return { entry, problems };
  const recorded = source(version);
  return {
    entry: {
      ...entry,
      pins,
      version: version && recorded ? { value: recorded, at: version.at } : null,
    },
    problems,
  };
}

type ReadHash = { readonly pin: Pin | null } | { readonly message: string; readonly at: Value };

function readHash(id: string, value: Value | undefined, hash: Hash): ReadHash {
  if (!value || value.kind === 'null') return { pin: null };
  const written = text(value);
  if (written === undefined || !hash.shape.test(written)) {
    const message = `"${hash.field}" of ${quoted(id)} is ${seen(value)}; it is written as ${hash.words}.`;
    return { message, at: value };
  }
  const digest = hash === contentHash ? written.toLowerCase() : written;
  const { field, algorithm } = hash;
  return { pin: { value: digest, at: value.at, algorithm, field } };
}

/** Whether a field is there; an empty one counts as left out. */
function isWritten(value: Value | undefined): boolean {
  return value !== undefined && value.kind !== 'null';
}

function isList(value: Value | undefined): value is Value {
  return value?.kind === 'list' || value?.kind === 'table';
}

function unpinned(id: string, place: Field['keyAt']): Problem {
  const message = `The entry of ${quoted(id)} has no "content_hash", so nothing of the skill is verified.`;
  return { rule: 'lock-syntax', message, at: place, about: `${id}\0content_hash` };
}

function unversioned(id: string, version: Value): Problem {
  const message = `"version" of ${quoted(id)} is ${seen(version)}; a version is one text.`;
  return syntax(message, version, id);
}

function syntax(message: string, { at }: Pick<Value, 'at'>, id: string): Problem {
  return { rule: 'lock-syntax', message, at, about: `${id}\0${message}` };
}
