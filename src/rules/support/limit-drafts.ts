import type { Draft } from '../../model/finding.ts';
import { groupBy } from '../../model/text/group-by.ts';

/** A draft of a kind of which a tree may hold very many. */
export interface Crowding {
  readonly draft: Draft;
  /** What it has in common with others, such as their folder. */
  readonly group: string;
  /** What tells it from the others. */
  readonly value: readonly (string | null)[];
}

/** Yields the drafts of each group, or one for all of them where there are more than `most`; it changes with any of them. */
export function* limitDrafts(
  all: readonly Crowding[],
  most: number,
  summary: (first: Crowding, group: readonly Crowding[]) => string,
): Iterable<Draft> {
  for (const [name, group] of groupBy(all, (one) => one.group)) {
    const [first] = group;
    if (!first) continue;
    if (group.length <= most) yield* group.map(({ draft }) => draft);
    else {
      const value = group.map((one) => [...one.value]);
      const about = `group\0${name}`;
      const { path } = first.draft.at;
      yield { message: summary(first, group), at: { path }, about, fingerprintText: about, value };
    }
  }
}
