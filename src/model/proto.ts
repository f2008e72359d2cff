import type { Problem } from './finding.ts';
import type { Located } from './skill.ts';
import type { Location } from './text/text.ts';
import type { Field } from './value/value.ts';

/** A use of a skill by a proto, in one of the three modes of ADR-003; without a pin it floats. */
export interface Reference {
  /** The name or id of the skill. */
  readonly id: string;
  /** The place of that name. */
  readonly at: Location;
  /** Pinned to this content hash of ADR-003, in lower case. */
  readonly hash: Located<string> | null;
  /** Pinned to this version and the later ones. */
  readonly minimum: Located<string> | null;
  /** Whether something was meant to pin it and does not, which is told. */
  readonly misread: boolean;
  /** The operation it calls, where it names one. */
  readonly operation: Located<string> | null;
  readonly bindings: Bindings | null;
}

/** What a reference gives the inputs of its skill. */
export interface Bindings {
  /** The place of `inputs` or `with`. */
  readonly at: Location;
  /** Values by the name of the input; of a name bound twice the first one. */
  readonly fields: ReadonlyMap<string, Field>;
}

/** A file whose `skill:` keys reference skills, read. */
export interface Proto {
  readonly path: string;
  /** In the order in which they are written. */
  readonly references: readonly Reference[];
  readonly problems: readonly Problem[];
  readonly text: string;
}
