import { canonical } from '../../model/canonical.ts';
import {
  type Change,
  type Facet,
  facetValue,
  type Item,
  type Shape,
} from '../../model/contract.ts';
import { type Coverage, compareEntries } from '../coverage/coverage.ts';
import { compareDotted } from '../coverage/dotted.ts';
import { compareRanges } from '../coverage/ranges.ts';
import { compareTools } from '../coverage/tools.ts';
import { facetChanged, type Sides } from './change.ts';
import { compareExec, isExec } from './exec.ts';
import { namesWith } from './parts.ts';
import { schemaChanges } from './schema-changes.ts';

/** Every difference between two states of one item, but for the facets something else speaks of. */
export function compareFacets(
  before: Item,
  after: Item,
  sides: Sides,
  claimed: ReadonlySet<string> = new Set(),
): readonly Change[] {
  if (isStated(before) !== isStated(after)) return [statedOrNot(before, after)];
  if (isExec(before) && isExec(after)) return compareExec(before, after);
  const names = new Set([...after.facets.keys(), ...before.facets.keys()]);
  return [...names]
    .filter((name) => !claimed.has(name) && !isSecond(name, before, after))
    .flatMap((name) => compareFacet(before, after, name, sides));
}

/** What the schema of an input says besides is spoken for where what counts differs. */
function isSecond(name: string, before: Item, after: Item): boolean {
  if (!name.startsWith('schema.')) return false;
  const [was, now] = [before, after].map((item) => facetValue(item, name.slice('schema.'.length)));
  return canonical(was ?? null) !== canonical(now ?? null);
}

/** Whether a manifest says more of an input than its name, as an `interface:` list does not. */
function isStated(item: Item): boolean {
  return item.kind !== 'input' || item.facets.has('required');
}

/** One change speaks for all facets that come or go with a declaration. */
function statedOrNot(before: Item, after: Item): Change {
  const detail = isStated(after) ? 'added' : 'removed';
  return facetChanged(before, after, 'required', { detail });
}

function compareFacet(before: Item, after: Item, name: string, sides: Sides): readonly Change[] {
  const [was, now] = [before.facets.get(name), after.facets.get(name)];
  if (was && now) return compareShapes(before, after, name, was.shape, now.shape, sides);
  if (isUnset(name, was ?? now)) return [];
  return [facetChanged(before, after, name, { detail: now ? 'added' : 'removed' })];
}

/** A flag that is not there is not set; only of `required` that is a third answer. */
function isUnset(name: string, facet: Facet | undefined): boolean {
  return name !== 'required' && facet?.shape.type === 'flag' && !facet.shape.value;
}

function compareShapes(
  before: Item,
  after: Item,
  name: string,
  was: Shape,
  now: Shape,
  sides: Sides,
): readonly Change[] {
  if (canonical(was.value) === canonical(now.value)) return [];
  const change = (parts: Partial<Change>) => facetChanged(before, after, name, parts);
  if (was.type === 'schema' && now.type === 'schema') {
    return schemaChanges(before, after, name, defaultsOf(before, after), sides);
  }
  if (was.type === 'tools' && now.type === 'tools')
    return toolsChanges(was.value, now.value, change);
  if (was.type === 'entries' && now.type === 'entries') {
    return entriesChanges(
      compareEntries(was, now, allOf(after)),
      change,
      after.kind === 'platform',
    );
  }
  if (was.type === 'range' && now.type === 'range') {
    const { verdict, disjoint } = compareRanges(was.value, now.value);
    if (verdict === 'equivalent') return [];
    return [change({ verdict, detail: disjoint ? 'disjoint' : 'changed' })];
  }
  if (was.type === 'number' && now.type === 'number') {
    return [change({ detail: now.value > was.value ? 'raised' : 'lowered' })];
  }
  if (was.type === 'version' && now.type === 'version') {
    const order = compareDotted(now.value, was.value);
    if (order === 0) return [];
    if (order === null) return [change({ detail: 'changed', verdict: 'incomparable' })];
    return [change({ detail: order > 0 ? 'raised' : 'lowered' })];
  }
  const names = after.kind === 'provides' ? namesWith(after, sides) : [];
  const witness = names.length > 0 ? { value: names } : null;
  return [change({ detail: 'changed', witness })];
}

/** Values worth trying as witnesses; those of sensitive inputs are not. */
function defaultsOf(before: Item, after: Item) {
  const items = [before, after];
  if (items.some((item) => facetValue(item, 'sensitive') === true)) return [];
  return items.map((item) => facetValue(item, 'default')).filter((value) => value !== undefined);
}

type Make = (parts: Partial<Change>) => Change;

function toolsChanges(
  was: readonly string[],
  now: readonly string[],
  change: Make,
): readonly Change[] {
  if (canonical([...new Set(was)].sort()) === canonical([...new Set(now)].sort())) return [];
  return entriesChanges({ ...compareTools(was, now), all: null }, change);
}

/** What a list gained and what it lost are two changes; of one that is a single choice they are one. */
function entriesChanges(
  { gained, lost, all }: Coverage,
  change: Make,
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

function allOf({ kind, name }: Item): readonly string[] {
  return kind === 'platform' ? (platforms.get(name) ?? []) : [];
}
