import type { Change, Item, Kind } from '../../model/contract.ts';
import type { Unpaired } from '../pairing/pairing.ts';
import { type CompareContext, itemAdded, itemRemoved, itemRenamed } from './change.ts';

/** The manifests that went and that came. */
export interface ManifestSetChange {
  readonly removed: readonly Item[];
  readonly added: readonly Item[];
}

/** Which manifests of a skill went and which came. */
export function manifestSetChange({ removed, added }: Unpaired): ManifestSetChange {
  return { removed: removed.filter(isManifest), added: added.filter(isManifest) };
}

/** Whether one format took the place of another. */
export function isMigration({ removed, added }: ManifestSetChange): boolean {
  return removed.length > 0 && added.length > 0;
}

/**
 * That manifests came or went, or that one format took the place of another: then one change speaks for all of
 * them. One that comes beside a contract differs from the first to state any.
 */
export function manifestChanges(
  { removed, added }: ManifestSetChange,
  items: readonly Item[],
  context: CompareContext,
): readonly Change[] {
  const [removedCarriers, addedCarriers] = [carriersOf(removed), carriersOf(added)];
  const [from, to] = [removedCarriers.at(-1), addedCarriers.at(-1)];
  if (from && to) return [itemRenamed(from, to)];
  const hasOtherManifest = items.some((item) => isManifest(item) && !isPlain(item));
  return [
    ...addedCarriers.map((item) => ({
      ...itemAdded(item),
      detail: hasOtherManifest ? 'beside' : null,
    })),
    ...removedCarriers.map((item) => itemRemoved(item, context)),
  ];
}

/**
 * Whether an item that came with another format is news. The old format has to have spoken of its kind: types,
 * outputs and tags of operations that were there before are only written down now. An input callers must pass from
 * now on is news all the same.
 */
export function isNewAfterMigration(
  before: readonly Item[],
  { removed }: ManifestSetChange,
  isTaken: (input: Item) => boolean,
): (item: Item) => boolean {
  const formats = new Set(removed.map(({ name }) => name));
  const stated = before.filter(({ dialect }) => formats.has(dialect));
  const kinds = new Set<Kind>(stated.map(({ kind }) => kind));
  return (item) => kinds.has(item.kind) || (item.kind === 'input' && !isTaken(item));
}

/** That an item is there now; of a power that a manifest beside others brings along, that it was not said so far. */
export function addedWith(manifestChange: ManifestSetChange): (item: Item) => Change {
  const formats = new Set(
    isMigration(manifestChange) ? [] : manifestChange.added.map(({ name }) => name),
  );
  return (item) => ({ ...itemAdded(item), detail: formats.has(item.dialect) ? 'disclosed' : null });
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
  const carrierPaths = new Set(manifests.filter((one) => !isPlain(one)).map(({ at }) => at.path));
  return manifests.filter((one) => !isPlain(one) || !carrierPaths.has(one.at.path));
}
