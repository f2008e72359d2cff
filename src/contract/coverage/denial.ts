import type { Location } from '../../model/text/text.ts';
import type { Json } from '../../model/value/value.ts';

/** A declared permission that a policy does not grant. */
export interface Denial {
  readonly message: string;
  readonly at: Location;
  readonly about: string;
  /** The denied value, if `about` only names its position. */
  readonly value?: Json | undefined;
}
