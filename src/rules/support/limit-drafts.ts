import type { Draft } from '../../model/finding.ts';
import type { Message } from '../../model/message.ts';
import { groupBy } from '../../model/text/group-by.ts';

/** A draft that may occur in large numbers. */
export interface GroupedDraft {
  readonly draft: Draft;
  /** The common property of a group, such as a folder. */
  readonly group: string;
  /** Identifies the draft within the group. */
  readonly value: readonly (string | null)[];
}

/**
 * Yields the drafts of each group, or a single summary for groups larger than `maxDrafts`, with a
 * fingerprint of all members.
 */
export function* limitDrafts(
  all: readonly GroupedDraft[],
  maxDrafts: number,
  summary: (first: GroupedDraft, group: readonly GroupedDraft[]) => Message,
): Iterable<Draft> {
  for (const [name, group] of groupBy(all, (grouped) => grouped.group)) {
    const [first] = group;
    if (!first) continue;
    if (group.length <= maxDrafts) yield* group.map(({ draft }) => draft);
    else {
      const value = group.map((crowding) => [...crowding.value]);
      const about = `group\0${name}`;
      const { path } = first.draft.at;
      yield { message: summary(first, group), at: { path }, about, identity: about, value };
    }
  }
}
