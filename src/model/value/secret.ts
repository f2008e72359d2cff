import type { Location } from '../text/text.ts';

/** A value that is never printed, with its location. */
export interface Secret {
  /** Empty if too short to identify; then only its line is hidden. */
  readonly text: string;
  readonly at: Location;
}
