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
import { comparePositions } from '../coverage/positions.ts';
import { compareRanges } from '../coverage/ranges.ts';
import { compareTools } from '../coverage/tools.ts';
import { type CompareContext, facetChanged } from './change.ts';
import { compareExec, isExec } from './exec.ts';
import { namesInPart } from './parts.ts';
import { schemaChanges } from './schema-changes.ts';

/** Every difference between two versions of one item, except facets reported elsewhere. */
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

/** A facet of the schema is redundant if the effective facet differs. */
function isSuperseded(name: string, before: Item, after: Item): boolean {
  if (!name.startsWith('schema.')) return false;
  const [from, to] = [before, after].map((item) => facetValue(item, name.slice('schema.'.length)));
  return canonical(from ?? null) !== canonical(to ?? null);
}

/** Whether a manifest declares an input; an `interface:` list only names it. */
function isDeclared(item: Item): boolean {
  return item.kind !== 'input' || item.facets.has('required');
}

/** One change reports all facets of an added or removed declaration. */
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

/** An absent flag equals false, except `required`, which then is unknown. */
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
  if (from.type === 'positions' && to.type === 'positions') {
    const { names, ...parts } = comparePositions(from.value, to.value);
    return [change({ ...parts, witness: { value: names } })];
  }
  if (from.type === 'range' && to.type === 'range') {
    const { verdict, isDisjoint } = compareRanges(from.value, to.value);
    if (verdict === 'equivalent') return [];
    return [change({ verdict, detail: isDisjoint ? 'disjoint' : 'changed' })];
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

/** Candidate witnesses; none for sensitive inputs. */
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
  return entriesChanges({ ...compareTools(from, to), becameEmpty: null }, change);
}

/** Additions to a list and removals from it are two changes; for a choice they are one. */
function entriesChanges(
  { gained, lost, becameEmpty }: Coverage,
  change: CreateChange,
  isChoice = false,
): readonly Change[] {
  if (becameEmpty)
    return [
      change({ verdict: becameEmpty === 'emptied' ? 'widened' : 'narrowed', detail: becameEmpty }),
    ];
  if (isChoice && gained.length > 0 && lost.length > 0) {
    return [change({ verdict: 'incomparable', detail: 'changed', witness: { value: lost } })];
  }
  const part = (verdict: 'widened' | 'narrowed', value: readonly string[]) =>
    value.length > 0 ? [change({ verdict, detail: 'changed', witness: { value } })] : [];
  const changes = [...part('widened', gained), ...part('narrowed', lost)];
  return changes.length > 0 ? changes : [change({ verdict: 'equivalent', detail: 'changed' })];
}

/** The values of `[platform]` in the skill.toml contract. */
const platforms: ReadonlyMap<string, readonly string[]> = new Map([
  ['os', ['linux', 'macos', 'windows']],
  ['arch', ['x86_64', 'aarch64', 'arm']],
]);

function allPlatforms({ kind, name }: Item): readonly string[] {
  return kind === 'platform' ? (platforms.get(name) ?? []) : [];
}
