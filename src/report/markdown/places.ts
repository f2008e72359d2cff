import { someOf } from '../summary/some-of.ts';
import type { Plan } from './plan.ts';

/** The most places of an entry that a reader sees at once. */
const maxOpen = 3;

/** The places of one entry: the first ones, the others folded, inline for list items and table cells. */
export function foldedPlaces(places: readonly string[], plan: Plan): string {
  const all = [...new Set(places)];
  const listed = all.slice(0, Math.max(plan.places, maxOpen));
  const [open, folded] = [listed.slice(0, maxOpen), listed.slice(maxOpen)];
  if (folded.length < 2) return someOf(all, maxOpen);
  const unlisted = all.length - listed.length;
  const end = unlisted > 0 ? ` and ${unlisted} more` : '';
  return `${open.join(', ')} <details><summary>and ${all.length - open.length} more</summary>${folded.join(', ')}${end}</details>`;
}
