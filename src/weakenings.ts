import { type ConfigKey, keyPlace, settingPlace } from './config-place.ts';
import { canonical } from './model/canonical.ts';
import type { Config, Gate } from './model/config.ts';
import type { Problem } from './model/finding.ts';
import { weakenedPolicies } from './weakened-policies.ts';
import { weakenedOverrides, weakenedRules } from './weakened-rules.ts';
import { weakenedLists, weakenedValues } from './weakened-settings.ts';

/** A setting of head that lets through what base would not. */
export interface Weakening {
  readonly key: ConfigKey;
  readonly message: string;
  /** Whether it is base's setting that judges what skills may do. */
  readonly guarded: boolean;
  /** What tells it from others of the same key. */
  readonly about?: string;
}

/**
 * The settings of head that let through what base would not, each with the place where it is set; `paths` are those
 * that findings of either side may be about. Where a tag is `released` nobody proposes them: they were merged since
 * the tag before, and are told and no more.
 */
export function weakenings(
  { file, former, base }: Gate,
  head: Config,
  paths: Iterable<string>,
  released = false,
): readonly Problem[] {
  if (!base) return [];
  const found = [
    ...weakenedRules(base, head),
    ...weakenedOverrides(base, head, paths),
    ...weakenedLists(base, head),
    ...weakenedPolicies(base, head),
    ...weakenedValues(base, head),
  ];
  return found.map(({ key, message, guarded, about = '' }) => ({
    rule: 'gate-weakened',
    message: guarded && !released ? `${message} ${heldBack}` : message,
    ...(released && { severity: 'note' as const }),
    at: settingPlace(file, former, key),
    was: keyPlace(former, key),
    about: `${canonical(key)}${about}`,
  }));
}

const heldBack = 'For what skills may do, the setting of base holds until this is merged.';
