import type { PluginPart } from '../model/unit/plugin.ts';
import type { PartChange } from '../model/unit/unit-change.ts';
import type { Bump } from '../model/version/bump.ts';

/** Compares the parts of a plugin except its skills, which are compared by their contracts. */
export function compareParts(
  before: readonly PluginPart[],
  after: readonly PluginPart[],
): readonly PartChange[] {
  const previous = new Map(before.map((part) => [keyOf(part), part]));
  const next = new Set(after.map(keyOf));
  return [
    ...before.flatMap((part) => (next.has(keyOf(part)) ? [] : changeOf(part, 'removed'))),
    ...after.flatMap((part) => {
      const oldPart = previous.get(keyOf(part));
      if (!oldPart) return changeOf(part, 'added');
      return haveSameBytes(oldPart, part) ? [] : changeOf(part, 'changed');
    }),
  ].filter(({ kind }) => kind !== 'skill');
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
  const isMoved = before.files.some(({ path }) => !after.files.some((file) => file.path === path));
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

function keyOf({ kind, name }: PluginPart): string {
  return `${kind}\0${name}`;
}
