import { type PowerChange, unitKey } from '../../model/power.ts';

/**
 * Puts the old and the new name of a skill, which an agent loads at its start, into one change that widens nothing.
 * @param newNames The names of renamed skills, by their old ones.
 */
export function withRenamedSkills(
  changes: readonly PowerChange[],
  newNames: ReadonlyMap<string, string>,
): readonly PowerChange[] {
  if (newNames.size === 0) return changes;
  const keyOf = ({ power: { unit } }: PowerChange, name: string) => `${unitKey(unit)}\0${name}`;
  const lost = new Map(
    changes.flatMap((change) => {
      const name = newNames.get(change.power.scope);
      const isLost = change.change === 'lost' && isLoadedSkill(change) && name !== undefined;
      return isLost ? [[keyOf(change, name), change] as const] : [];
    }),
  );
  const replaced = new Set<PowerChange>();
  const renamed = changes.map((change): PowerChange => {
    if (change.change !== 'gained' || !isLoadedSkill(change)) return change;
    const old = lost.get(keyOf(change, change.power.scope));
    const previous = old?.power ?? change.previous;
    if (!previous || newNames.get(previous.scope) !== change.power.scope) return change;
    if (old) replaced.add(old);
    return { ...change, change: 'moved', previous };
  });
  return renamed.filter((change) => !replaced.has(change));
}

function isLoadedSkill({ power: { feature, subject } }: PowerChange): boolean {
  return feature === 'delegation' && subject === 'skills';
}
