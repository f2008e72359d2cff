import type { Problem } from '../../model/finding.ts';
import type { LockEntry, Pin } from '../../model/lock.ts';
import { code, type Message, msg, namePart } from '../../model/message.ts';
import { type Field, get, source, text } from '../../model/value/value.ts';
import { hashProblem, missingHash } from '../hash-problem.ts';
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
    form: msg`the hash that ${code('skillaccord hash')} prints`,
  },
  {
    field: 'integrity',
    algorithm: 'integrity',
    pattern: /^sha256-[A-Za-z0-9+/]{43}=$/,
    form: msg`${code('sha256-')} and a SHA-256 in base64`,
  },
] as const;

/** Parses one entry. A faulty entry has no pins, so it covers nothing and one fault is one finding. */
export function parseEntry({ key, keyAt, value }: Field): ParsedEntry {
  const emptyEntry: LockEntry = { id: key, at: keyAt, pins: [], version: null };
  const problems: Problem[] = [];
  const report = (part: string, message: Message, help: Message, at: Problem['at']) =>
    problems.push({ rule: 'lock-syntax', message, help, at, about: `${key}\0${part}` });
  const name = namePart(key);
  if (value.kind !== 'table') {
    const help = msg`Write a mapping with a ${code('content_hash')}.`;
    report('entry', msg`Lock entry of ${name} is not a mapping.`, help, value.at);
    return { entry: { ...emptyEntry, faulty: true }, problems };
  }
  // `mergeProblems` reports the merge key.
  if (hasMerge(value)) return { entry: { ...emptyEntry, faulty: true }, problems };
  const pins: Pin[] = [];
  for (const { field, algorithm, pattern, form } of hashFields) {
    const hashValue = get(value, field);
    const hashText = text(hashValue);
    if (hashText !== undefined && hashValue && pattern.test(hashText)) {
      const digest = algorithm === 'content' ? hashText.toLowerCase() : hashText;
      pins.push({ value: digest, at: hashValue.at, algorithm, field });
    } else if (hashValue && hashValue.kind !== 'null') {
      const about = `${key}\0${field}`;
      problems.push(hashProblem({ id: key, field, at: hashValue.at, about }, form));
    } else if (algorithm === 'content') {
      problems.push(missingHash(key, field, keyAt));
    }
  }
  const version = get(value, 'version');
  if (version?.kind === 'list' || version?.kind === 'table') {
    const message = msg`Invalid ${code('version')} of ${name}.`;
    report('version', message, msg`Write one string.`, version.at);
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
