import type { Problem } from '../model/finding.ts';
import type { IndexEntry, IndexedOperation, Listings, SkillsIndex } from '../model/listing.ts';
import type { Located } from '../model/skill.ts';
import {
  type Field,
  fields,
  get,
  items,
  source,
  type Table,
  text as textOf,
  type Value,
} from '../model/value.ts';
import { type DocumentKind, readDocument } from './document.ts';

const kind: DocumentKind = {
  rule: 'skills-index-syntax',
  name: 'index of skills',
  loss: 'agents that look skills up in it find none',
  unique: null,
};

/**
 * Reads the `skills-index.json` that the family's build-index scripts write; null for a file of that
 * name by another tool, which has no table of skills beside a `capability_index`.
 */
export function readSkillsIndex(path: string, text: string): SkillsIndex | null {
  if (!text.includes('"capability_index"')) return null;
  const document = readDocument(path, text, kind);
  const { root } = document;
  if (!root) return { path, entries: [], at: { path }, problems: document.problems, text };
  const skills = get(root, 'skills');
  const byCapability = get(root, 'capability_index');
  if (skills?.kind !== 'table' || byCapability?.kind !== 'table') return null;
  if (fields(skills).some(({ value }) => value.kind !== 'table')) return null;
  const under = capabilitiesById(byCapability);
  const entries = fields(skills).map((field) => readEntry(field, under.get(field.key) ?? []));
  return { path, entries, at: root.fields.get('skills')?.keyAt ?? skills.at, problems: [], text };
}

/** What keeps the files that are indexes at base from being any now: emptied, cut off, or of another shape. */
export function lostIndexes(now: Listings, was: Listings): readonly Problem[] {
  const indexes = new Set(was.indexes.map(({ path }) => path));
  return now.strange.flatMap(({ path, text, problems }) => {
    if (!indexes.has(path)) return [];
    if (text === null) return problems;
    const { root, problems: faults } = readDocument(path, text, kind);
    return root ? [noIndexNow(path)] : faults;
  });
}

function noIndexNow(path: string): Problem {
  const message = `The index of skills has no table "skills" of mappings beside a table "capability_index", which base has; ${kind.loss}.`;
  return { rule: kind.rule, message, at: { path }, about: 'lost' };
}

function readEntry({ key, keyAt, value }: Field, listedUnder: readonly string[]): IndexEntry {
  const field = (name: string) => (value.kind === 'table' ? value.fields.get(name) : undefined);
  const located = <T>(name: string, read: (value: Value | undefined) => T): Located<T> => ({
    value: read(field(name)?.value),
    at: field(name)?.keyAt ?? keyAt,
  });
  return {
    id: key,
    at: keyAt,
    folder: textOf(field('dir')?.value) ?? key,
    version: {
      ...located('version', (one) => source(one) ?? ''),
      at: field('version')?.value.at ?? keyAt,
    },
    capabilities: located('capabilities', textsOf),
    effects: located('effects', textsOf),
    operations: located('operations', operationsOf),
    listedUnder,
  };
}

function operationsOf(value: Value | undefined): ReadonlyMap<string, IndexedOperation> {
  return new Map(
    fields(value).map(({ key, keyAt, value: operation }) => [
      key,
      {
        at: keyAt,
        description: textOf(get(operation, 'description')) ?? '',
        inputs: textsOf(get(operation, 'input_params')),
      },
    ]),
  );
}

/** The texts of a list. A list of one is a bare text where PowerShell wrote it. */
function textsOf(value: Value | undefined): readonly string[] {
  const only = textOf(value);
  if (only !== undefined) return [only];
  return items(value).flatMap((item) => textOf(item) ?? []);
}

function capabilitiesById(table: Table): ReadonlyMap<string, readonly string[]> {
  const under = new Map<string, string[]>();
  for (const { key, value } of fields(table)) {
    for (const id of textsOf(value)) under.set(id, [...(under.get(id) ?? []), key]);
  }
  return under;
}
