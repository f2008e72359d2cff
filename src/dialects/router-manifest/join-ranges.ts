import type { Location } from '../../model/text/text.ts';

/** The range from the start of one location to the end of another. */
export function joinRanges({ range: from }: Location, { range: to }: Location): Location['range'] {
  return from && to ? { start: from.start, end: to.end } : undefined;
}
