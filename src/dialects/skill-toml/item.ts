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

/** A position in a skill.toml, with or without a value. */
export interface Lookup {
  readonly pointer: string;
  /** The value; undefined if absent. */
  readonly value: Value | undefined;
  /** The location of the key; if absent, of the nearest existing parent key. */
  readonly at: Location;
}

/** Looks up a path of keys. */
export function lookup(root: Table, ...keys: readonly string[]): Lookup {
  let value: Value | undefined = root;
  // If even the section is missing, the location of the version.
  let at = get(get(root, 'skill'), 'version')?.at ?? root.fields.get('skill')?.keyAt ?? root.at;
  for (const key of keys) {
    const field: Field | undefined = value?.kind === 'table' ? value.fields.get(key) : undefined;
    if (field) at = field.keyAt;
    value = field?.value;
  }
  return { pointer: formatPointer(...keys), value, at };
}

/** Facets by name; undefined ones are dropped. */
export type Facets = Readonly<Record<string, Facet | undefined>>;

/** An item of this dialect. */
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

/** A flag with a default. */
export function flagFacet({ value, at }: Lookup, fallback: boolean): Facet {
  return facet({ type: 'flag', value: flag(value) ?? fallback }, value?.at ?? at);
}

/** A `u32` number with a default. */
export function countFacet({ value, at }: Lookup, fallback: number): Facet {
  return facet({ type: 'number', value: wholeNumber(value) ?? fallback }, value?.at ?? at);
}

/** A whole number; undefined for other values. */
export function wholeNumber(value: Value | undefined): number | undefined {
  return value?.kind === 'number' && Number.isInteger(value.value)
    ? Number(value.value)
    : undefined;
}

/** A list of names, paths, domains or variables; empty if absent. */
export function entriesFacet(
  { value, at }: Lookup,
  of: Extract<Shape, { type: 'entries' }>['of'],
  empty: 'all' | 'none' = 'none',
): Facet {
  return facet({ type: 'entries', of, empty, value: sortedTexts(value) }, value?.at ?? at);
}

/** The unique texts of a list, sorted. */
export function sortedTexts(list: Value | undefined): readonly string[] {
  return [...new Set(locatedTexts(list).map((entry) => entry.text))].sort(compareText);
}

/** The texts of a list with their locations. */
function locatedTexts(
  list: Value | undefined,
): readonly { readonly text: string; readonly at: Location; readonly index: number }[] {
  return items(list).flatMap((value, index) => {
    const string = text(value);
    return string === undefined ? [] : [{ text: string, at: value.at, index }];
  });
}

/** An item for every unique text of a list. */
export function itemsForTexts(kind: Kind, list: Lookup, facets: Facets = {}): readonly Item[] {
  const itemsByName = new Map<string, Item>();
  for (const { text: name, at, index } of locatedTexts(list.value)) {
    const location = { pointer: `${list.pointer}/${index}`, at };
    if (!itemsByName.has(name)) itemsByName.set(name, item(kind, name, location, facets));
  }
  return [...itemsByName.values()];
}

function facet(shape: Shape, at: Location): Facet {
  return { shape, at };
}
