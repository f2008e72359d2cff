import type { Problem } from '../model/finding.ts';
import type { IndexEntry, IndexedOperation, Listings, SkillsIndex } from '../model/listing.ts';
import { code, msg } from '../model/message.ts';
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
} from '../model/value/value.ts';
import { type ListingKind, readDocument } from './document.ts';

const indexKind: ListingKind = {
  rule: 'skills-index-syntax',
  name: 'index of skills',
  consequence: msg`Agents find no skills in it.`,
  uniqueKeys: null,
};

/**
 * Parses a `skills-index.json` of the build-index scripts; null for a file of another tool, which lacks a
 * `skills` table next to `capability_index`.
 */
export function readSkillsIndex(path: string, text: string): SkillsIndex | null {
  if (!text.includes('"capability_index"')) return null;
  const document = readDocument(path, text, indexKind);
  const { root } = document;
  if (!root) return { path, entries: [], at: { path }, problems: document.problems, text };
  const skills = get(root, 'skills');
  const byCapability = get(root, 'capability_index');
  if (skills?.kind !== 'table' || byCapability?.kind !== 'table') return null;
  if (fields(skills).some(({ value }) => value.kind !== 'table')) return null;
  const capabilitiesOf = capabilitiesById(byCapability);
  const entries = fields(skills).map((field) =>
    parseEntry(field, capabilitiesOf.get(field.key) ?? []),
  );
  return { path, entries, at: root.fields.get('skills')?.keyAt ?? skills.at, problems: [], text };
}

/** Reports files that are an index at base but not in head: emptied, truncated, or of another shape. */
export function removedIndexes(head: Listings, base: Listings): readonly Problem[] {
  const baseIndexPaths = new Set(base.indexes.map(({ path }) => path));
  return head.unrecognised.flatMap(({ path, text, problems }) => {
    if (!baseIndexPaths.has(path)) return [];
    if (text === null) return problems;
    const { root, problems: documentProblems } = readDocument(path, text, indexKind);
    return root ? [noLongerIndex(path)] : documentProblems;
  });
}

function noLongerIndex(path: string): Problem {
  const message = msg`${code('skills')} and ${code('capability_index')} were removed from the index.`;
  const notes = [{ message: indexKind.consequence }];
  return { rule: indexKind.rule, message, notes, at: { path }, about: 'lost' };
}

function parseEntry({ key, keyAt, value }: Field, listedUnder: readonly string[]): IndexEntry {
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
      ...located('version', (item) => source(item) ?? ''),
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

/** The texts of a list; PowerShell writes a list with one item as a plain text. */
function textsOf(value: Value | undefined): readonly string[] {
  const singleText = textOf(value);
  if (singleText !== undefined) return [singleText];
  return items(value).flatMap((item) => textOf(item) ?? []);
}

function capabilitiesById(table: Table): ReadonlyMap<string, readonly string[]> {
  const capabilitiesOf = new Map<string, string[]>();
  for (const { key, value } of fields(table)) {
    for (const id of textsOf(value))
      capabilitiesOf.set(id, [...(capabilitiesOf.get(id) ?? []), key]);
  }
  return capabilitiesOf;
}
