import type { Draft } from '../../model/finding.ts';
import { groupBy } from '../../model/text/group-by.ts';

/** A draft that may occur in large numbers. */
export interface Crowding {
  readonly draft: Draft;
  /** The common property of a group, such as a folder. */
  readonly group: string;
  /** Identifies the draft within the group. */
  readonly value: readonly (string | null)[];
}

/**
 * Yields the drafts of each group, or a single summary for groups larger than `most`, with a fingerprint of all
 * members.
 */
export function* limitDrafts(
  all: readonly Crowding[],
  maxDrafts: number,
  summary: (first: Crowding, group: readonly Crowding[]) => string,
): Iterable<Draft> {
  for (const [name, group] of groupBy(all, (crowding) => crowding.group)) {
    const [first] = group;
    if (!first) continue;
    if (group.length <= maxDrafts) yield* group.map(({ draft }) => draft);
    else {
      const value = group.map((crowding) => [...crowding.value]);
      const about = `group\0${name}`;
      const { path } = first.draft.at;
      yield { message: summary(first, group), at: { path }, about, fingerprintText: about, value };
    }
  }
}
