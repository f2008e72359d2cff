import { nameOf } from '../../model/text/path.ts';
import { type Field, fields, get, source, type Value } from '../../model/value/value.ts';
import { parseYaml } from '../../syntax/yaml/yaml.ts';
import type { LockFormat } from '../format.ts';
import { getWithMerges, hasMerge, mergeProblems, ownFields } from '../merges.ts';
import { mightContain } from '../might-contain.ts';
import { pathLeaks } from '../path-leaks.ts';
import { duplicateKey, unreadableLock } from '../unreadable.ts';
import { parseEntry } from './proto-entry.ts';

const hashField = 'content_hash';

/** The lock of ADR-003: YAML that holds `skills: {<id>: {content_hash}}`. */
export const protoLock: LockFormat = {
  id: 'proto-lock',
  title: 'Lock file of ADR-003',
  source: 'ADR-003, "Lockfile Workflow"',
  files: ['proto.lock'],
  field: hashField,
  writer: null,
  lookupBy: 'name',
  parse(path, text) {
    const hashes = hashFields(path);
    if (!hashes.some((field) => mightContain(text, ['skills', field]))) return null;
    const { root, faults, duplicates } = parseYaml(path, text);
    const fault = faults[0];
    const format = 'proto-lock';
    if (fault) {
      const problems = [unreadableLock(path, text, fault, 'YAML')];
      return looksLikeProtoLock(text) && foreignHeader(text) === null
        ? { path, format, entries: [], problems, text, isIncomplete: true }
        : null;
    }
    const tables = skillTables(root, duplicates);
    if (
      !root ||
      !tables.some((table) => holdsHash(table, hashes)) ||
      detectForeignTool(root, tables)
    )
      return null;
    // Recognised by what a merge brings in, too; read is what stands there itself.
    const skills = get(root, 'skills');
    const parsedEntries = ownFields(skills).map(parseEntry);
    return {
      path,
      format,
      entries: parsedEntries.map(({ entry }) => entry),
      problems: [
        ...duplicates.map(duplicateKey),
        ...mergeProblems(root),
        ...parsedEntries.flatMap(({ problems }) => problems),
        ...pathLeaks(root, text),
      ],
      text,
      ...((hasMerge(root) || hasMerge(skills)) && { isIncomplete: true }),
    };
  },
};

/** What stands under `skills`, first in the file first: a second one could hide what others read. */
function skillTables(root: Value | null, duplicates: readonly Field[]): readonly Value[] {
  const duplicateTables = duplicates
    .filter(({ key }) => key === 'skills')
    .map(({ value }) => value);
  const first = getWithMerges(root ?? undefined, 'skills');
  return first ? [first, ...duplicateTables] : duplicateTables;
}

/** Others record an `integrity` too: alone it tells our lock by the name only that ours has. */
function hashFields(path: string): readonly string[] {
  return nameOf(path) === 'proto.lock' ? [hashField, 'integrity'] : [hashField];
}

function holdsHash(skills: Value, hashes: readonly string[]): boolean {
  const mergedFields = hasMerge(skills) ? fields(get(skills, '<<')) : [];
  return [...fields(skills), ...mergedFields].some(({ value }) =>
    hashes.some((field) => getWithMerges(value, field) !== undefined),
  );
}

/**
 * The other tool that writes `skills: {<name>: {content_hash}}`, over other bytes, and wrote this text; null
 * where none did. Its header alone does not say so: the entries are not ones of ADR-003 either.
 */
export function foreignTool(path: string, text: string): string | null {
  const tool = foreignHeader(text);
  if (tool === null || !mightContain(text, ['skills', hashField])) return null;
  const { root, faults, duplicates } = parseYaml(path, text);
  if (!root || faults.length > 0) return tool;
  return detectForeignTool(root, skillTables(root, duplicates));
}

function detectForeignTool(root: Value, tables: readonly Value[]): string | null {
  const hasKey = (key: string) => get(root, key) !== undefined;
  const isSkilLock = hasKey('schema_version') && hasKey('generated_by');
  const tool = isSkilLock ? 'skil-lock' : hasKey('aiskills_version') ? 'aiskills' : null;
  return tables.flatMap(fields).some(({ value }) => isAdrEntry(value)) ? null : tool;
}

/** The other tool whose header a text has, to be told without parsing. */
export function foreignHeader(text: string): string | null {
  if (/^aiskills_version:/m.test(text)) return 'aiskills';
  const isSkilLock = /^schema_version:/m.test(text) && /^generated_by:/m.test(text);
  return isSkilLock ? 'skil-lock' : null;
}

const foreignFields = ['runtime', 'source_path', 'behavior', 'script_hashes', 'installed_at'];

function isAdrEntry(entry: Value): boolean {
  const hash = source(get(entry, hashField)) ?? '';
  return (
    /^sha256:[0-9a-f]{64}$/i.test(hash) &&
    foreignFields.every((field) => get(entry, field) === undefined)
  );
}

/** Whether a text that is no YAML was meant to be a lock of this format. */
function looksLikeProtoLock(text: string): boolean {
  return /^[ \t{]*["']?skills["']?[ \t]*:/m.test(text) && /content_hash["']?[ \t]*:/.test(text);
}
