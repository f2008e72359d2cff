import { nameOf } from '../../model/text/path.ts';
import { type Field, fields, get, source, type Value } from '../../model/value/value.ts';
import { parseYaml } from '../../syntax/yaml/yaml.ts';
import type { LockFormat } from '../format.ts';
import { getWithMerges, hasMerge, mergeProblems, ownFields } from '../merges.ts';
import { mightContain } from '../might-contain.ts';
import { pathLeaks } from '../path-leaks.ts';
import { type PlainForm, plainText } from '../plain-form.ts';
import { duplicateKey, unreadableLock } from '../problems.ts';
import { parseEntry } from './proto-lock-entry.ts';

const hashField = 'content_hash';

/** Fields on lines of their own, each at most once. */
const plainForm: PlainForm = {
  start: /(?:(?:#[ -~]*)?\n){0,9}(?:generated_at: "[\w:.+-]*"\n)?(?:(?:#[ -~]*)?\n){0,9}skills:\n/y,
  entry: new RegExp(
    [
      ' {2}(?<quote>"?)(?<id>\\w[\\w.-]*)\\k<quote>:\\n',
      ' {4}content_hash: (?<hash>"?)sha256:[0-9a-f]{64}\\k<hash>\\n',
      '(?: {4}integrity: (?<digest>"?)sha256-[A-Za-z0-9+/]{43}=\\k<digest>\\n)?',
      '(?: {4}(?<field>version|source_ref|source_rev|nix_store_path): ',
      `(?:[A-Za-z0-9][\\w.+-]*|${plainText})\\n(?!(?: {4}.*\\n)*? {4}\\k<field>:))*`,
    ].join(''),
    'y',
  ),
  end: /\n*/y,
};

/** The lock of ADR-003: YAML with `skills: {<id>: {content_hash}}`. */
export const protoLock: LockFormat = {
  id: 'proto-lock',
  title: 'Lock file of ADR-003',
  source: 'ADR-003, "Lockfile Workflow"',
  files: ['proto.lock'],
  field: hashField,
  writer: null,
  lookupBy: 'name',
  plainForm,
  repin: {
    syntax: 'yaml',
    order: [hashField, 'integrity', 'nix_store_path', 'version', 'source_ref', 'source_rev'],
    values: ({ digests, commit, version }) => ({
      [hashField]: digests.get('content'),
      integrity: digests.get('integrity'),
      nix_store_path: null,
      version,
      source_rev: commit,
    }),
  },
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
    if (!root || !tables.some((table) => hasHash(table, hashes)) || detectForeignTool(root, tables))
      return null;
    // Merged fields count for recognition only; entries are read without them.
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

/** The values of all `skills` keys in source order: readers disagree on which one counts. */
function skillTables(root: Value | null, duplicates: readonly Field[]): readonly Value[] {
  const duplicateTables = duplicates
    .filter(({ key }) => key === 'skills')
    .map(({ value }) => value);
  const first = getWithMerges(root ?? undefined, 'skills');
  return first ? [first, ...duplicateTables] : duplicateTables;
}

/** Other formats have `integrity` too, so alone it identifies our lock only with our file name. */
function hashFields(path: string): readonly string[] {
  return nameOf(path) === 'proto.lock' ? [hashField, 'integrity'] : [hashField];
}

function hasHash(skills: Value, hashes: readonly string[]): boolean {
  const mergedFields = hasMerge(skills) ? fields(get(skills, '<<')) : [];
  return [...fields(skills), ...mergedFields].some(({ value }) =>
    hashes.some((field) => getWithMerges(value, field) !== undefined),
  );
}

/**
 * The other tool that wrote a text with `skills: {<name>: {content_hash}}`, hashed over other bytes; null if
 * none. The header alone is not enough: the entries must also differ from ADR-003.
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

/** The other tool with this header, detected without parsing. */
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

/** Whether invalid YAML looks like a lock of this format. */
function looksLikeProtoLock(text: string): boolean {
  return /^[ \t{]*["']?skills["']?[ \t]*:/m.test(text) && /content_hash["']?[ \t]*:/.test(text);
}
