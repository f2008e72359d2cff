import { type Config, isLowerLevel, type Level, type Override } from '../../model/config.ts';
import { isAtLeast } from '../../model/finding.ts';
import { canonical } from '../../model/value/canonical.ts';
import { quote } from '../../model/value/format-value.ts';
import { findRule } from '../../rules/catalog.ts';
import { matcher } from '../../syntax/glob/matcher.ts';
import type { LoosenedSetting } from './loosened-setting.ts';

/** The rules that head sets to a quieter level than base, wherever no override speaks. */
export function* loosenedRules(base: Config, head: Config): Iterable<LoosenedSetting> {
  for (const id of new Set([...Object.keys(head.rules), ...Object.keys(base.rules)])) {
    const [atBase, atHead] = [base, head].map((config) => config.rules[id] ?? defaultLevel(id));
    if (!atBase || !atHead || !isLowerLevel(atHead, atBase)) continue;
    const change = head.rules[id]
      ? `Rule ${quote(id)} is set to ${atHead}, where it was ${atBase}`
      : `Rule ${quote(id)} is no longer set to ${atBase}; it is ${atHead} now`;
    const message = `${change}: ${consequenceOf(atBase, atHead, base)}.`;
    yield { key: ['rules', id], message, guarded: isPrivilegeRule(id) };
  }
}

/** More globs are not compared path by path. */
const maxGlobs = 300;

/**
 * The overrides of head that quieten rules, and those of base without which rules are quieter: for the paths that
 * are given, and for one such as each glob names.
 */
export function* loosenedOverrides(
  base: Config,
  head: Config,
  paths: Iterable<string>,
): Iterable<LoosenedSetting> {
  if (canonical(base.overrides.map(comparable)) === canonical(head.overrides.map(comparable)))
    return;
  const globs = new Set([...base.overrides, ...head.overrides].flatMap(({ files }) => files));
  if (globs.size > maxGlobs) {
    const message = `The overrides changed and name ${globs.size} globs, too many to compare; they may let more through.`;
    yield { key: ['overrides'], message, guarded: true };
    return;
  }
  const [atBase, atHead] = [levelsOf(base), levelsOf(head)];
  const loosenedByKey = new Map<string, LoosenedSetting>();
  for (const path of new Set([...paths, ...[...globs].map(samplePath)])) {
    const [before, after] = [atBase(path), atHead(path)];
    for (const id of new Set([...before.ids, ...after.ids])) {
      const loosened = quieterOverride(id, before.of(id), after.of(id), { base, head });
      if (!loosened) continue;
      const existing = loosenedByKey.get(canonical(loosened.key) + loosened.about);
      const guarded = loosened.guarded || existing?.guarded === true;
      loosenedByKey.set(canonical(loosened.key) + loosened.about, {
        ...(existing ?? loosened),
        guarded,
      });
    }
  }
  yield* loosenedByKey.values();
}

/** The level of a rule for a path, and the override it comes from. */
interface ResolvedLevel {
  readonly level: Level;
  readonly override: Override | null;
}

function quieterOverride(
  id: string,
  atBase: ResolvedLevel,
  atHead: ResolvedLevel,
  { base, head }: { readonly base: Config; readonly head: Config },
): (LoosenedSetting & { readonly about: string }) | null {
  if (!isLowerLevel(atHead.level, atBase.level) || (!atBase.override && !atHead.override))
    return null;
  const consequence = consequenceOf(atBase.level, atHead.level, base);
  const isRemoved = atBase.override !== null && !hasOverride(head, atBase.override);
  if (atHead.override && !(isRemoved && hasOverride(base, atHead.override))) {
    const message = `This override sets ${quote(id)} to ${atHead.level} for ${formatFiles(atHead.override)}, where it was ${atBase.level}: ${consequence}.`;
    const key = ['overrides', head.overrides.indexOf(atHead.override)];
    return { key, message, guarded: isPrivilegeRule(id), about: '' };
  }
  if (!atBase.override) return null;
  const message = `The override that set ${quote(id)} to ${atBase.level} for ${formatFiles(atBase.override)} is gone; it is ${atHead.level} there now: ${consequence}.`;
  return {
    key: ['overrides'],
    message,
    guarded: isPrivilegeRule(id),
    about: canonical(comparable(atBase.override)),
  };
}

/** What a configuration says of each path: the last override that matches counts. */
function levelsOf({ overrides, rules }: Config) {
  const matchers = overrides.map((override) => ({ override, applies: matcher(override.files) }));
  return (path: string) => {
    const matching = matchers
      .filter(({ applies }) => applies(path))
      .map(({ override }) => override);
    return {
      ids: matching.flatMap((override) => Object.keys(override.rules)),
      of: (id: string): ResolvedLevel => {
        const override = matching.findLast((one) => one.rules[id] !== undefined) ?? null;
        return { level: override?.rules[id] ?? rules[id] ?? defaultLevel(id), override };
      },
    };
  };
}

/** A path such as a glob names. */
function samplePath(glob: string): string {
  return glob
    .replace(/^\.?\//, '')
    .replace(/\/+$/, '')
    .replace(/\{([^{},]*),[^{}]*\}/g, '$1')
    .replace(/\[([^\]!^])[^\]]*\]/g, '$1')
    .replace(/\*+/g, 'any')
    .replaceAll('?', 'x');
}

function hasOverride({ overrides }: Config, override: Override): boolean {
  const key = canonical(comparable(override));
  return overrides.some((one) => canonical(comparable(one)) === key);
}

function comparable({ files, rules }: Override) {
  return { files, rules };
}

function formatFiles({ files }: Override): string {
  return quote(files.join(', '));
}

/** What comes of a quieter level, under the `fail-on` of base. */
function consequenceOf(atBase: Level, atHead: Level, { failOn }: Config): string {
  const failsRun = (level: Level) =>
    level !== 'off' && failOn !== 'never' && isAtLeast(level, failOn);
  if (failsRun(atBase) && !failsRun(atHead)) return 'what it finds no longer stops a merge';
  return atHead === 'off' ? 'what it finds is no longer said' : 'what it finds weighs less';
}

function isPrivilegeRule(id: string): boolean {
  return findRule(id)?.category === 'privilege';
}

/** How loud a rule is at its loudest where nothing is configured. */
function defaultLevel(id: string): Level {
  const rule = findRule(id);
  if (!rule) return 'off';
  if (rule.scope === 'problem') return rule.severity;
  if (rule.scope === 'change') return rule.category === 'privilege' ? 'warning' : 'error';
  return rule.offByDefault ? 'off' : rule.severity;
}
