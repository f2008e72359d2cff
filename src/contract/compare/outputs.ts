import { canonical } from '../../model/canonical.ts';
import { type Change, facetValue, type Item } from '../../model/contract.ts';
import { variablesIn } from '../../model/text/placeholders.ts';
import {
  descriptionOf,
  type Key,
  type Pairing,
  pairInSteps,
  pathOf,
  withBase,
} from '../pairing/pairing.ts';
import type { Rename } from '../pairing/renames.ts';
import { added, facetChanged, removed, type Sides } from './change.ts';
import { compareFacets } from './facets.ts';
import {
  bareNames,
  isBare,
  keepsGlob,
  pairDescribed,
  rivalsOf,
  withRenamedGlob,
} from './output-globs.ts';
import { comparePatterns, withNames } from './output-patterns.ts';

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
  const { described, others } = pairAll(before, after, names);
  const bare = [bareNames(before), bareNames(after)] as const;
  const defaults = new Set<string>();
  const changes = others.pairs.flatMap(([was, now]) => {
    const isKept = keepsGlob(was, now, ...bare);
    if (!isSamePath(was, now, names)) return patternChanges(was, now, isKept, sides);
    const causes = movingInputs(was, now, inputs, names);
    for (const name of causes) defaults.add(name);
    const effective = causes.length > 0 ? [facetChanged(was, now, 'effective', changed)] : [];
    return [...effective, ...compareFacets(was, now, sides, isKept ? globFacets : pathFacets)];
  });
  return {
    changes: [
      ...described.flatMap(([was, now]) => describedChanges(was, now, sides)),
      ...changes,
      ...others.come.map(added),
      ...others.gone.map((item) => removed(item, sides)),
    ],
    defaults,
  };
}

/**
 * Outputs that manifests describe on both sides are paired with each other first, then with the globs they
 * are described under, then whatever is left.
 */
function pairAll(
  before: readonly Item[],
  after: readonly Item[],
  names: ReadonlyMap<string, string>,
) {
  const rivals = rivalsOf(before, after);
  const first = pairOutputs(rivals.gone, rivals.come, names).pairs;
  const taken = new Set(first.flat());
  const isLeft = (item: Item) => !taken.has(item);
  const left = { gone: before.filter(isLeft), come: after.filter(isLeft) };
  const described = pairDescribed(before, after, left);
  const last = pairOutputs(described.gone, described.come, names);
  const others = withRenamedGlob({ ...last, pairs: [...first, ...last.pairs] });
  return { described: described.pairs, others };
}

const changed = { detail: 'changed' };
const pathFacets: ReadonlySet<string> = new Set(['effective']);
const globFacets: ReadonlySet<string> = new Set(['effective', 'interface']);

/**
 * A glob that is all that is left of an output promises less of where it is; one that is described from now on
 * promises the same.
 */
function describedChanges(was: Item, now: Item, sides: Sides): readonly Change[] {
  const isLoose =
    isBare(now) && comparePatterns(pathOf(was), pathOf(now), sides.budget) !== 'equivalent';
  return isLoose ? [patternChanged(was, now, sides)] : compareFacets(was, now, sides, globFacets);
}

/** A pattern that changed speaks for the paths it gives and for the globs that cover it. */
function patternChanges(was: Item, now: Item, isKept: boolean, sides: Sides): readonly Change[] {
  const both = was.facets.has('interface') && now.facets.has('interface');
  const spokenOf = both || isKept ? globFacets : pathFacets;
  return [patternChanged(was, now, sides), ...compareFacets(was, now, sides, spokenOf)];
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
