import type { Problem } from '../../model/finding.ts';
import type { LockEntry, LockFile, Pin } from '../../model/lock.ts';
import { get, items, source, type Table, type Value } from '../../model/value/value.ts';
import { parseYaml } from '../../syntax/yaml/yaml.ts';
import { hasMerge, mergeProblems } from '../merges.ts';
import { pathLeaks } from '../path-leaks.ts';
import {
  duplicateKey,
  hashProblem,
  type KnownVersions,
  sha256Form,
  unreadableLock,
  versionProblems,
} from '../problems.ts';

/** A YAML lock whose entries are a list. */
export interface YamlLockFormat {
  readonly format: string;
  readonly versions: KnownVersions;
  /** The list items that are entries; null for a file of another kind. */
  readonly entriesIn: (root: Table) => readonly Value[] | null;
  readonly parseEntry: (path: string, value: Value, report: ReportProblem) => LockEntry | null;
}

/** Records a problem of an entry. */
export type ReportProblem = (problem: Problem) => void;

/** Parses a YAML lock with a list of entries; null for other texts. */
export function parseYamlLock(
  path: string,
  text: string,
  lockFormat: YamlLockFormat,
): LockFile | null {
  const { format } = lockFormat;
  const { root, faults, duplicates } = parseYaml(path, text);
  const fault = faults[0];
  if (fault) {
    const problems = [unreadableLock(path, text, fault, 'YAML')];
    return { path, format, entries: [], problems, text, isIncomplete: true };
  }
  const values = root?.kind === 'table' ? lockFormat.entriesIn(root) : null;
  if (!root || !values) return null;
  const problems: Problem[] = [
    ...duplicates.map(duplicateKey),
    ...mergeProblems(root),
    ...versionProblems(root, lockFormat.versions),
  ];
  const entries = values.flatMap((value) => {
    const entry = lockFormat.parseEntry(path, value, (problem) => problems.push(problem));
    return entry ? { ...entry, ...(hasMerge(value) && { faulty: true }) } : [];
  });
  problems.push(...pathLeaks(root, text));
  return { path, format, entries, problems, text, ...(hasMerge(root) && { isIncomplete: true }) };
}

/** The items of a list field. */
export function listField(root: Value, key: string): readonly Value[] {
  return items(get(root, key));
}

/** The digest `sha256:…` in a field of an entry; reports one of another form. Null without one. */
export function sha256Field(
  id: string,
  value: Value,
  field: string,
  report: ReportProblem,
): Digest | null {
  const hashValue = get(value, field);
  const written = source(hashValue)?.toLowerCase() ?? '';
  if (!hashValue || written === '') return null;
  if (/^sha256:[0-9a-f]{64}$/.test(written)) return { value: written, at: hashValue.at, field };
  const about = `${id}\0${field}`;
  report(hashProblem({ id, field, at: hashValue.at, about }, sha256Form));
  return { value: '', at: hashValue.at, field };
}

/** A digest as written in a field; empty if it is malformed. */
export type Digest = Pick<Pin, 'value' | 'at' | 'field'>;
