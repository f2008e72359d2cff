import { maxInSentence, someOf } from '../summary/some-of.ts';
import type { Plan } from './plan.ts';

/** The places of one entry: as many as in a sentence, the others folded, inline for list items and table cells. */
export function foldedPlaces(places: readonly string[], plan: Plan): string {
  const all = [...new Set(places)];
  const listed = all.slice(0, Math.max(plan.places, maxInSentence));
  const [open, folded] = [listed.slice(0, maxInSentence), listed.slice(maxInSentence)];
  if (folded.length < 2) return someOf(all, maxInSentence);
  const unlisted = all.length - listed.length;
  const end = unlisted > 0 ? ` and ${unlisted} more` : '';
  return `${open.join(', ')} <details><summary>and ${all.length - open.length} more</summary>${folded.join(', ')}${end}</details>`;
}
