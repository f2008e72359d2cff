import { canonical } from '../model/canonical.ts';
import { type Change, facetValue, type Item } from '../model/contract.ts';
import { variablesIn } from '../model/placeholders.ts';
import { added, facetChanged, removed, type Sides } from './change.ts';
import { compareFacets } from './facets.ts';
import { comparePatterns, withNames } from './output-patterns.ts';
import { descriptionOf, type Key, type Pairing, pairInSteps, pathOf, withBase } from './pairing.ts';
import type { Rename } from './renames.ts';

/** What is known of the inputs on which the paths of outputs depend. */
export interface Inputs {
  readonly before: ReadonlyMap<string, Item>;
  readonly after: ReadonlyMap<string, Item>;
  readonly renames: readonly Rename[];
}

/** How the outputs changed, and the inputs whose default is spoken of by that. */
export interface OutputChanges {
  readonly changes: readonly Change[];
  readonly defaults: ReadonlySet<string>;
}

/** Compares outputs, which go by pattern and base. */
export function compareOutputs(
  before: readonly Item[],
  after: readonly Item[],
  inputs: Inputs,
  sides: Sides,
): OutputChanges {
  const names = new Map(inputs.renames.map((one) => [one.before.name, one.after.name]));
  const described = pairDescribed(before, after);
  const { pairs, gone, come } = pairOutputs(described.gone, described.come, names);
  const defaults = new Set<string>();
  const changes = pairs.flatMap(([was, now]) => {
    if (!isSamePath(was, now, names)) return patternChanges(was, now, sides);
    const causes = movingInputs(was, now, inputs, names);
    for (const name of causes) defaults.add(name);
    const effective = causes.length > 0 ? [facetChanged(was, now, 'effective', changed)] : [];
    return [...effective, ...compareFacets(was, now, sides, new Set(['effective']))];
  });
  return {
    changes: [
      ...described.pairs.flatMap(([was, now]) => compareFacets(was, now, sides, globFacets)),
      ...changes,
      ...come.map(added),
      ...gone.map((item) => removed(item, sides)),
    ],
    defaults,
  };
}

const changed = { detail: 'changed' };
const globFacets: ReadonlySet<string> = new Set(['effective', 'interface']);

/** A pattern that changed speaks for the paths it gives and for the globs that cover it. */
function patternChanges(was: Item, now: Item, sides: Sides): readonly Change[] {
  const both = was.facets.has('interface') && now.facets.has('interface');
  const spokenOf = both ? globFacets : new Set(['effective']);
  return [patternChanged(was, now, sides), ...compareFacets(was, now, sides, spokenOf)];
}

/**
 * Pairs a glob that only an `interface:` block stated with the output the manifest describes under
 * that glob now, and the other way round: the promise is the same.
 */
function pairDescribed(before: readonly Item[], after: readonly Item[]): Pairing {
  const taken = new Set<Item>();
  const pair = (was: Item | undefined, now: Item | undefined) => {
    if (!was || !now || taken.has(was) || taken.has(now)) return [];
    taken.add(was).add(now);
    return [[was, now] as const];
  };
  const [covered, covering] = [globsOf(without(after, before)), globsOf(without(before, after))];
  const pairs = [
    ...without(before, after).flatMap((was) =>
      isBare(was) ? pair(was, covered.get(was.name)) : [],
    ),
    ...without(after, before).flatMap((now) =>
      isBare(now) ? pair(covering.get(now.name), now) : [],
    ),
  ];
  const left = (items: readonly Item[]) => items.filter((item) => !taken.has(item));
  return { pairs, gone: left(before), come: left(after) };
}

/** Whether an `interface:` block alone states an output. */
function isBare(item: Item): boolean {
  return !item.facets.has('base');
}

/** The items whose name none of the others has. */
function without(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const names = new Set(others.map(({ name }) => name));
  return items.filter(({ name }) => !names.has(name));
}

/** The outputs of a manifest by the globs of the `interface:` block that cover them. */
function globsOf(items: readonly Item[]): ReadonlyMap<string, Item> {
  const globs = items.flatMap((item) => {
    const text = facetValue(item, 'interface');
    return typeof text === 'string' ? text.split(', ').map((glob) => [glob, item] as const) : [];
  });
  return new Map(globs.reverse());
}

function patternChanged(was: Item, now: Item, { budget }: Sides): Change {
  const [from, to] = [pathOf(was), pathOf(now)];
  const verdict = comparePatterns(from, to, budget);
  return facetChanged(was, now, 'pattern', { ...changed, from, to, verdict });
}

/** The inputs by whose default an output of the same pattern is written elsewhere now. */
function movingInputs(
  was: Item,
  now: Item,
  inputs: Inputs,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  if (facetValue(was, 'effective') === facetValue(now, 'effective')) return [];
  return variablesIn(pathOf(was)).filter((name) => {
    const [before, after] = [
      inputs.before.get(name) ?? null,
      inputs.after.get(names.get(name) ?? name) ?? null,
    ];
    const value = facetValue(before, 'default');
    // An input that went speaks for itself.
    if (value === undefined || !after) return false;
    return canonical(value) !== canonical(facetValue(after, 'default') ?? null);
  });
}

/** By pattern and base, then by pattern, then by description, then the one with the only other one. */
function pairOutputs(
  before: readonly Item[],
  after: readonly Item[],
  names: ReadonlyMap<string, string>,
): Pairing {
  const renamed: Key = (item) => withNames(pathOf(item), names);
  return pairInSteps(before, after, [
    [withBase(renamed), withBase(plainPath)],
    [withBase(plainPath), withBase(plainPath)],
    [renamed, plainPath],
    [plainPath, plainPath],
    [descriptionOf, descriptionOf],
    [() => '', () => ''],
  ]);
}

/** Whether a pattern reads the same, or the same but for inputs that were renamed. */
function isSamePath(was: Item, now: Item, names: ReadonlyMap<string, string>): boolean {
  return plainPath(was) === plainPath(now) || withNames(pathOf(was), names) === plainPath(now);
}

function plainPath(item: Item): string {
  return withNames(pathOf(item), unchanged);
}

/** No input goes by another name. */
const unchanged: ReadonlyMap<string, string> = new Map();
