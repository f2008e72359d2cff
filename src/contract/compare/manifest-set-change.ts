import type { Change, Item, Kind } from '../../model/contract.ts';
import type { Unpaired } from '../pairing/pairing.ts';
import { type CompareContext, itemAdded, itemRemoved, itemRenamed } from './change.ts';

/** The added and removed manifests. */
export interface ManifestSetChange {
  readonly removed: readonly Item[];
  readonly added: readonly Item[];
}

/** Finds the added and removed manifests of a skill. */
export function manifestSetChange({ removed, added }: Unpaired): ManifestSetChange {
  return { removed: removed.filter(isManifest), added: added.filter(isManifest) };
}

/** Whether one format replaced another. */
export function isMigration({ removed, added }: ManifestSetChange): boolean {
  return removed.length > 0 && added.length > 0;
}

/**
 * The changes of the set of manifests; one change reports a migration. `beside` marks a manifest added to an
 * existing contract.
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
 * Returns whether an item added by a migration is new. Kinds that the old format cannot declare are only
 * written down now, except required inputs that old calls do not pass.
 */
export function isNewAfterMigration(
  before: readonly Item[],
  { removed }: ManifestSetChange,
  isTaken: (input: Item) => boolean,
): (item: Item) => boolean {
  const formats = new Set(removed.map(({ name }) => name));
  const declared = before.filter(({ dialect }) => formats.has(dialect));
  const kinds = new Set<Kind>(declared.map(({ kind }) => kind));
  return (item) => kinds.has(item.kind) || (item.kind === 'input' && !isTaken(item));
}

/** Reports an added item; `disclosed` if an added manifest declares it. */
export function addedWith(manifestChange: ManifestSetChange): (item: Item) => Change {
  const formats = new Set(
    isMigration(manifestChange) ? [] : manifestChange.added.map(({ name }) => name),
  );
  return (item) => ({ ...itemAdded(item), detail: formats.has(item.dialect) ? 'disclosed' : null });
}

function isManifest({ kind }: Item): boolean {
  return kind === 'manifest';
}

/** Every SKILL.md has this format, in addition to others. */
function isPlain({ name }: Item): boolean {
  return name === 'agent-skills';
}

/** Manifests without the plain frontmatter of files that also carry another manifest. */
function carriersOf(manifests: readonly Item[]): readonly Item[] {
  const carrierPaths = new Set(
    manifests.filter((manifest) => !isPlain(manifest)).map(({ at }) => at.path),
  );
  return manifests.filter((manifest) => !isPlain(manifest) || !carrierPaths.has(manifest.at.path));
}
