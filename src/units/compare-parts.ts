import { memoize } from '../model/text/memoize.ts';
import type { Plugin, PluginPart } from '../model/unit/plugin.ts';
import type { PartChange } from '../model/unit/unit-change.ts';
import type { Bump } from '../model/version/bump.ts';

/** Compares the parts of a plugin except its skills, which are compared by their contracts. */
export function compareParts(
  before: readonly PluginPart[],
  after: readonly PluginPart[],
): readonly PartChange[] {
  const isCompared = ({ kind }: PluginPart) => kind !== 'skill';
  const [previous, next] = [partsByKey(before), partsByKey(after)];
  return [
    ...before
      .filter((part) => isCompared(part) && !next.has(partKey(part)))
      .map((part) => changeOf(part, 'removed')),
    ...after.filter(isCompared).flatMap((part) => {
      const oldPart = previous.get(partKey(part));
      if (!oldPart) return changeOf(part, 'added');
      return haveSameBytes(oldPart, part) ? [] : changeOf(part, 'changed');
    }),
  ];
}

/** The parts of a plugin by their keys. */
export const partsByKey = memoize(
  (parts: Plugin['parts']) => new Map(parts.map((part) => [partKey(part), part])),
);

/** The identity of a part in its plugin. */
export function partKey({ kind, name }: Pick<PluginPart, 'kind' | 'name'>): string {
  return `${kind}\0${name}`;
}

function changeOf({ kind, name }: PluginPart, action: PartChange['action']): PartChange {
  return { kind, name, action, bump: bumpOf(kind, action) };
}

/** A user types the name of a command and of an agent; users never type the name of a hook, a server or another file. */
function bumpOf(kind: PluginPart['kind'], action: PartChange['action']): Bump {
  if (kind === 'file') return 'patch';
  if (action === 'added') return 'minor';
  const isNamed = kind === 'command' || kind === 'agent';
  return action === 'removed' && isNamed ? 'major' : 'patch';
}

/** Unknown bytes count as the same, except in a part that moved. */
function haveSameBytes(before: PluginPart, after: PluginPart): boolean {
  if (before.files.length !== after.files.length) return false;
  const ids = new Map(before.files.map(({ path, id }) => [path, id]));
  const isMoved = after.files.some(({ path }) => !ids.has(path));
  if (isMoved) return hasSameIds(before, after);
  return after.files.every(({ path, id }) => {
    const oldId = ids.get(path);
    return oldId === undefined || id === undefined || oldId === id;
  });
}

/** Compares the files of a plugin that moved, in order. */
function hasSameIds(before: PluginPart, after: PluginPart): boolean {
  return before.files.every(({ id }, index) => id === after.files[index]?.id);
}
