import { isLowerLevel, type Level, type Override } from '../../model/config.ts';
import { code, msg, words } from '../../model/message.ts';
import { withoutEndSlashes } from '../../model/text/path.ts';
import { canonical } from '../../model/value/canonical.ts';
import { matcher } from '../../syntax/glob/matcher.ts';
import type { BothSides, LoosenedValue, LooseningContext } from '../schema/config-key.ts';
import { consequenceOf } from './consequence.ts';

/** More globs are not compared path by path. */
const maxGlobs = 300;

type Overrides = readonly Override[];

/**
 * The overrides of head that lower levels, and those of base without which levels are lower: for the paths of the
 * context, and for one path that each glob matches.
 */
export function* loosenedOverrides(
  sides: BothSides<Overrides>,
  context: LooseningContext,
): Iterable<LoosenedValue> {
  const { base, head } = sides;
  if (canonical(base.map(overrideKey)) === canonical(head.map(overrideKey))) return;
  const globs = new Set([...base, ...head].flatMap(({ files }) => files));
  if (globs.size > maxGlobs) {
    yield { message: msg`Overrides changed: too many globs to compare.` };
    return;
  }
  const atBase = levelsFor(base, context.rules.base, context);
  const atHead = levelsFor(head, context.rules.head, context);
  const found = new Map<string, LoosenedValue>();
  for (const path of new Set([...context.paths, ...[...globs].map(samplePath)])) {
    const [before, after] = [atBase(path), atHead(path)];
    for (const id of new Set([...before.ids, ...after.ids])) {
      const levels = { base: before.of(id), head: after.of(id) };
      const value = loosenedOverride(id, levels, sides, context);
      if (!value) continue;
      const key = canonical([...(value.within ?? []), value.about ?? '']);
      const first = found.get(key);
      const trustedConfigDecides =
        value.trustedConfigDecides || first?.trustedConfigDecides === true;
      found.set(key, { ...(first ?? value), trustedConfigDecides });
    }
  }
  yield* found.values();
}

/** The level of a rule for a path, and the override that sets it. */
interface ResolvedLevel {
  readonly level: Level;
  readonly override: Override | null;
}

function loosenedOverride(
  id: string,
  { base: atBase, head: atHead }: BothSides<ResolvedLevel>,
  { base, head }: BothSides<Overrides>,
  { baseFailOn, isPrivilegeRule }: LooseningContext,
): LoosenedValue | null {
  if (!isLowerLevel(atHead.level, atBase.level)) return null;
  const trustedConfigDecides = isPrivilegeRule(id);
  const consequence = consequenceOf(atBase.level, atHead.level, baseFailOn);
  const isRemoved = atBase.override !== null && !hasOverride(head, atBase.override);
  if (atHead.override && !(isRemoved && hasOverride(base, atHead.override))) {
    const message = msg`Override lowers ${code(id)} for ${code(atHead.override.files.join(', '))}: ${words(atBase.level)} to ${words(atHead.level)}. ${consequence}`;
    return { within: [head.indexOf(atHead.override)], message, trustedConfigDecides };
  }
  if (!atBase.override) return null;
  const message = msg`Override of ${code(id)} for ${code(atBase.override.files.join(', '))} was removed: ${words(atBase.level)} to ${words(atHead.level)}. ${consequence}`;
  return { message, trustedConfigDecides, about: overrideKey(atBase.override) };
}

/** Resolves the levels for a path: the last override that matches wins. */
function levelsFor(
  overrides: Overrides,
  rules: Readonly<Record<string, Level>>,
  { defaultLevel }: LooseningContext,
) {
  const matchers = overrides.map((override) => ({ override, applies: matcher(override.files) }));
  return (path: string) => {
    const matching = matchers
      .filter(({ applies }) => applies(path))
      .map(({ override }) => override);
    return {
      ids: matching.flatMap((override) => Object.keys(override.rules)),
      of: (id: string): ResolvedLevel => {
        const override =
          matching.findLast((candidate) => candidate.rules[id] !== undefined) ?? null;
        return { level: override?.rules[id] ?? rules[id] ?? defaultLevel(id), override };
      },
    };
  };
}

/** A path that a glob matches. */
function samplePath(glob: string): string {
  return withoutEndSlashes(glob.replace(/^\.?\//, ''))
    .replace(/\{([^{},]*),[^{}]*\}/g, '$1')
    .replace(/\[([^\]!^])[^\]]{0,200}\]/g, '$1')
    .replace(/\*+/g, 'any')
    .replaceAll('?', 'x');
}

function hasOverride(overrides: Overrides, override: Override): boolean {
  return overrides.some((candidate) => overrideKey(candidate) === overrideKey(override));
}

/** Separates two overrides. */
export function overrideKey({ files, rules }: Override): string {
  return canonical({ files, rules });
}
