import type { Location } from '../../model/text/text.ts';
import type { Json } from '../../model/value/value.ts';

/** A power that a skill declares and a policy does not grant. */
export interface Denial {
  readonly message: string;
  readonly at: Location;
  readonly about: string;
  /** What is denied, where `about` only names its place. */
  readonly value?: Json | undefined;
}
