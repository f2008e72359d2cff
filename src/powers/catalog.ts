import { compareText } from '../model/text/text.ts';
import type { Carrier } from './carrier.ts';
import * as index from './index.ts';

/** All carriers; their order has no meaning. */
export const carriers: readonly Carrier[] = Object.values(index).sort((a, b) =>
  compareText(a.id, b.id),
);

const carrierById: ReadonlyMap<string, Carrier> = new Map(
  carriers.map((carrier) => [carrier.id, carrier]),
);

/** The carrier of an id. */
export function findCarrier(id: string): Carrier | undefined {
  return carrierById.get(id);
}
