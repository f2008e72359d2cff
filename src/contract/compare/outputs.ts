import { type Change, facetValue, type Item } from '../../model/contract.ts';
import { variablesIn } from '../../model/text/placeholders.ts';
import { canonical } from '../../model/value/canonical.ts';
import { withPart } from '../budget.ts';
import {
  descriptionOf,
  type Key,
  type Pairing,
  pairByKeys,
  pathOf,
  withBase,
} from '../pairing/pairing.ts';
import type { Rename } from '../pairing/renames.ts';
import { type CompareContext, facetChanged, itemAdded, itemRemoved } from './change.ts';
import { compareFacets } from './facets.ts';
import {
  interfaceOnlyNames,
  isInterfaceOnly,
  keepsGlob,
  pairGlobsWithOutputs,
  unmatchedOutputs,
  withRenamedGlob,
} from './output-globs.ts';
import { comparePatterns, renameVariables } from './output-patterns.ts';

/** The inputs that the paths of outputs depend on. */
export interface Inputs {
  readonly before: ReadonlyMap<string, Item>;
  readonly after: ReadonlyMap<string, Item>;
  readonly renames: readonly Rename[];
}

/** The changes of outputs, and the inputs with changed defaults that they report. */
export interface OutputChanges {
  readonly changes: readonly Change[];
  readonly defaults: ReadonlySet<string>;
}

/** Compares outputs, paired by pattern and base. */
export function compareOutputs(
  before: readonly Item[],
  after: readonly Item[],
  inputs: Inputs,
  context: CompareContext,
): OutputChanges {
  const names = new Map(inputs.renames.map((rename) => [rename.before.name, rename.after.name]));
  const { described, others: remaining } = pairOutputsByPriority(before, after, names);
  const interfaceNames = [interfaceOnlyNames(before), interfaceOnlyNames(after)] as const;
  const defaults = new Set<string>();
  const changes = remaining.pairs.flatMap(([outputBefore, outputAfter]) => {
    const keepsGlobName = keepsGlob(outputBefore, outputAfter, ...interfaceNames);
    if (!isSamePath(outputBefore, outputAfter, names))
      return patternChanges(outputBefore, outputAfter, keepsGlobName, context);
    const movedInputs = inputsMovingPath(outputBefore, outputAfter, inputs, names);
    for (const name of movedInputs) defaults.add(name);
    const effective = pathMoves(outputBefore, outputAfter, movedInputs, inputs);
    return [
      ...effective,
      ...compareFacets(outputBefore, outputAfter, context, keepsGlobName ? globFacets : pathFacets),
    ];
  });
  return {
    changes: [
      ...described.flatMap(([outputBefore, outputAfter]) =>
        describedChanges(outputBefore, outputAfter, context),
      ),
      ...changes,
      ...remaining.added.map(itemAdded),
      ...remaining.removed.map((item) => itemRemoved(item, context)),
    ],
    defaults,
  };
}

/** Pairs described outputs first, then outputs with the globs they are described under, then the rest. */
function pairOutputsByPriority(
  before: readonly Item[],
  after: readonly Item[],
  names: ReadonlyMap<string, string>,
) {
  const unmatched = unmatchedOutputs(before, after);
  const matchedPairs = pairOutputs(unmatched.removed, unmatched.added, names).pairs;
  const paired = new Set(matchedPairs.flat());
  const isUnpaired = (item: Item) => !paired.has(item);
  const unpaired = { removed: before.filter(isUnpaired), added: after.filter(isUnpaired) };
  const described = pairGlobsWithOutputs(before, after, unpaired);
  const lastPairing = pairOutputs(described.removed, described.added, names);
  const remaining = withRenamedGlob({
    ...lastPairing,
    pairs: [...matchedPairs, ...lastPairing.pairs],
  });
  return { described: described.pairs, others: remaining };
}

const changed = { detail: 'changed' };
const pathFacets: ReadonlySet<string> = new Set(['effective']);
const globFacets: ReadonlySet<string> = new Set(['effective', 'interface']);

