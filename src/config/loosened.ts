import type { Level } from '../model/config.ts';
import type { Problem } from '../model/finding.ts';
import { type Message, msg } from '../model/message.ts';
import { canonical } from '../model/value/canonical.ts';
import type { Json } from '../model/value/value.ts';
import { findRule } from '../rules/catalog.ts';
import { gateWeakened } from '../rules/problem/configuration.ts';
import { type Config, type ConfigFiles, defaults, mapKeys } from './config.ts';
import type { BothSides, LooseningContext } from './schema/config-key.ts';
import { type KeyPath, keyLocation, settingLocation } from './setting-location.ts';

/** A setting of head that lets more through than base. */
interface LoosenedSetting {
  readonly key: KeyPath;
  readonly message: Message;
  /** Whether the trusted configuration judges what skills may do. */
  readonly trustedConfigDecides: boolean;
  /** Separates two settings of one key. */
  readonly about: string;
  /** The values of both sides; of a list the entry of head. */
  readonly value: Json;
}

/** The paths of both sides, as far as settings concern them. */
export type LooseningPaths = Pick<LooseningContext, 'paths' | 'hasMatch'>;

/**
 * The settings of head that let more through than base, each at the place that sets it. In the run of a release they are merged already, and no more than notes.
 */
export function loosenedSettings(
  { headFile: file, baseFile, trustedConfig: base, tip }: ConfigFiles,
  head: Config,
  paths: LooseningPaths,
  isRelease = false,
): readonly Problem[] {
  if (!base) return [];
  const own = tip ? (file?.config ?? defaults) : head;
  const loosened = findLoosened(base, head, paths);
  const placed = loosened.map((setting) => ({
    ...setting,
    key: translateKey(own, head, setting.key),
  }));
  return placed.map(({ key, message, trustedConfigDecides, about, value }) => ({
    rule: gateWeakened.id,
    message,
    notes: trustedConfigDecides && !isRelease ? [{ message: baseNote(key) }] : [],
    ...(isRelease && { severity: 'note' as const }),
    at: settingLocation(file, baseFile, key),
    was: keyLocation(baseFile, key),
    about: `${canonical(key)}${about}`,
    value,
  }));
}

/** Since when a setting holds that base decides; the level of a rule on permissions holds for all its findings. */
function baseNote([name]: KeyPath): Message {
  return name === 'rules'
    ? msg`It takes effect after the merge.`
    : msg`For permissions, it takes effect after the merge.`;
}

function findLoosened(
  base: Config,
  head: Config,
  paths: LooseningPaths,
): readonly LoosenedSetting[] {
  const context: Omit<LooseningContext, 'name'> = {
    rules: { base: base.rules, head: head.rules },
    baseFailOn: base.failOn,
    ...paths,
    defaultLevel,
    isPrivilegeRule,
  };
  return mapKeys((property, { name, loosening }): readonly LoosenedSetting[] => {
    if ('never' in loosening) return [];
    const sides = { base: base[property], head: head[property] };
    return [...loosening.find(sides, { ...context, name })].map(
      ({
        within = [],
        message,
        trustedConfigDecides = loosening.trustedConfigDecides,
        about = '',
      }) => ({
        key: [name, ...within],
        message,
        trustedConfigDecides,
        about,
        value: valuesAt(sides, within),
      }),
    );
  }).flat();
}

function valuesAt({ base, head }: BothSides<unknown>, within: KeyPath): Json {
  const [baseValue, headValue] = [base, head].map((side) =>
    within.reduce<unknown>((value, key) => Object(value)[key], side),
  );
  const isEntry = Array.isArray(head);
  return JSON.parse(JSON.stringify([isEntry ? null : (baseValue ?? null), headValue ?? null]));
}

/** Translates a key of the merged configuration for head: an entry of a list may have another index there. */
function translateKey(own: Config, merged: Config, key: KeyPath): KeyPath {
  const [list, at, ...rest] = key;
  if (own === merged || list === undefined || typeof at !== 'number') return key;
  const entry = entriesOf(merged, list)[at];
  const index = entriesOf(own, list).indexOf(entry ?? '');
  return index < 0 ? [list] : [list, index, ...rest];
}

function entriesOf(config: Config, list: KeyPath[number]): readonly string[] {
  const [value] = mapKeys((property, { name }) => (name === list ? [config[property]] : [])).flat();
  return Array.isArray(value) ? value.map((entry) => canonical(entry as Json)) : [];
}

/** The highest level of a rule that is not configured. */
export function defaultLevel(id: string): Level {
  const rule = findRule(id);
  if (!rule) return 'off';
  if (rule.kind === 'problem' || rule.kind === 'power') return rule.severity;
  if (rule.kind === 'change') return rule.category === 'privilege' ? 'warning' : 'error';
  return rule.offByDefault ? 'off' : rule.severity;
}

function isPrivilegeRule(id: string): boolean {
  return findRule(id)?.category === 'privilege';
}
