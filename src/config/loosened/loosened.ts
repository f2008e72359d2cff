import { type Config, defaults, type Gate } from '../../model/config.ts';
import type { Problem } from '../../model/finding.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { type ConfigKey, keyLocation, settingLocation } from '../setting-location.ts';
import { loosenedPolicies } from './policies.ts';
import { loosenedOverrides, loosenedRules } from './rules.ts';
import { loosenedLists, loosenedValues } from './settings.ts';

/**
 * The settings of head that let through what base would not, each with the place where it is set; `paths` are those
 * that findings of either side may be about. Where a tag is `released` nobody proposes them: they were merged since
 * the tag before, and are told and no more.
 */
export function loosenedSettings(
  { file, baseFile, base, tip }: Gate,
  head: Config,
  paths: Iterable<string>,
  isRelease = false,
): readonly Problem[] {
  if (!base) return [];
  const loosened = [
    ...loosenedRules(base, head),
    ...loosenedOverrides(base, head, paths),
    ...loosenedLists(base, head),
    ...loosenedPolicies(base, head),
    ...loosenedValues(base, head),
  ];
  const own = tip ? (file?.config ?? defaults) : head;
  const placed = loosened.map((one) => ({ ...one, key: keyIn(own, head, one.key) }));
  return placed.map(({ key, message, guarded, about = '' }) => ({
    rule: 'gate-weakened',
    message: guarded && !isRelease ? `${message} ${guardedNote}` : message,
    ...(isRelease && { severity: 'note' as const }),
    at: settingLocation(file, baseFile, key),
    was: keyLocation(baseFile, key),
    about: `${canonical(key)}${about}`,
  }));
}

/** A key of what the merge makes as the key of what head holds: an entry of a list may stand elsewhere there. */
function keyIn(own: Config, merged: Config, key: ConfigKey): ConfigKey {
  const [list, at, ...rest] = key;
  if (own === merged || typeof at !== 'number') return key;
  const entry = entriesOf(merged, list)[at];
  const index = entriesOf(own, list).indexOf(entry ?? '');
  return index < 0 ? key.slice(0, 1) : [list ?? '', index, ...rest];
}

function entriesOf({ ignore, overrides, policy }: Config, list: ConfigKey[number] | undefined) {
  const lists: Readonly<Record<string, readonly Json[]>> = {
    ignore,
    overrides: overrides.map(({ files, rules }) => ({ files, rules })),
    policy: policy.map((one) => ({ ...one })),
  };
  return (lists[list ?? ''] ?? []).map(canonical);
}

const guardedNote = 'For what skills may do, the setting of base holds until this is merged.';
