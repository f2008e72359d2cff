import type { Finding } from '../../model/finding.ts';
import type { Location } from '../../model/text/text.ts';

/** Findings that say the same of different places; most have one finding. */
export interface FindingGroup {
  readonly first: Finding;
  /** The message, or that of the first finding as an example. */
  readonly message: string;
  /** What is true of the related places, each message once. */
  readonly remarks: readonly Remark[];
  readonly members: readonly Member[];
  /** The number of places, where each has several of the findings and the message counts these. */
  readonly places?: number;
}

/** How often a group occurs: `4 ×`. */
export function timesOf({ members, places }: FindingGroup): string {
  return `${places ?? members.length} ×`;
}

/** The message of related places, in the same way, with those of all findings of the group. */
export interface Remark {
  readonly message: string;
  readonly places: readonly Location[];
}

/** A finding of a group. */
export interface Member {
  readonly finding: Finding;
  /** The name of its skill, if its place is outside of the skill, as in a lock; else null. */
  readonly owner: string | null;
}
