import type { Proto } from '../../model/proto.ts';
import type { Located } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Pair } from '../../model/workspace.ts';

/** Finds the `min_version` pins on a skill, by its name at base or head. */
export type PinLookup = (pair: Pair) => readonly Located<string>[];

/** The `min_version` pins of protos, in the order of their places. */
export function versionPins(protos: readonly Proto[]): PinLookup {
  const pins = protos.flatMap(({ references }) =>
    references.flatMap(({ id, minVersion }) => (minVersion ? [{ id, minVersion }] : [])),
  );
  const pinsByName = groupBy(pins, ({ id }) => id);
  return ({ before, after }) => {
    const names = new Set([before?.name, after?.name]);
    return [...names].flatMap((name) =>
      (pinsByName.get(name ?? '') ?? []).map(({ minVersion }) => minVersion),
    );
  };
}
