import type { Facet, Item, Kind, Shape } from '../../model/contract.ts';
import { compareText, type Location } from '../../model/text/text.ts';
import {
  type Field,
  flag,
  formatPointer,
  get,
  items,
  type Table,
  text,
  type Value,
} from '../../model/value/value.ts';

/** A place of a skill.toml that may hold a value. */
export interface Lookup {
  readonly pointer: string;
  /** What stands there; undefined where nothing does. */
  readonly value: Value | undefined;
  /** The place of its key; where nothing stands, of the nearest key above. */
  readonly at: Location;
}

/** The place at the end of some keys. */
export function lookup(root: Table, ...keys: readonly string[]): Lookup {
  let value: Value | undefined = root;
  // Where not even the section is there, the version owns up to what that means.
  let at = get(get(root, 'skill'), 'version')?.at ?? root.fields.get('skill')?.keyAt ?? root.at;
  for (const key of keys) {
    const field: Field | undefined = value?.kind === 'table' ? value.fields.get(key) : undefined;
    if (field) at = field.keyAt;
    value = field?.value;
  }
  return { pointer: formatPointer(...keys), value, at };
}

/** Facets by name, as they are collected; undefined ones are not there. */
export type Facets = Readonly<Record<string, Facet | undefined>>;

/** An item this dialect states. */
export function item(
  kind: Kind,
  name: string,
  { pointer, at }: Pick<Lookup, 'pointer' | 'at'>,
  facets: Facets = {},
): Item {
  const present = Object.entries(facets).filter((pair): pair is [string, Facet] => !!pair[1]);
  return {
    kind,
    owner: '',
    name,
    dialect: 'skill-toml',
    pointer,
    at,
    facets: new Map(present),
  };
}

/** A flag, with what it is where none is stated. */
export function flagFacet({ value, at }: Lookup, fallback: boolean): Facet {
  return facet({ type: 'flag', value: flag(value) ?? fallback }, value?.at ?? at);
}

/** A number of the type `u32`, with what it is where none is stated. */
export function countFacet({ value, at }: Lookup, fallback: number): Facet {
  return facet({ type: 'number', value: count(value) ?? fallback }, value?.at ?? at);
}

/** A whole number; undefined for every other value. */
export function count(value: Value | undefined): number | undefined {
  return value?.kind === 'number' && Number.isInteger(value.value)
    ? Number(value.value)
    : undefined;
}

/** A list of names, paths, domains or variables; none where nothing is stated. */
export function entriesFacet(
  { value, at }: Lookup,
  of: Extract<Shape, { type: 'entries' }>['of'],
  empty: 'all' | 'none' = 'none',
): Facet {
  return facet({ type: 'entries', of, empty, value: sortedTexts(value) }, value?.at ?? at);
}

/** The texts of a list in order, each once. */
export function sortedTexts(list: Value | undefined): readonly string[] {
  return [...new Set(texts(list).map(({ name }) => name))].sort(compareText);
}

/** The texts of a list, each with its place. */
export function texts(
  list: Value | undefined,
): readonly { readonly name: string; readonly at: Location; readonly index: number }[] {
  return items(list).flatMap((value, index) => {
    const name = text(value);
    return name === undefined ? [] : [{ name, at: value.at, index }];
  });
}

/** An item for every text of a list, the first of each. */
export function itemsForTexts(kind: Kind, list: Lookup, facets: Facets = {}): readonly Item[] {
  const itemsByName = new Map<string, Item>();
  for (const { name, at, index } of texts(list.value)) {
    const location = { pointer: `${list.pointer}/${index}`, at };
    if (!itemsByName.has(name)) itemsByName.set(name, item(kind, name, location, facets));
  }
  return [...itemsByName.values()];
}

function facet(shape: Shape, at: Location): Facet {
  return { shape, at };
}
