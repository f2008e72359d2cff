import type { GrantFile, Grants } from '../../model/power/grants.ts';
import { type Unit, unitKey } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isInside, join, relativePath, selfAndAncestors } from '../../model/text/path.ts';

/** The units of head by the keys of those of base that they succeed: `unitKey`. */
export type UnitPairs = ReadonlyMap<string, Unit>;

/** A unit with what identifies it after a move. */
interface Candidate {
  readonly unit: Unit;
  readonly key: string;
  /** The blob ids of its files; undefined if one is unknown. */
  readonly content: string | undefined;
}

/**
 * Pairs the units of two trees. Skills are paired by `skillRoots`, the roots of head by those of base; plugins by root and
 * name, name, root, or the plugins of their skills; other units by root and name, name in their plugin, content, name, or root.
 */
export function pairUnits(
  base: Grants,
  head: Grants,
  skillRoots: ReadonlyMap<string, string>,
): UnitPairs {
  const pairing = new UnitPairing(candidatesOf(base), candidatesOf(head));
  const skillIn = (root: string) => `skill\0${root}`;
  pairing.where(
    ({ unit }) => unit.kind === 'skill',
    ({ unit }) => skillIn(skillRoots.get(unit.root) ?? unit.root),
    ({ unit }) => skillIn(unit.root),
  );
  const isPlugin = ({ unit }: Candidate) => unit.kind === 'plugin';
  pairing.where(isPlugin, rootAndName);
  pairing.where(isPlugin, ({ unit }) => unit.name);
  pairing.where(isPlugin, ({ key }) => key);
  pairing.bySkills(skillRoots);
  const isOther = ({ unit }: Candidate) => unit.kind !== 'plugin' && unit.kind !== 'skill';
  pairing.where(isOther, rootAndName);
  const [basePlugin, headPlugin] = [pluginLookup(base.units), pluginLookup(head.units)];
  const successorOf = (plugin: Unit | undefined) => plugin && pairing.pairs.get(unitKey(plugin));
  pairing.where(
    isOther,
    ({ unit }) => nameInPlugin(unit, successorOf(basePlugin(unit.root))),
    ({ unit }) => nameInPlugin(unit, headPlugin(unit.root)),
  );
  pairing.byContent(isOther);
  pairing.where(isOther, ({ unit }) => (unit.name === '' ? undefined : kindAndName(unit)));
  pairing.where(isOther, ({ key }) => key);
  return pairing.pairs;
}

/** Where a file of a unit of base is, if it keeps its place in the unit. */
export function pathInHead({ path, unit }: Pick<GrantFile, 'path' | 'unit'>, to: Unit): string {
  if (path === unit.root) return to.root;
  return isInside(path, unit.root) ? join(to.root, relativePath(unit.root, path)) : path;
}

function candidatesOf({ units, files }: Grants): readonly Candidate[] {
  const filesByUnit = groupBy(files, ({ unit }) => unitKey(unit));
  return units.map((unit) => {
    const key = unitKey(unit);
    const own = filesByUnit.get(key) ?? [];
    const ids = own.map(({ id, carrier }) => id && `${carrier} ${id}`);
    const isKnown = ids.length > 0 && ids.every((id) => id !== undefined);
    return { unit, key, content: isKnown ? [unit.kind, ...ids].join('\0') : undefined };
  });
}

function rootAndName({ key, unit }: Candidate): string {
  return `${key}\0${unit.name}`;
}

function kindAndName({ kind, name }: Unit): string {
  return `${kind}\0${name}`;
}

function nameInPlugin(unit: Unit, plugin: Unit | undefined): string | undefined {
  return plugin && `${kindAndName(unit)}\0${plugin.root}`;
}

/** Finds the innermost plugin that holds a folder or a file. */
export function pluginLookup<T extends Pick<Unit, 'kind' | 'root'>>(
  units: readonly T[],
): (root: string) => T | undefined {
  const plugins = new Map(
    units.flatMap((unit) => (unit.kind === 'plugin' ? [[unit.root, unit]] : [])),
  );
  return (root) => {
    for (const folder of plugins.size > 0 ? selfAndAncestors(root) : []) {
      const plugin = plugins.get(folder);
      if (plugin) return plugin;
    }
    return undefined;
  };
}

type KeyOf = (candidate: Candidate) => string | undefined;

/** The pairing of the units of two trees in progress. */
class UnitPairing {
  readonly pairs = new Map<string, Unit>();
  private readonly base: Set<Candidate>;
  private readonly head: Set<Candidate>;

  constructor(base: readonly Candidate[], head: readonly Candidate[]) {
    this.base = new Set(base);
    this.head = new Set(head);
  }

  /** Pairs units with a key that is unique on both sides. */
  where(
    isMeant: (candidate: Candidate) => boolean,
    baseKey: KeyOf,
    headKey: KeyOf = baseKey,
  ): void {
    const heads = groupBy([...this.head].filter(isMeant), headKey);
    for (const [key, [before, ...others]] of groupBy([...this.base].filter(isMeant), baseKey)) {
      const [after, ...more] = heads.get(key) ?? [];
      const isUnique = key !== undefined && others.length + more.length === 0;
      if (before && after && isUnique) this.pair(before, after);
    }
  }

  /** Pairs units with the same bytes; copies in the order of their roots. */
  byContent(isMeant: (candidate: Candidate) => boolean): void {
    const heads = groupBy([...this.head].filter(isMeant), ({ content }) => content);
    for (const before of [...this.base].filter(isMeant)) {
      const after = before.content === undefined ? undefined : heads.get(before.content)?.shift();
      if (after) this.pair(before, after);
    }
  }

  /** Pairs plugins that are renamed and moved: the skills of one are all in the other. */
  bySkills(skillRoots: ReadonlyMap<string, string>): void {
    const [basePlugin, headPlugin] = [this.base, this.head].map((side) =>
      pluginLookup([...side].map(({ unit }) => unit)),
    ) as [PluginOf, PluginOf];
    const votes = [...skillRoots].flatMap(([from, to]) => {
      const [before, after] = [basePlugin(from), headPlugin(to)];
      return before && after ? [[unitKey(before), unitKey(after)] as const] : [];
    });
    const targets = groupBy(votes, ([from]) => from);
    this.where(
      ({ unit }) => unit.kind === 'plugin',
      ({ key }) => singleValue((targets.get(key) ?? []).map(([, to]) => to)),
      ({ key }) => key,
    );
  }

  private pair(before: Candidate, after: Candidate): void {
    this.base.delete(before);
    this.head.delete(after);
    this.pairs.set(before.key, after.unit);
  }
}

type PluginOf = (root: string) => Unit | undefined;

function singleValue(values: readonly string[]): string | undefined {
  const [first, second] = new Set(values);
  return second === undefined ? first : undefined;
}
