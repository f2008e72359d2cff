import {
  type Change,
  type Facet,
  facetValue,
  type Item,
  type Shape,
} from '../../model/contract.ts';
import { canonical } from '../../model/value/canonical.ts';
import { type Coverage, compareEntries } from '../coverage/coverage.ts';
import { compareDotted } from '../coverage/dotted.ts';
import { compareRanges } from '../coverage/ranges.ts';
import { compareTools } from '../coverage/tools.ts';
import { type CompareContext, facetChanged } from './change.ts';
import { compareExec, isExec } from './exec.ts';
import { namesInPart } from './parts.ts';
import { schemaChanges } from './schema-changes.ts';

/** Every difference between two states of one item, but for the facets something else speaks of. */
export function compareFacets(
  before: Item,
  after: Item,
  context: CompareContext,
  reportedElsewhere: ReadonlySet<string> = new Set(),
): readonly Change[] {
  if (isDeclared(before) !== isDeclared(after)) return [declarationChange(before, after)];
  if (isExec(before) && isExec(after)) return compareExec(before, after);
  const names = new Set([...after.facets.keys(), ...before.facets.keys()]);
  return [...names]
    .filter((name) => !reportedElsewhere.has(name) && !isSuperseded(name, before, after))
    .flatMap((name) => compareFacet(before, after, name, context));
}

/** What the schema of an input says besides is spoken for where what counts differs. */
function isSuperseded(name: string, before: Item, after: Item): boolean {
  if (!name.startsWith('schema.')) return false;
  const [from, to] = [before, after].map((item) => facetValue(item, name.slice('schema.'.length)));
  return canonical(from ?? null) !== canonical(to ?? null);
}

/** Whether a manifest says more of an input than its name, as an `interface:` list does not. */
function isDeclared(item: Item): boolean {
  return item.kind !== 'input' || item.facets.has('required');
}

/** One change speaks for all facets that come or go with a declaration. */
function declarationChange(before: Item, after: Item): Change {
  const detail = isDeclared(after) ? 'added' : 'removed';
  return facetChanged(before, after, 'required', { detail });
}

function compareFacet(
  before: Item,
  after: Item,
  name: string,
  context: CompareContext,
): readonly Change[] {
  const [from, to] = [before.facets.get(name), after.facets.get(name)];
  if (from && to) return compareShapes(before, after, name, from.shape, to.shape, context);
  if (isUnset(name, from ?? to)) return [];
  return [facetChanged(before, after, name, { detail: to ? 'added' : 'removed' })];
}

/** A flag that is not there is not set; only of `required` that is a third answer. */
function isUnset(name: string, facet: Facet | undefined): boolean {
  return name !== 'required' && facet?.shape.type === 'flag' && !facet.shape.value;
}

function compareShapes(
  before: Item,
  after: Item,
  name: string,
  from: Shape,
  to: Shape,
  context: CompareContext,
): readonly Change[] {
  if (canonical(from.value) === canonical(to.value)) return [];
  const change = (parts: Partial<Change>) => facetChanged(before, after, name, parts);
  if (from.type === 'schema' && to.type === 'schema') {
    return schemaChanges(before, after, name, defaultsOf(before, after), context);
  }
  if (from.type === 'tools' && to.type === 'tools')
    return toolsChanges(from.value, to.value, change);
  if (from.type === 'entries' && to.type === 'entries') {
    return entriesChanges(
      compareEntries(from, to, allPlatforms(after)),
      change,
      after.kind === 'platform',
    );
  }
  if (from.type === 'range' && to.type === 'range') {
    const { verdict, disjoint } = compareRanges(from.value, to.value);
    if (verdict === 'equivalent') return [];
    return [change({ verdict, detail: disjoint ? 'disjoint' : 'changed' })];
  }
  if (from.type === 'number' && to.type === 'number') {
    return [change({ detail: to.value > from.value ? 'raised' : 'lowered' })];
  }
  if (from.type === 'version' && to.type === 'version') {
    const order = compareDotted(to.value, from.value);
    if (order === 0) return [];
    if (order === null) return [change({ detail: 'changed', verdict: 'incomparable' })];
    return [change({ detail: order > 0 ? 'raised' : 'lowered' })];
  }
  const names = after.kind === 'provides' ? namesInPart(after, context) : [];
  const witness = names.length > 0 ? { value: names } : null;
  return [change({ detail: 'changed', witness })];
}

/** Values worth trying as witnesses; those of sensitive inputs are not. */
function defaultsOf(before: Item, after: Item) {
  const items = [before, after];
  if (items.some((item) => facetValue(item, 'sensitive') === true)) return [];
  return items.map((item) => facetValue(item, 'default')).filter((value) => value !== undefined);
}

type CreateChange = (parts: Partial<Change>) => Change;

function toolsChanges(
  from: readonly string[],
  to: readonly string[],
  change: CreateChange,
): readonly Change[] {
  if (canonical([...new Set(from)].sort()) === canonical([...new Set(to)].sort())) return [];
  return entriesChanges({ ...compareTools(from, to), all: null }, change);
}

/** What a list gained and what it lost are two changes; of one that is a single choice they are one. */
function entriesChanges(
  { gained, lost, all }: Coverage,
  change: CreateChange,
  isChoice = false,
): readonly Change[] {
  if (all) return [change({ verdict: all === 'emptied' ? 'widened' : 'narrowed', detail: all })];
  if (isChoice && gained.length > 0 && lost.length > 0) {
    return [change({ verdict: 'incomparable', detail: 'changed', witness: { value: lost } })];
  }
  const part = (verdict: 'widened' | 'narrowed', value: readonly string[]) =>
    value.length > 0 ? [change({ verdict, detail: 'changed', witness: { value } })] : [];
  const changes = [...part('widened', gained), ...part('narrowed', lost)];
  return changes.length > 0 ? changes : [change({ verdict: 'equivalent', detail: 'changed' })];
}

/** What the skill.toml contract lists as the values of `[platform]`. */
const platforms: ReadonlyMap<string, readonly string[]> = new Map([
  ['os', ['linux', 'macos', 'windows']],
  ['arch', ['x86_64', 'aarch64', 'arm']],
]);

function allPlatforms({ kind, name }: Item): readonly string[] {
  return kind === 'platform' ? (platforms.get(name) ?? []) : [];
}
