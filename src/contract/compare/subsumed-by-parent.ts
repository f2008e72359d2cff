import { facetValue, type Item, isSet, type Kind } from '../../model/contract.ts';
import { manifestOf, type Skill } from '../../model/skill.ts';
import { resolvePointer } from '../../model/value/value.ts';
import { parametersByOperation } from '../coverage/command-line.ts';
import { identityOf, type Pairing, type Unpaired } from '../pairing/pairing.ts';
import type { CompareContext } from './change.ts';
import { isMigration, isNewAfterMigration, manifestSetChange } from './manifest-set-change.ts';
import { coveredByPart, isEmptyItem } from './parts.ts';
import { alreadyDeclared, isPower } from './powers.ts';
import { isInUnreadField, isReadIn, withoutUnread } from './unread-fields.ts';

type ItemTest = (item: Item) => boolean;

/**
 * Excludes items that another change reports: items of an added or removed manifest, operation or output, and
 * fields that another dialect of the same file reads. Permissions of an added manifest are reported anyway;
 * after a migration, removed items and new items are too.
 */
export function withoutSubsumed(
  { pairs, removed, added }: Pairing,
  before: readonly Item[],
  context: CompareContext,
): Unpaired {
  const manifestChange = manifestSetChange({ removed, added });
  const isMigrated = isMigration(manifestChange);
  const [removedDialects, addedDialects] = [
    namesOf(manifestChange.removed),
    namesOf(manifestChange.added),
  ];
  const isDeclaredAfter = alreadyDeclared(context.after.contract.items);
  // The bounds of a list are removed with its manifest.
  const isDeclaredBefore = alreadyDeclared(
    before.filter(({ kind, dialect }) => kind !== 'power' || !removedDialects.has(dialect)),
  );
  const isNewItem = isMigrated
    ? isNewAfterMigration(before, manifestChange, isOptionalInput(isTakenByCommands(before)))
    : matchesNothing;
  const isReportedAddition = (item: Item) =>
    isPower(item) ? !isDeclaredBefore(item) : isNewItem(item);
  const unpaired = {
    removed: excludeSubsumed(removed, [
      isMigrated
        ? isTakenByCommands(context.after.contract.items)
        : ({ dialect }) => removedDialects.has(dialect),
      (item) => removedDialects.has(item.dialect) && isPower(item) && isDeclaredAfter(item),
      coveredByParent(removed, operationsListingFields(pairs, 0)),
      coveredByPart(pairs, 0),
      isDeclaredIn(context.after.contract.items),
      isReadBy(addedDialects, context.after),
      isMigrated ? isInUnreadField(unreadFields(addedDialects, added)) : matchesNothing,
    ]),
    added: excludeSubsumed(added, [
      (item) => addedDialects.has(item.dialect) && !isReportedAddition(item),
      coveredByParent(added, operationsListingFields(pairs, 1)),
      coveredByPart(pairs, 1),
      isDeclaredIn(before),
      isReadBy(removedDialects, context.before),
      isMigrated ? isReadIn(context.before, removedDialects) : matchesNothing,
    ]),
  };
  return withoutUnread(unpaired, pairs);
}

/** Whether another manifest of the other side declares the same item: then it is unchanged. */
function isDeclaredIn(items: readonly Item[]): ItemTest {
  const declared = new Set(items.map(identityOf));
  return (item) => declared.has(identityOf(item));
}

/** The fields that these manifests contain without reading them. */
function unreadFields(dialects: ReadonlySet<string>, items: readonly Item[]): readonly Item[] {
  return items.filter(({ kind, dialect }) => kind === 'field' && dialects.has(dialect));
}

const matchesNothing: ItemTest = () => false;

function excludeSubsumed(items: readonly Item[], tests: readonly ItemTest[]): readonly Item[] {
  const isKept = (item: Item) =>
    !isEmptyMarker(item) && !isEmptyItem(item) && !tests.some((test) => test(item));
  return items.filter((item) => item.kind === 'manifest' || isKept(item));
}

function namesOf(items: readonly Item[]): ReadonlySet<string> {
  return new Set(items.map(({ name }) => name));
}

/** Whether an item was added or removed with its operation, or a field with its output. */
function coveredByParent(items: readonly Item[], outputs: ReadonlySet<string>): ItemTest {
  const named = (kind: Kind) => items.filter((item) => item.kind === kind);
  const operations = namesOf(named('operation'));
  const recipes = namesOf(named('recipe'));
  const results = new Set([...outputs, ...named('result').map(({ owner }) => owner)]);
  return ({ kind, owner }) =>
    owner !== '' &&
    (kind.startsWith('recipe-')
      ? recipes.has(owner)
      : operations.has(owner) || (kind === 'result-field' && results.has(owner)));
}

/** The operations with an output that lists its fields on this side only. */
function operationsListingFields(pairs: Pairing['pairs'], side: 0 | 1): ReadonlySet<string> {
  const results = pairs.filter(([before]) => before.kind === 'result');
  return new Set(
    results
      .filter((pair) => isSet(pair[side], 'fields') && !isSet(pair[1 - side] ?? null, 'fields'))
      .map(([{ owner }]) => owner),
  );
}

/** Whether these manifests read a field that another dialect does not know. */
function isReadBy(manifests: ReadonlySet<string>, skill: Skill): ItemTest {
  return (item) => {
    if (item.kind !== 'field' || manifests.size === 0) return false;
    const manifest = manifestOf(skill, item.dialect);
    return manifest !== undefined && !resolvePointer(manifest.root, item.pointer).missing;
  };
}

/** Whether the commands of an operation use an input: formats without inputs know it as a placeholder. */
function isTakenByCommands(items: readonly Item[]): ItemTest {
  const usedNames = parametersByOperation(items);
  return ({ kind, owner, name }) => kind === 'input' && usedNames.get(owner)?.has(name) === true;
}

/** Whether calls of base satisfy an added input: it is optional, or they already pass it. */
function isOptionalInput(isPassed: ItemTest): ItemTest {
  return (item) =>
    !isSet(item, 'required') || facetValue(item, 'default') !== undefined || isPassed(item);
}

/** Whether an item equals its absence: an unset mark, or an empty contract of stdout. */
function isEmptyMarker({ kind, facets }: Item): boolean {
  const hasContent = [...facets.values()].some(({ shape }) => shape.type !== 'flag' || shape.value);
  return (kind === 'stdout' || kind === 'sensitive') && !hasContent;
}
