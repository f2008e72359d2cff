import { abbreviateUnique, maxInSentence } from '../summary/abbreviate-list.ts';
import type { PageOptions } from './page-options.ts';

/**
 * The places of one entry: as many as in a sentence, the others folded, inline for list items and table cells. In a
 * narrow cell each has a line of its own (`<br>`): a path is not broken then.
 */
export function foldedPlaces(
  places: readonly string[],
  pageOptions: PageOptions,
  separator: ', ' | '<br>' = ', ',
): string {
  const all = [...new Set(places)];
  const listed = all.slice(0, Math.max(pageOptions.places, maxInSentence));
  const [open, folded] = [listed.slice(0, maxInSentence), listed.slice(maxInSentence)];
  if (folded.length < 2) return abbreviateUnique(all, maxInSentence, separator);
  const unlisted = all.length - listed.length;
  const end = unlisted > 0 ? ` and ${unlisted} more` : '';
  return `${open.join(separator)} <details><summary>and ${all.length - open.length} more</summary>${folded.join(separator)}${end}</details>`;
}
