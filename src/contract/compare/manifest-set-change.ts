import type { Change, Item, Kind } from '../../model/contract.ts';
import type { Leftovers } from '../pairing/pairing.ts';
import { added, removed, renamed, type Sides } from './change.ts';

/** The manifests that went and that came. */
export interface Turnover {
  readonly lost: readonly Item[];
  readonly gained: readonly Item[];
}

/** Which manifests of a skill went and which came. */
export function turnoverOf({ gone, come }: Leftovers): Turnover {
  return { lost: gone.filter(isManifest), gained: come.filter(isManifest) };
}

/** Whether one format took the place of another. */
export function isMigration({ lost, gained }: Turnover): boolean {
  return lost.length > 0 && gained.length > 0;
}

/**
 * That manifests came or went, or that one format took the place of another: then one change speaks for all of
 * them. One that comes beside a contract differs from the first to state any.
 */
export function manifestChanges(
  { lost, gained }: Turnover,
  items: readonly Item[],
  sides: Sides,
): readonly Change[] {
  const [went, came] = [carriersOf(lost), carriersOf(gained)];
  const [from, to] = [went.at(-1), came.at(-1)];
  if (from && to) return [renamed(from, to)];
  const beside = items.some((item) => isManifest(item) && !isPlain(item));
  return [
    ...came.map((item) => ({ ...added(item), detail: beside ? 'beside' : null })),
    ...went.map((item) => removed(item, sides)),
  ];
}

/**
 * Whether an item that came with another format is news. The old format has to have spoken of its kind: types,
 * outputs and tags of operations that were there before are only written down now. An input callers must pass from
 * now on is news all the same.
 */
export function newsAfter(
  before: readonly Item[],
  { lost }: Turnover,
  takes: (input: Item) => boolean,
): (item: Item) => boolean {
  const formats = new Set(lost.map(({ name }) => name));
  const stated = before.filter(({ dialect }) => formats.has(dialect));
  const kinds = new Set<Kind>(stated.map(({ kind }) => kind));
  return (item) => kinds.has(item.kind) || (item.kind === 'input' && !takes(item));
}

/** That an item is there now; of a power that a manifest beside others brings along, that it was not said so far. */
export function addedBy(turnover: Turnover): (item: Item) => Change {
  const formats = new Set(isMigration(turnover) ? [] : turnover.gained.map(({ name }) => name));
  return (item) => ({ ...added(item), detail: formats.has(item.dialect) ? 'disclosed' : null });
}

function isManifest({ kind }: Item): boolean {
  return kind === 'manifest';
}

/** Every SKILL.md is one in this format, whatever else it carries. */
function isPlain({ name }: Item): boolean {
  return name === 'agent-skills';
}

/** Manifests without the plain frontmatter of a file that carries another one that shares its fate. */
function carriersOf(manifests: readonly Item[]): readonly Item[] {
  const rich = new Set(manifests.filter((one) => !isPlain(one)).map(({ at }) => at.path));
  return manifests.filter((one) => !isPlain(one) || !rich.has(one.at.path));
}
