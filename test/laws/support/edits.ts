import fc from 'fast-check';
import type { Json } from '../../../src/model/value/value.ts';
import { type Carrier, carriers, type Fields, type Source } from './maximal.ts';

type Path = readonly (string | number)[];

/** An edit that applies to any source: numbers select a place and an action. */
export interface Edit {
  readonly place: number;
  readonly how: number;
}

export const edit: fc.Arbitrary<Edit> = fc.record({
  place: fc.nat(9999),
  how: fc.nat(11),
});

/** A place of a source. */
export interface Place {
  readonly carrier: Carrier;
  readonly path: Path;
}

/** Keys of identity and version, which other laws cover. */
const identity =
  /^(front\/(name|version)|(block|router)\/(id|version)|blocks\/[^/]+(\/(id|version))?|toml\/skill(\/(id|version))?)$/;

/** All editable places of a source. */
export function placesOf(source: Source): readonly Place[] {
  return carriers
    .flatMap((carrier) => pathsOf(source[carrier] ?? {}).map((path) => ({ carrier, path })))
    .filter((place) => !identity.test(nameOf(place)));
}

/** The display name of a place. */
export function nameOf({ carrier, path }: Place): string {
  return [carrier, ...path].join('/');
}

function pathsOf(value: Json, above: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...above, Array.isArray(value) ? Number(name) : name];
    return [path, ...pathsOf(inner as Json, path)];
  });
}

/** The place that an edit selects. */
export function placeOf(source: Source, { place }: Edit): Place | undefined {
  const places = placesOf(source);
  return places[place % places.length];
}

/** A source with one edit. */
export function applyEdit(source: Source, edit: Edit): Source {
  const place = placeOf(source, edit);
  return place ? applyEditAt(source, place, edit.how) : source;
}

/** A source with an edit at a place. */
export function applyEditAt(source: Source, { carrier, path }: Place, how: number): Source {
  const whole = source[carrier];
  if (!whole) return source;
  return { ...source, [carrier]: at(whole, path, (value, key) => act(value, key, how)) as Fields };
}

function at(
  holder: Json,
  [key = '', ...rest]: Path,
  change: (value: Json, key: string | number) => Json | undefined,
): Json {
  if (Array.isArray(holder)) {
    const list: readonly Json[] = holder;
    return list.flatMap((value, index) => {
      if (index !== key) return [value];
      const next = rest.length === 0 ? change(value, key) : at(value, rest, change);
      return next === undefined ? [] : [next];
    });
  }
  if (holder === null || typeof holder !== 'object') return holder;
  return Object.fromEntries(
    Object.entries(holder).flatMap(([name, value]) => {
      if (name !== key) return [[name, value]];
      const next = rest.length === 0 ? change(value, key) : at(value, rest, change);
      return next === undefined ? [] : [[name, next]];
    }),
  );
}

/** Alternative valid values by key. */
const fitting: Readonly<Record<string, readonly Json[]>> = {
  type: ['string', 'integer', 'number', 'boolean', 'json'],
  pattern: ['^a', '^\\d+$', '.*', 'docs/*.md', '{{topic}}.org'],
  base: ['repo_root', 'cwd', 'skill_root'],
  minimum: [0, 2, 5],
  maximum: [4, 9, 20],
  min_version: ['1.0', '2.41', 'soon'],
  max_version: ['2.9', '4.0'],
  manifest_version: ['1.1', '2.0'],
  schema_version: ['2.1', '3.0'],
  api_version: ['1.1', '2.0'],
  default_confirmation: ['always', 'auto', 'prompt'],
  version: ['>=0.1', '>=0.3,<1.0', '*'],
  status: ['ok', 'ok | error | partial', 'string'],
};

function act(value: Json, key: string | number, how: number): Json | undefined {
  if (how < 3) return undefined;
  const fits = fitting[key];
  if (fits) return fits[how % fits.length];
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + (how % 2 === 0 ? 1 : -1);
  if (typeof value === 'bigint') return value + 1n;
  if (typeof value === 'string') return how % 2 === 0 ? `${value}x` : `x${value}`;
  if (Array.isArray(value)) return how % 2 === 0 ? [] : [...value, ...grown(value)];
  if (value === null) return 'x';
  return how % 2 === 0 ? { ...value, extra: 'x' } : withCopy(value as Fields);
}

function grown(list: readonly Json[]): readonly Json[] {
  const last = list.at(-1) ?? 'x';
  if (typeof last === 'string') return [`${last}y`];
  if (last === null || typeof last !== 'object' || Array.isArray(last)) return [last];
  const own = last as Fields;
  const key = ['name', 'cmd', 'path', 'pattern'].find((name) => name in own) ?? 'name';
  return [{ ...own, [key]: 'added' }];
}

/** A mapping with its last value duplicated under another key. */
function withCopy(fields: Fields): Json {
  const [key, value] = Object.entries(fields).at(-1) ?? ['x', 'x'];
  return { ...fields, [`${key}-too`]: value };
}
