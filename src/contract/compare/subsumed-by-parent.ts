import { facetValue, type Item, isSet, type Kind } from '../../model/contract.ts';
import { manifestOf, type Skill } from '../../model/skill.ts';
import { find } from '../../model/value.ts';
import { parametersByOperation } from '../coverage/command-line.ts';
import { identityOf, type Leftovers, type Pairing } from '../pairing/pairing.ts';
import type { Sides } from './change.ts';
import { isMigration, newsAfter, turnoverOf } from './manifest-set-change.ts';
import { heldByPart, saysNothing } from './parts.ts';
import { isPower, saysAlready } from './powers.ts';
import { isReadIn, standsIn, withoutUnread } from './unread.ts';

type Claim = (item: Item) => boolean;

/**
 * Leaves out what something else that came or went speaks for: the items of a manifest, of an operation or of the
 * output of one, and the fields that another dialect of the same file states only while that manifest does not read
 * them. Powers that come with a manifest are said all the same. Where one format took the place of another, what went
 * is said, and of what came that which is news.
 */
export function withoutClaimed(
  { pairs, gone, come }: Pairing,
  before: readonly Item[],
  sides: Sides,
): Leftovers {
  const turnover = turnoverOf({ gone, come });
  const migrated = isMigration(turnover);
  const [lost, gained] = [namesOf(turnover.lost), namesOf(turnover.gained)];
  const isSaid = saysAlready(sides.after.contract.items);
  // The bounds of a list go with its manifest.
  const wasSaid = saysAlready(
    before.filter(({ kind, dialect }) => kind !== 'power' || !lost.has(dialect)),
  );
  const isOther = migrated ? newsAfter(before, turnover, isNoDemand(takenBy(before))) : nothing;
  const isNews = (item: Item) => (isPower(item) ? !wasSaid(item) : isOther(item));
  const left = {
    gone: unclaimed(gone, [
      migrated ? takenBy(sides.after.contract.items) : ({ dialect }) => lost.has(dialect),
      (item) => lost.has(item.dialect) && isPower(item) && isSaid(item),
      heldByParent(gone, withFields(pairs, 0)),
      heldByPart(pairs, 0),
      statedIn(sides.after.contract.items),
      isReadBy(gained, sides.after),
      migrated ? standsIn(unreadBy(gained, come)) : nothing,
    ]),
    come: unclaimed(come, [
      (item) => gained.has(item.dialect) && !isNews(item),
      heldByParent(come, withFields(pairs, 1)),
      heldByPart(pairs, 1),
      statedIn(before),
      isReadBy(lost, sides.before),
      migrated ? isReadIn(sides.before, lost) : nothing,
    ]),
  };
  return withoutUnread(left, pairs);
}

/** Whether another manifest of the other side states the same thing: then nothing came or went. */
function statedIn(items: readonly Item[]): Claim {
  const stated = new Set(items.map(identityOf));
  return (item) => stated.has(identityOf(item));
}

/** The fields that these manifests hold and do not read. */
function unreadBy(dialects: ReadonlySet<string>, items: readonly Item[]): readonly Item[] {
  return items.filter(({ kind, dialect }) => kind === 'field' && dialects.has(dialect));
}

const nothing: Claim = () => false;

function unclaimed(items: readonly Item[], claims: readonly Claim[]): readonly Item[] {
  const isLeft = (item: Item) =>
    !isNothing(item) && !saysNothing(item) && !claims.some((claim) => claim(item));
  return items.filter((item) => item.kind === 'manifest' || isLeft(item));
}

function namesOf(items: readonly Item[]): ReadonlySet<string> {
  return new Set(items.map(({ name }) => name));
}

/** Whether an item came or went with its operation, or a field with the output it is in. */
function heldByParent(items: readonly Item[], outputs: ReadonlySet<string>): Claim {
  const named = (kind: Kind) => items.filter((item) => item.kind === kind);
  const operations = namesOf(named('operation'));
  const results = new Set([...outputs, ...named('result').map(({ owner }) => owner)]);
  return ({ kind, owner }) =>
    owner !== '' && (operations.has(owner) || (kind === 'result-field' && results.has(owner)));
}

/** The operations whose output lists its fields on this side only. */
function withFields(pairs: Pairing['pairs'], side: 0 | 1): ReadonlySet<string> {
  const results = pairs.filter(([before]) => before.kind === 'result');
  return new Set(
    results
      .filter((pair) => isSet(pair[side], 'fields') && !isSet(pair[1 - side] ?? null, 'fields'))
      .map(([{ owner }]) => owner),
  );
}

/** Whether a field of another dialect is one only while none of these manifests reads it. */
function isReadBy(manifests: ReadonlySet<string>, skill: Skill): Claim {
  return (item) => {
    if (item.kind !== 'field' || manifests.size === 0) return false;
    const manifest = manifestOf(skill, item.dialect);
    return manifest !== undefined && !find(manifest.root, item.pointer).missing;
  };
}

/** Whether the commands of an operation take an input, so that a format without inputs knows it by its placeholder. */
function takenBy(items: readonly Item[]): Claim {
  const taken = parametersByOperation(items);
  return ({ kind, owner, name }) => kind === 'input' && taken.get(owner)?.has(name) === true;
}

/** Whether calls of base satisfy an input that came: they may leave it out, or pass it already. */
function isNoDemand(taken: Claim): Claim {
  return (item) =>
    !isSet(item, 'required') || facetValue(item, 'default') !== undefined || taken(item);
}

/** A mark that is not set, and a contract of stdout that promises nothing, are as good as none. */
function isNothing({ kind, facets }: Item): boolean {
  const says = [...facets.values()].some(({ shape }) => shape.type !== 'flag' || shape.value);
  return (kind === 'stdout' || kind === 'sensitive') && !says;
}
