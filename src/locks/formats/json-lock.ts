import type { Problem } from '../../model/finding.ts';
import type { LockEntry, LockFile, LockOrigin, Pin } from '../../model/lock.ts';
import type { Message } from '../../model/message.ts';
import { nameOf } from '../../model/text/path.ts';
import { type Field, fields, get, text as textOf, type Value } from '../../model/value/value.ts';
import { parseJson } from '../../syntax/json/json.ts';
import { mightContain } from '../might-contain.ts';
import { lockFields, lockOrigin } from '../origin.ts';
import { pathLeaks } from '../path-leaks.ts';
import { type PlainForm, plainText } from '../plain-form.ts';
import {
  duplicateKey,
  hashProblem,
  type KnownVersions,
  missingHash,
  outsideProblem,
  unreadableLock,
  versionProblems,
} from '../problems.ts';

/** A JSON lock format, such as those of the `skills` command line: the field of the hash, and the forms of the hash. */
export interface JsonLockFormat {
  readonly format: string;
  readonly field: string;
  /** The algorithm of a digest in this form; null for an invalid form, described by `expectedForm`. */
  readonly algorithmOf: (digest: string) => string | null;
  readonly expectedForm: Message;
  /** Other fields with a digest of the same form, by their algorithms; entries may lack them. */
  readonly furtherFields?: ReadonlyMap<string, string>;
  readonly versions: KnownVersions;
  /** The file name; a file of this name is a lock even without skills. */
  readonly file: string;
  /** Whether an empty text means an unknown digest. */
  readonly allowsEmptyHash: boolean;
  /** Whether the hash is of the source, where the `skills` command line leaves files out of the copy. */
  readonly hashesSource?: true;
  /** The folder of an entry, for formats that name it and hash what lies there. */
  readonly folderOf?: (lockPath: string, entry: Value, id: string) => string | undefined;
}

/** Locks as `JSON.stringify` writes them with two blanks, of entries with some fields of text, each at most once. */
export function plainJsonForm(
  { field, versions }: Pick<JsonLockFormat, 'field' | 'versions'>,
  keys: readonly string[],
): PlainForm {
  const pair = `"(?<key>${keys.join('|')})": ${plainText}`;
  return {
    start: new RegExp(
      `\\{\\n(?: {2}"version": (?:${versions.known.join('|')}),\\n)? {2}"skills": \\{\\n`,
      'y',
    ),
    entry: new RegExp(
      [
        ' {4}"(?<id>[\\w.-]+)": \\{\\n',
        `(?=(?: {6}.*\\n)*? {6}"${field}": "(?:[0-9a-f]{64})?",?\\n)`,
        `(?: {6}${pair}(?:,\\n(?= {6})|\\n(?= {4}\\}))(?!(?: {6}.*\\n)*? {6}"\\k<key>":))+`,
        ' {4}\\}(?:,\\n(?= {4})|\\n(?= {2}\\}))',
      ].join(''),
      'y',
    ),
    end: / {2}\}\n\}\n*/y,
  };
}

/** Parses a JSON lock with `skills: {<name>: {<field>}}`; null for other texts. */
export function parseJsonLock(
  path: string,
  text: string,
  lockFormat: JsonLockFormat,
): LockFile | null {
  const { format, field } = lockFormat;
  const hasLockName = nameOf(path) === lockFormat.file;
  if (!/^\s*[{<]/.test(text) || (!hasLockName && !mightContain(text, [field]))) return null;
  const { root, faults, duplicates } = parseJson(path, text);
  const fault = faults[0];
  if (fault) {
    if (!mightContain(text, ['skills', field])) return null;
    const problems = [unreadableLock(path, text, fault, 'JSON')];
    return { path, format, entries: [], problems, text, isIncomplete: true };
  }
  const skills = root ? get(root, 'skills') : undefined;
  const isEmpty = hasLockName && skills?.kind === 'table' && skills.fields.size === 0;
  const hasHash = fields(skills).some(({ value }) => get(value, field) !== undefined);
  if (!root || !(isEmpty || hasHash)) return null;
  const readEntries = fields(skills).map((field) => parseEntry(path, field, lockFormat));
  const problems = [
    ...duplicates.map(duplicateKey),
    ...versionProblems(root, lockFormat.versions),
    ...readEntries.flatMap(({ problem }) => problem ?? []),
    ...pathLeaks(root, text),
  ];
  return { path, format, entries: readEntries.map(({ entry }) => entry), problems, text };
}

interface ParsedEntry {
  readonly entry: LockEntry;
  readonly problem: Problem | null;
}

function parseEntry(
  path: string,
  { key, keyAt, value }: Field,
  lockFormat: JsonLockFormat,
): ParsedEntry {
  const { field, algorithmOf, expectedForm, allowsEmptyHash, hashesSource } = lockFormat;
  const entry: LockEntry = {
    id: key,
    at: keyAt,
    pins: [],
    version: null,
    fields: lockFields(value),
    ...(!lockFormat.folderOf && { origin: originOf(value) }),
    ...(hashesSource && { hashesSource: !isWellKnown(value) }),
  };
  const hashValue = get(value, field);
  const digest = textOf(hashValue)?.toLowerCase();
  if (allowsEmptyHash && digest === '')
    return { entry: { ...entry, unhashed: true }, problem: null };
  const algorithm = digest === undefined ? null : algorithmOf(digest);
  if (hashValue && digest !== undefined && algorithm !== null) {
    const folder = lockFormat.folderOf?.(path, value, key);
    const pin: Pin = {
      value: digest,
      at: hashValue.at,
      algorithm,
      field,
      ...(folder !== undefined && { folder }),
    };
    const pins = [pin, ...furtherPins(value, pin, lockFormat)];
    const isOutside = lockFormat.folderOf !== undefined && folder === undefined;
    const problem = isOutside ? outsideProblem(key, pathOf(value) ?? key, hashValue.at) : null;
    return { entry: { ...entry, pins }, problem };
  }
  return {
    entry: { ...entry, faulty: true },
    problem: entryProblem(key, keyAt, hashValue, field, expectedForm),
  };
}

function pathOf(value: Value): string | undefined {
  return textOf(get(value, 'path'));
}

/** The origin of an entry whose lock installs skills. */
function originOf(value: Value): LockOrigin {
  return lockOrigin(get(value, 'source'), get(value, 'ref') ?? get(value, 'pinnedRef'));
}

/** Whether the source is a well-known one, of which the installer hashes the copy. */
function isWellKnown(value: Value): boolean {
  return textOf(get(value, 'sourceType')) === 'well-known';
}

function furtherPins(value: Value, pin: Pin, lockFormat: JsonLockFormat): readonly Pin[] {
  return [...(lockFormat.furtherFields ?? [])].flatMap(([field, algorithm]) => {
    const hashValue = get(value, field);
    const digest = textOf(hashValue)?.toLowerCase() ?? '';
    if (!hashValue || lockFormat.algorithmOf(digest) === null) return [];
    return [{ ...pin, value: digest, at: hashValue.at, algorithm, field }];
  });
}

function entryProblem(
  key: string,
  keyAt: Problem['at'],
  hashValue: Value | undefined,
  field: string,
  expectedForm: Message,
): Problem {
  const about = `${key}\0${field}`;
  return hashValue
    ? hashProblem({ id: key, field, at: hashValue.at, about }, expectedForm)
    : missingHash(key, field, keyAt, about);
}
