import type { Problem } from '../../model/finding.ts';
import { quoted, seen } from '../../model/format-value.ts';
import type { LockEntry, LockFile, Pin } from '../../model/lock.ts';
import { nameOf } from '../../model/text/path.ts';
import { type Field, fields, get, text as textOf, type Value } from '../../model/value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import { mayHold } from '../hints.ts';
import { pathLeaks } from '../leaks.ts';
import { duplicateKey, unreadable } from '../unreadable.ts';

/** What tells one lock of the `skills` command line from another: the field of the hash, and its shapes. */
export interface JsonLockShape {
  readonly format: string;
  readonly field: string;
  /** The algorithm of a digest as it is written; null where it is none, with words for what would be. */
  readonly algorithmOf: (digest: string) => string | null;
  readonly words: string;
  /** The name of the file: a lock of this name may hold no skill at all. */
  readonly file: string;
  /** Whether the empty text says that no digest is known. */
  readonly mayBeUnknown: boolean;
}

/** Reads a lock that is JSON and holds `skills: {<name>: {<field>}}`; null for any other text. */
export function readJsonLock(path: string, text: string, shape: JsonLockShape): LockFile | null {
  const { format, field } = shape;
  const isNamed = nameOf(path) === shape.file;
  if (!/^\s*[{<]/.test(text) || (!isNamed && !mayHold(text, [field]))) return null;
  const { root, faults, duplicates } = parseJson(path, text);
  const fault = faults[0];
  if (fault) {
    if (!mayHold(text, ['skills', field])) return null;
    const problems = [unreadable(path, text, fault, 'JSON')];
    return { path, format, entries: [], problems, text, unread: true };
  }
  const skills = root ? get(root, 'skills') : undefined;
  const isEmpty = isNamed && skills?.kind === 'table' && skills.fields.size === 0;
  const holdsHash = fields(skills).some(({ value }) => get(value, field) !== undefined);
  if (!root || !(isEmpty || holdsHash)) return null;
  const read = fields(skills).map((one) => readEntry(one, shape));
  const problems = [
    ...duplicates.map(duplicateKey),
    ...read.flatMap(({ problem }) => problem ?? []),
    ...pathLeaks(root, text),
  ];
  return { path, format, entries: read.map(({ entry }) => entry), problems, text };
}

interface ReadEntry {
  readonly entry: LockEntry;
  readonly problem: Problem | null;
}

function readEntry({ key, keyAt, value }: Field, shape: JsonLockShape): ReadEntry {
  const { field, algorithmOf, words, mayBeUnknown } = shape;
  const entry: LockEntry = { id: key, at: keyAt, pins: [], version: null };
  const found = get(value, field);
  const digest = textOf(found)?.toLowerCase();
  if (mayBeUnknown && digest === '') return { entry: { ...entry, unhashed: true }, problem: null };
  const algorithm = digest === undefined ? null : algorithmOf(digest);
  if (found && digest !== undefined && algorithm !== null) {
    const pin: Pin = { value: digest, at: found.at, algorithm, field };
    return { entry: { ...entry, pins: [pin] }, problem: null };
  }
  return { entry: { ...entry, faulty: true }, problem: faultOf(key, keyAt, found, field, words) };
}

function faultOf(
  key: string,
  keyAt: Problem['at'],
  found: Value | undefined,
  field: string,
  words: string,
): Problem {
  const message = found
    ? `"${field}" of ${quoted(key)} is ${seen(found)}; it is written as ${words}.`
    : `The entry of ${quoted(key)} has no "${field}", so nothing of the skill is verified.`;
  return { rule: 'lock-syntax', message, at: found?.at ?? keyAt, about: `${key}\0${field}` };
}
