import { canonical } from '../../model/canonical.ts';
import { type Config, isLowerLevel, type Level, type Override } from '../../model/config.ts';
import { isAtLeast } from '../../model/finding.ts';
import { quote } from '../../model/format-value.ts';
import { ruleNamed } from '../../rules/catalog.ts';
import { matcher } from '../../syntax/glob/matcher.ts';
import type { Weakening } from './weakening.ts';

/** The rules that head sets to a quieter level than base, wherever no override speaks. */
export function* weakenedRules(base: Config, head: Config): Iterable<Weakening> {
  for (const id of new Set([...Object.keys(head.rules), ...Object.keys(base.rules)])) {
    const [was, now] = [base, head].map((config) => config.rules[id] ?? usualLevel(id));
    if (!was || !now || !isLowerLevel(now, was)) continue;
    const change = head.rules[id]
      ? `Rule ${quote(id)} is set to ${now}, where it was ${was}`
      : `Rule ${quote(id)} is no longer set to ${was}; it is ${now} now`;
    const message = `${change}: ${effect(was, now, base)}.`;
    yield { key: ['rules', id], message, guarded: isPower(id) };
  }
}

/** More globs are not compared path by path. */
const mostGlobs = 300;

/**
 * The overrides of head that quieten rules, and those of base without which rules are quieter: for the paths that
 * are given, and for one such as each glob names.
 */
export function* weakenedOverrides(
  base: Config,
  head: Config,
  paths: Iterable<string>,
): Iterable<Weakening> {
  if (canonical(base.overrides.map(plain)) === canonical(head.overrides.map(plain))) return;
  const globs = new Set([...base.overrides, ...head.overrides].flatMap(({ files }) => files));
  if (globs.size > mostGlobs) {
    const message = `The overrides changed and name ${globs.size} globs, too many to compare; they may let more through.`;
    yield { key: ['overrides'], message, guarded: true };
    return;
  }
  const [was, now] = [levelsOf(base), levelsOf(head)];
  const culprits = new Map<string, Weakening>();
  for (const path of new Set([...paths, ...[...globs].map(exampleOf)])) {
    const [before, after] = [was(path), now(path)];
    for (const id of new Set([...before.ids, ...after.ids])) {
      const told = quietened(id, before.of(id), after.of(id), { base, head });
      if (!told) continue;
      const known = culprits.get(canonical(told.key) + told.about);
      const guarded = told.guarded || known?.guarded === true;
      culprits.set(canonical(told.key) + told.about, { ...(known ?? told), guarded });
    }
  }
  yield* culprits.values();
}

/** The level of a rule for a path, and the override it comes from. */
interface Said {
  readonly level: Level;
  readonly override: Override | null;
}

function quietened(
  id: string,
  was: Said,
  now: Said,
  { base, head }: { readonly base: Config; readonly head: Config },
): (Weakening & { readonly about: string }) | null {
  if (!isLowerLevel(now.level, was.level) || (!was.override && !now.override)) return null;
  const effects = effect(was.level, now.level, base);
  const isGone = was.override !== null && !has(head, was.override);
  if (now.override && !(isGone && has(base, now.override))) {
    const message = `This override sets ${quote(id)} to ${now.level} for ${filesOf(now.override)}, where it was ${was.level}: ${effects}.`;
    const key = ['overrides', head.overrides.indexOf(now.override)];
    return { key, message, guarded: isPower(id), about: '' };
  }
  if (!was.override) return null;
  const message = `The override that set ${quote(id)} to ${was.level} for ${filesOf(was.override)} is gone; it is ${now.level} there now: ${effects}.`;
  return {
    key: ['overrides'],
    message,
    guarded: isPower(id),
    about: canonical(plain(was.override)),
  };
}

/** What a configuration says of each path: the last override that matches counts. */
function levelsOf({ overrides, rules }: Config) {
  const tests = overrides.map((override) => ({ override, applies: matcher(override.files) }));
  return (path: string) => {
    const matching = tests.filter(({ applies }) => applies(path)).map(({ override }) => override);
    return {
      ids: matching.flatMap((override) => Object.keys(override.rules)),
      of: (id: string): Said => {
        const override = matching.findLast((one) => one.rules[id] !== undefined) ?? null;
        return { level: override?.rules[id] ?? rules[id] ?? usualLevel(id), override };
      },
    };
  };
}

/** A path such as a glob names. */
function exampleOf(glob: string): string {
  return glob
    .replace(/^\.?\//, '')
    .replace(/\/+$/, '')
    .replace(/\{([^{},]*),[^{}]*\}/g, '$1')
    .replace(/\[([^\]!^])[^\]]*\]/g, '$1')
    .replace(/\*+/g, 'any')
    .replaceAll('?', 'x');
}

function has({ overrides }: Config, override: Override): boolean {
  const key = canonical(plain(override));
  return overrides.some((one) => canonical(plain(one)) === key);
}

function plain({ files, rules }: Override) {
  return { files, rules };
}

function filesOf({ files }: Override): string {
  return quote(files.join(', '));
}

/** What comes of a quieter level, under the `fail-on` of base. */
function effect(was: Level, now: Level, { failOn }: Config): string {
  const stops = (level: Level) => level !== 'off' && failOn !== 'never' && isAtLeast(level, failOn);
  if (stops(was) && !stops(now)) return 'what it finds no longer stops a merge';
  return now === 'off' ? 'what it finds is no longer said' : 'what it finds weighs less';
}

function isPower(id: string): boolean {
  return ruleNamed(id)?.category === 'privilege';
}

/** How loud a rule is at its loudest where nothing is configured. */
function usualLevel(id: string): Level {
  const rule = ruleNamed(id);
  if (!rule) return 'off';
  if (rule.scope === 'problem') return rule.severity;
  if (rule.scope === 'change') return rule.category === 'privilege' ? 'warning' : 'error';
  return rule.off ? 'off' : rule.severity;
}
