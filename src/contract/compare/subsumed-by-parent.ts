import { facetValue, type Item, isSet, type Kind } from '../../model/contract.ts';
import { manifestOf, type Skill } from '../../model/skill.ts';
import { resolvePointer } from '../../model/value/value.ts';
import { parametersByOperation } from '../coverage/command-line.ts';
import { identityOf, type Pairing, type Unpaired } from '../pairing/pairing.ts';
import type { CompareContext } from './change.ts';
import { isMigration, isNewAfterMigration, manifestSetChange } from './manifest-set-change.ts';
import { coveredByPart, isEmptyItem } from './parts.ts';
import { alreadyDeclared, isPower } from './powers.ts';
import { isHeldByUnreadField, isReadIn, withoutUnread } from './unread-fields.ts';

type ItemTest = (item: Item) => boolean;

/**
 * Leaves out what something else that came or went speaks for: the items of a manifest, of an operation or of the
 * output of one, and the fields that another dialect of the same file states only while that manifest does not read
 * them. Powers that come with a manifest are said all the same. Where one format took the place of another, what went
 * is said, and of what came that which is news.
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
  // The bounds of a list go with its manifest.
  const isDeclaredBefore = alreadyDeclared(
    before.filter(({ kind, dialect }) => kind !== 'power' || !removedDialects.has(dialect)),
  );
  const isNewItem = isMigrated
    ? isNewAfterMigration(before, manifestChange, isOptionalInput(isTakenByCommands(before)))
    : never;
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
      isStatedIn(context.after.contract.items),
      isReadBy(addedDialects, context.after),
      isMigrated ? isHeldByUnreadField(unreadFields(addedDialects, added)) : never,
    ]),
    added: excludeSubsumed(added, [
      (item) => addedDialects.has(item.dialect) && !isReportedAddition(item),
      coveredByParent(added, operationsListingFields(pairs, 1)),
      coveredByPart(pairs, 1),
      isStatedIn(before),
      isReadBy(removedDialects, context.before),
      isMigrated ? isReadIn(context.before, removedDialects) : never,
    ]),
  };
  return withoutUnread(unpaired, pairs);
}

/** Whether another manifest of the other side states the same thing: then nothing came or went. */
function isStatedIn(items: readonly Item[]): ItemTest {
  const stated = new Set(items.map(identityOf));
  return (item) => stated.has(identityOf(item));
}

/** The fields that these manifests hold and do not read. */
function unreadFields(dialects: ReadonlySet<string>, items: readonly Item[]): readonly Item[] {
  return items.filter(({ kind, dialect }) => kind === 'field' && dialects.has(dialect));
}

const never: ItemTest = () => false;

function excludeSubsumed(items: readonly Item[], tests: readonly ItemTest[]): readonly Item[] {
  const isKept = (item: Item) =>
    !isEmptyMarker(item) && !isEmptyItem(item) && !tests.some((test) => test(item));
  return items.filter((item) => item.kind === 'manifest' || isKept(item));
}

function namesOf(items: readonly Item[]): ReadonlySet<string> {
  return new Set(items.map(({ name }) => name));
}

/** Whether an item came or went with its operation, or a field with the output it is in. */
function coveredByParent(items: readonly Item[], outputs: ReadonlySet<string>): ItemTest {
  const named = (kind: Kind) => items.filter((item) => item.kind === kind);
  const operations = namesOf(named('operation'));
  const results = new Set([...outputs, ...named('result').map(({ owner }) => owner)]);
  return ({ kind, owner }) =>
    owner !== '' && (operations.has(owner) || (kind === 'result-field' && results.has(owner)));
}

/** The operations whose output lists its fields on this side only. */
function operationsListingFields(pairs: Pairing['pairs'], side: 0 | 1): ReadonlySet<string> {
  const results = pairs.filter(([before]) => before.kind === 'result');
  return new Set(
    results
      .filter((pair) => isSet(pair[side], 'fields') && !isSet(pair[1 - side] ?? null, 'fields'))
      .map(([{ owner }]) => owner),
  );
}

/** Whether a field of another dialect is one only while none of these manifests reads it. */
function isReadBy(manifests: ReadonlySet<string>, skill: Skill): ItemTest {
  return (item) => {
    if (item.kind !== 'field' || manifests.size === 0) return false;
    const manifest = manifestOf(skill, item.dialect);
    return manifest !== undefined && !resolvePointer(manifest.root, item.pointer).missing;
  };
}

/** Whether the commands of an operation take an input, so that a format without inputs knows it by its placeholder. */
function isTakenByCommands(items: readonly Item[]): ItemTest {
  const taken = parametersByOperation(items);
  return ({ kind, owner, name }) => kind === 'input' && taken.get(owner)?.has(name) === true;
}

/** Whether calls of base satisfy an input that came: they may leave it out, or pass it already. */
function isOptionalInput(taken: ItemTest): ItemTest {
  return (item) =>
    !isSet(item, 'required') || facetValue(item, 'default') !== undefined || taken(item);
}

/** A mark that is not set, and a contract of stdout that promises nothing, are as good as none. */
function isEmptyMarker({ kind, facets }: Item): boolean {
  const says = [...facets.values()].some(({ shape }) => shape.type !== 'flag' || shape.value);
  return (kind === 'stdout' || kind === 'sensitive') && !says;
}
