import type { Problem } from '../../model/finding.ts';
import type { LockEntry, Pin } from '../../model/lock.ts';
import { formatValue, quote } from '../../model/value/format-value.ts';
import { type Field, get, source, text } from '../../model/value/value.ts';
import { hasMerge } from '../merges.ts';
import { lockFields } from '../origin.ts';

/** A parsed entry of a proto-lock, with its problems. */
export interface ParsedEntry {
  readonly entry: LockEntry;
  readonly problems: readonly Problem[];
}

const hashFields = [
  {
    field: 'content_hash',
    algorithm: 'content',
    pattern: /^sha256:[0-9a-f]{64}$/i,
    expected: 'the hash that `skillaccord hash` prints: "sha256:" and 64 hexadecimal digits',
  },
  {
    field: 'integrity',
    algorithm: 'integrity',
    pattern: /^sha256-[A-Za-z0-9+/]{43}=$/,
    expected: '`sha256-` and the 44 characters of a SHA-256 in base64',
  },
] as const;

/** Parses one entry. A faulty entry has no pins, so it covers nothing and one fault is one finding. */
export function parseEntry({ key, keyAt, value }: Field): ParsedEntry {
  const emptyEntry: LockEntry = { id: key, at: keyAt, pins: [], version: null };
  const problems: Problem[] = [];
  const report = (part: string, message: string, at: Problem['at']) => {
    problems.push({ rule: 'lock-syntax', message, at, about: `${key}\0${part}` });
  };
  if (value.kind !== 'table') {
    report(
      'entry',
      `The entry of ${quote(key)} is ${formatValue(value)}. Write a mapping with a \`content_hash\`.`,
      value.at,
    );
    return { entry: { ...emptyEntry, faulty: true }, problems };
  }
  // `mergeProblems` reports the merge key.
  if (hasMerge(value)) return { entry: { ...emptyEntry, faulty: true }, problems };
  const pins: Pin[] = [];
  for (const { field, algorithm, pattern, expected } of hashFields) {
    const hashValue = get(value, field);
    const hashText = text(hashValue);
    if (hashText !== undefined && hashValue && pattern.test(hashText)) {
      const digest = algorithm === 'content' ? hashText.toLowerCase() : hashText;
      pins.push({ value: digest, at: hashValue.at, algorithm, field });
    } else if (hashValue && hashValue.kind !== 'null') {
      report(
        field,
        `\`${field}\` of ${quote(key)} is ${formatValue(hashValue)}, which is not a hash. Write ${expected}.`,
        hashValue.at,
      );
    } else if (algorithm === 'content') {
      report(
        field,
        `The entry of ${quote(key)} has no \`content_hash\`, so the skill is not verified.`,
        keyAt,
      );
    }
  }
  const version = get(value, 'version');
  if (version?.kind === 'list' || version?.kind === 'table') {
    report(
      'version',
      `\`version\` of ${quote(key)} is ${formatValue(version)}. Write one string.`,
      version.at,
    );
  }
  if (problems.length > 0) return { entry: { ...emptyEntry, faulty: true }, problems };
  const recordedVersion = source(version);
  const locatedVersion =
    version && recordedVersion ? { value: recordedVersion, at: version.at } : null;
  return {
    entry: { fields: lockFields(value), ...emptyEntry, pins, version: locatedVersion },
    problems,
  };
}
