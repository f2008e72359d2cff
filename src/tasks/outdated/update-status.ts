import type { Finding } from '../../model/finding.ts';
import type { Message } from '../../model/message.ts';
import type { PowerChange } from '../../model/power.ts';
import type { Bump } from '../../model/version/bump.ts';
import type { InstalledForm } from '../../upstream/installed-form.ts';
import type { SourceFolder } from '../../upstream/source-folder.ts';
import type { TrackedSkill } from './tracked-skills.ts';

/** What a source has for a locked skill, compared with the lock and the copy here. */
export const outdatedStates = [
  /** The source has what the lock has. */
  'current',
  /** The copy here is not what the lock has. */
  'edited',
  /** The source has something else than the lock. */
  'pending',
  /** The tag that the lock follows names something else than before. */
  'tag-moved',
  /** The skill is in another folder of its source. */
  'moved',
  /** The source no longer has the skill. */
  'gone',
  /** The lock does not say where to ask. */
  'not-understood',
  /** The source could not be asked. */
  'unreachable',
] as const;

/** One of `outdatedStates`. */
export type OutdatedState = (typeof outdatedStates)[number];

/** One side of an update; null for what is not known. */
export interface Revision {
  readonly commit: string | null;
  /** The digest in the algorithm of the lock. */
  readonly digest: string | null;
  readonly version: string | null;
}

/** What an update brings to the callers of a skill. */
export interface UpdateChanges {
  /** The changes of the contract, and the new findings of the version at the source. */
  readonly findings: readonly Finding[];
  readonly powers: readonly PowerChange[];
  /** Null where the sides cannot be compared. */
  readonly requiredBump: Bump | null;
  /** What the `policy` of the repository says of the version at the source; null without a policy. */
  readonly policy: 'allowed' | 'denied' | null;
  readonly versions: { readonly from: string | null; readonly to: string | null };
}

/** The status for one locked skill. */
export interface UpdateStatus {
  readonly skill: TrackedSkill;
  readonly state: OutdatedState;
  /** A sentence on the state; null where the state says all. */
  readonly reason: Message | null;
  /** Whether the source has something that is not here. */
  readonly isPending: boolean;
  readonly from: Revision;
  readonly to: Revision | null;
  /** The commits at the source since the version here; null if unknown. */
  readonly commits: number | null;
  /** The day of the first of them; null if unknown. */
  readonly since: string | null;
  /** Null without a pending update, and without a copy to compare. */
  readonly changes: UpdateChanges | null;
  /** What an update would write; null if the source has no such skill. */
  readonly upstream: UpstreamSkill | null;
}

/** A skill at its source. */
export interface UpstreamSkill {
  readonly source: SourceFolder;
  /** What its installer writes. */
  readonly form: InstalledForm;
}
