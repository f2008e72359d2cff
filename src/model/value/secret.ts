import type { Location } from '../text/text.ts';

/** A value that is never printed, with its place. */
export interface Secret {
  /** Empty where it is too short to be told from other text; then only its line is hidden. */
  readonly text: string;
  readonly at: Location;
}
