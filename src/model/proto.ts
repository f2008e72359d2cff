import type { Problem } from './finding.ts';
import type { Located } from './skill.ts';
import type { Location } from './text/text.ts';
import type { Field } from './value/value.ts';

/**
 * A use of a skill in a proto, in one of the three pin modes of ADR-003; unpinned without hash and version.
 */
export interface Reference {
  /** The name or id of the skill. */
  readonly id: string;
  /** The location of that name. */
  readonly at: Location;
  /** The pinned content hash of ADR-003, in lower case. */
  readonly hash: Located<string> | null;
  /** The lowest accepted version. */
  readonly minVersion: Located<string> | null;
  /** Whether a malformed pin was found and reported. */
  readonly hasInvalidPin: boolean;
  /** The called operation, if any. */
  readonly operation: Located<string> | null;
  /** The values it passes; without `inputs` and `with` none; null if they are unknown. */
  readonly bindings: Bindings | null;
}

/** The values that a reference passes to the inputs of a skill. */
export interface Bindings {
  /** The location of `inputs` or `with`; without both, that of the name of the skill. */
  readonly at: Location;
  /** Values by input name; the first one for a repeated name. */
  readonly fields: ReadonlyMap<string, Field>;
}

/** A parsed file with `skill:` references. */
export interface Proto {
  readonly path: string;
  /** In source order. */
  readonly references: readonly Reference[];
  readonly problems: readonly Problem[];
  readonly text: string;
}
