import type { Leaf } from '../../model/power/grants.ts';
import type { Location } from '../../model/text/text.ts';
import { wordList } from '../../model/text/word-list.ts';
import { canonical } from '../../model/value/canonical.ts';
import { get, text as textOf, toJson, type Value } from '../../model/value/value.ts';

/** Keys for people, of times and of releases: they allow nothing, and change in most releases. */
export const quietKeys: ReadonlySet<string> = new Set(
  wordList(`
  name displayName display_name title description short_description version author owner publisher
  homepage repository license keywords category tags interface logo icon color $schema metadata
  timeout timeoutSec statusMessage argument-hint model effort skills type comment ui theme renames
`),
);

/** The leaves of a value and its empty lists and mappings, without those of quiet keys. */
export function leavesOf(value: Value): readonly Leaf[] {
  return collect(value, { path: '', keys: [], at: value.at, containers: [] });
}

interface Place {
  readonly path: string;
  readonly keys: readonly string[];
  readonly at: Location;
  readonly containers: Leaf['containers'];
}

function collect(value: Value, place: Place): readonly Leaf[] {
  const { path, keys, at, containers } = place;
  if (value.kind === 'list' && value.items.length > 0) {
    return value.items.flatMap((item) => {
      const name = textOf(get(item, 'name'));
      const named = { field: `${path}[${name}]`, value: '', at: item.at };
      const around = name === undefined ? containers : [...containers, named];
      return collect(item, { ...place, path: `${path}[]`, at: item.at, containers: around });
    });
  }
  if (value.kind === 'table' && value.fields.size > 0) {
    return [...value.fields.values()].flatMap(({ key, keyAt, value: inner }) => {
      if (quietKeys.has(key)) return [];
      const inside = { path: path === '' ? key : `${path}.${key}`, keys: [...keys, key].slice(-2) };
      return collect(inner, { ...place, ...inside, at: keyAt });
    });
  }
  // An empty file has no field to name.
  if (path === '') return [];
  const text = canonical(toJson(value));
  const trimmed = value.kind === 'string' ? String(value.value).trim() : text;
  const identity = [...keys, trimmed].join('\0');
  return [{ identity, field: { field: path, value: text, at }, containers }];
}

/** The leaves of one list that the other has not. */
export function leavesBeyond(leaves: readonly Leaf[], others: readonly Leaf[]): readonly Leaf[] {
  const left = new Map<string, number>();
  for (const { identity } of others) left.set(identity, (left.get(identity) ?? 0) + 1);
  return leaves.filter(({ identity }) => {
    const count = left.get(identity) ?? 0;
    left.set(identity, count - 1);
    return count <= 0;
  });
}
