import type { Message } from '../message.ts';
import type { Power, PowerChange, Unit } from '../power.ts';
import type { Location } from '../text/text.ts';

/** A permission of a unit, and how it differs from base. */
export interface ListedPower {
  readonly power: Power;
  /** Null for the same on both sides, or without a base. */
  readonly change: PowerChange | null;
  /** The clients that read its file; empty for what a manifest declares. */
  readonly clients: readonly string[];
}

/** What is not understood, and may grant something. */
export interface UnknownPower {
  readonly message: Message;
  readonly at: Location;
}

/** A unit with its permissions. */
export interface UnitPowers {
  readonly unit: Unit;
  readonly powers: readonly ListedPower[];
}

/** What the units of a tree may do, or what differs from base. */
export interface PowerList {
  readonly isDifference: boolean;
  /** Units without a permission are left out. */
  readonly units: readonly UnitPowers[];
  readonly unknown: readonly UnknownPower[];
}
