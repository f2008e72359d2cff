import { type Change, facetValue, type Item } from '../../model/contract.ts';
import { manifestOf, type Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Location } from '../../model/text/text.ts';
import { canonical } from '../../model/value/canonical.ts';
import { type Difference, differencesOf, listDifference } from '../../model/value/differences.ts';
import {
  asWritten,
  formatPointer,
  type Json,
  resolvePointer,
  source,
  toJson,
  type Value,
} from '../../model/value/value.ts';
import type { CompareContext } from './change.ts';

/**
 * Points each change of a list, or of a list in a mapping, at the first entry that head added, or else at the key, and
 * `was` at the first entry that head removed.
 * @param changes All changes of one item.
 */
export function locateEntries(
  changes: readonly Change[],
  context: CompareContext,
): readonly Change[] {
  const byFacet = groupBy(changes, ({ facet }) => facet);
  return changes.map((change) =>
    locateChange(change, context, byFacet.get(change.facet)?.length === 1),
  );
}

/** @param isOnly Whether no other change reports entries of the same list. */
function locateChange(change: Change, { before, after }: CompareContext, isOnly: boolean): Change {
  const head = nodeOf(change, change.after, change.at, after);
  if (!head || change.action !== 'changed') return change;
  const base = nodeOf(change, change.before, change.was, before);
  const [difference] = differencesOf(base?.json, head.json);
  if (!difference) return change;
  const inHead = descend(head, difference);
  const inBase = base && descend(base, difference);
  const lists = listsOf(difference);
  if (!lists) {
    if (difference.path.length === 0) return change;
    return { ...change, at: inHead.at, was: inBase?.at ?? change.was };
  }
  const { added, removed } = reportedEntries(change, listDifference(...lists), isOnly);
  const isOtherSchema = change.facet === 'schema' && change.verdict === 'incomparable';
  const removedAt = inBase && entryLocation(inBase.value, removed, before);
  return {
    ...change,
    // Of a list of other values, the missing ones break callers.
    at: isOtherSchema ? inHead.at : (entryLocation(inHead.value, added, after) ?? inHead.keyAt),
    was: removedAt ?? change.was,
  };
}

/** A value of a manifest, and the location of its key. */
interface Node {
  readonly value: Value;
  readonly keyAt: Location;
  readonly json: Json;
}

/** The value that a change is about, if the change points at it. */
function nodeOf(
  { facet, detail }: Change,
  item: Item | null,
  at: Location | null,
  skill: Skill,
): Node | null {
  const root = item && manifestOf(skill, item.dialect)?.root;
  if (!item || !root || facet === null) return null;
  const ofFacet = item.pointer + formatPointer(facet);
  const keyword = formatPointer(...(detail ?? '').split('.'));
  const isSchema = item.facets.get(facet)?.shape.type === 'schema';
  const pointers = isSchema ? [ofFacet + keyword] : [item.pointer, ofFacet];
  for (const pointer of pointers) {
    const { value, keyAt, missing } = resolvePointer(root, pointer);
    if (missing || value.at !== at || (isSchema && value.kind !== 'list')) continue;
    return { value, keyAt, json: isSchema ? toJson(value) : (facetValue(item, facet) ?? null) };
  }
  return null;
}

/** The two lists that differ; a missing one is empty. Null for other values. */
function listsOf({
  before,
  after,
}: Difference): readonly [readonly Json[], readonly Json[]] | null {
  const [from, to] = [before ?? [], after];
  return isList(from) && isList(to) ? [from, to] : null;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The value at the end of a path; if it is missing, its innermost parent. */
function descend(node: Node, { path }: Difference): Node & { readonly at: Location } {
  let { value, keyAt } = node;
  for (const key of path) {
    const field = value.kind === 'table' ? value.fields.get(key) : undefined;
    if (!field) return { ...node, value, keyAt, at: keyAt };
    ({ value, keyAt } = field);
  }
  return { ...node, value, keyAt, at: value.at };
}

interface Entries {
  readonly added: readonly Json[];
  readonly removed: readonly Json[];
}

/** The entries that a change names; all of them if it is the only change of the list and names none. */
function reportedEntries({ witness }: Change, entries: Entries, isOnly: boolean): Entries {
  const names = witness?.value;
  if (!isList(names ?? null)) return entries;
  const known = new Set((names as readonly Json[]).map(canonical));
  const select = (some: readonly Json[]) => {
    const named = some.filter((entry) => known.has(canonical(entry)));
    return named.length === 0 && isOnly ? some : named;
  };
  return { added: select(entries.added), removed: select(entries.removed) };
}

/** The location of the first of some entries of a list, or of a text that holds them; undefined if it has none. */
function entryLocation(value: Value, entries: readonly Json[], skill: Skill): Location | undefined {
  const texts = new Set(entries.map(canonical));
  if (value.kind === 'list') {
    return value.items.find((item) => jsonOfEntry(item).some((json) => texts.has(json)))?.at;
  }
  if (value.kind !== 'string' || entries.length === 0) return undefined;
  return entries.flatMap((entry) => wordLocation(value.at, String(entry), skill) ?? [])[0];
}

/** An item of a list as JSON; an item of `allowed-tools` may hold several tools. */
function jsonOfEntry(item: Value): readonly string[] {
  const words = item.kind === 'string' ? (source(item) ?? '').split(/[\s,]+/) : [];
  return [asWritten(item), toJson(item), ...words].map(canonical);
}

/** The location of a word in a text of one or more lines. */
function wordLocation({ path, range }: Location, word: string, skill: Skill): Location | undefined {
  if (!range) return undefined;
  const lines = skill.texts.get(path)?.split('\n') ?? [];
  for (let line = range.start.line; line <= range.end.line; line++) {
    const text = lines[line - 1] ?? '';
    const from = line === range.start.line ? range.start.column - 1 : 0;
    const index = indexOfWord(text, word, from);
    if (index < 0) continue;
    const start = { line, column: index + 1 };
    return { path, range: { start, end: { line, column: start.column + word.length } } };
  }
  return undefined;
}

function indexOfWord(text: string, word: string, from: number): number {
  for (let index = text.indexOf(word, from); index >= 0; index = text.indexOf(word, index + 1)) {
    const [before, after] = [text[index - 1] ?? ' ', text[index + word.length] ?? ' '];
    if (/[\s,"'[]/.test(before) && /[\s,"'\]]/.test(after)) return index;
  }
  return -1;
}
