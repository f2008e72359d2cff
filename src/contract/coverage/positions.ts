import type { Change } from '../../model/contract.ts';

/** How the arguments that callers pass by position changed, with the names concerned. */
interface PositionChange extends Pick<Change, 'verdict' | 'detail'> {
  readonly names: readonly string[];
}

/** Compares two different lists of names: only a name gained at the end leaves every old call as it was. */
export function comparePositions(from: readonly string[], to: readonly string[]): PositionChange {
  const lost = from.filter((name) => !to.includes(name));
  const isSamePlace = (name: string, index: number) => to[index] === name;
  if (from.every(isSamePlace))
    return { verdict: 'widened', detail: 'added', names: to.slice(from.length) };
  const isRename =
    from.length === to.length &&
    from.every((name, index) => isSamePlace(name, index) || lost.includes(name));
  if (isRename) return { verdict: 'incomparable', detail: 'renamed', names: lost };
  if (lost.length > 0) return { verdict: 'narrowed', detail: 'removed', names: lost };
  const moved = from.filter((name, index) => !isSamePlace(name, index));
  // Of two arguments of one name, one was removed.
  return from.length > to.length
    ? { verdict: 'narrowed', detail: 'removed', names: moved }
    : { verdict: 'incomparable', detail: 'moved', names: moved };
}