/** An output reduced to its glob promises less about its path; a newly described glob promises the same. */
function describedChanges(
  outputBefore: Item,
  outputAfter: Item,
  context: CompareContext,
): readonly Change[] {
  const isLessPrecise =
    isInterfaceOnly(outputAfter) &&
    withPart(context.budget, (budget) =>
      comparePatterns(pathOf(outputBefore), pathOf(outputAfter), budget),
    ) !== 'equivalent';
  return isLessPrecise
    ? [patternChanged(outputBefore, outputAfter, context)]
    : compareFacets(outputBefore, outputAfter, context, globFacets);
}

/** A changed pattern also reports its paths and globs. */
function patternChanges(
  outputBefore: Item,
  outputAfter: Item,
  keepsGlobName: boolean,
  context: CompareContext,
): readonly Change[] {
  const both = outputBefore.facets.has('interface') && outputAfter.facets.has('interface');
  const reportedFacets = both || keepsGlobName ? globFacets : pathFacets;
  return [
    patternChanged(outputBefore, outputAfter, context),
    ...compareFacets(outputBefore, outputAfter, context, reportedFacets),
  ];
}

function patternChanged(outputBefore: Item, outputAfter: Item, { budget }: CompareContext): Change {
  const [from, to] = [pathOf(outputBefore), pathOf(outputAfter)];
  const verdict = withPart(budget, (own) => comparePatterns(from, to, own));
  return facetChanged(outputBefore, outputAfter, 'pattern', { ...changed, from, to, verdict });
}

/** The change of a path by the defaults of some inputs, at the first of these defaults. */
function pathMoves(
  outputBefore: Item,
  outputAfter: Item,
  movedInputs: readonly string[],
  { before, after, renames }: Inputs,
): readonly Change[] {
  const [first] = movedInputs;
  if (first === undefined) return [];
  const headName = renames.find((rename) => rename.before.name === first)?.after.name ?? first;
  const [was, at] = [before.get(first), after.get(headName)].map(
    (input) => input?.facets.get('default')?.at,
  );
  const change = facetChanged(outputBefore, outputAfter, 'effective', {
    ...changed,
    witness: { value: movedInputs },
  });
  return [{ ...change, at: at ?? change.at, was: was ?? change.was }];
}

/** The inputs with changed defaults that move an output with the same pattern. */
function inputsMovingPath(
  outputBefore: Item,
  outputAfter: Item,
  inputs: Inputs,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  if (facetValue(outputBefore, 'effective') === facetValue(outputAfter, 'effective')) return [];
  return variablesIn(pathOf(outputBefore)).filter((name) => {
    const [before, after] = [
      inputs.before.get(name) ?? null,
      inputs.after.get(names.get(name) ?? name) ?? null,
    ];
    const value = facetValue(before, 'default');
    // A removed input is reported itself.
    if (value === undefined || !after) return false;
    return canonical(value) !== canonical(facetValue(after, 'default') ?? null);
  });
}

/** Pairs by pattern and base, then pattern, then description, then the only one left. */
function pairOutputs(
  before: readonly Item[],
  after: readonly Item[],
  names: ReadonlyMap<string, string>,
): Pairing {
  const renamed: Key = (item) => renameVariables(pathOf(item), names);
  return pairByKeys(before, after, [
    [withBase(renamed), withBase(plainPath)],
    [withBase(plainPath), withBase(plainPath)],
    [renamed, plainPath],
    [plainPath, plainPath],
    [descriptionOf, descriptionOf],
    [() => '', () => ''],
  ]);
}

/** Whether a pattern is the same, apart from renamed inputs. */
function isSamePath(
  outputBefore: Item,
  outputAfter: Item,
  names: ReadonlyMap<string, string>,
): boolean {
  return (
    plainPath(outputBefore) === plainPath(outputAfter) ||
    renameVariables(pathOf(outputBefore), names) === plainPath(outputAfter)
  );
}

function plainPath(item: Item): string {
  return renameVariables(pathOf(item), noRenames);
}

/** No renamed inputs. */
const noRenames: ReadonlyMap<string, string> = new Map();
