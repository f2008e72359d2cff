import type { Call } from './expression.ts';
import type { Sink } from './sinks.ts';

/** What differs between languages. */
export interface Language {
  readonly sinks: ReadonlyMap<string, readonly Sink[]>;
  /** Whether a call gives the home folder of the user. */
  readonly isHome: (call: Call) => boolean;
  /** Whether a call that opens a file writes it: by its mode. */
  readonly writes: (call: Call) => boolean;
}
