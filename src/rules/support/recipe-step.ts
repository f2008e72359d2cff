import { type Change, facetValue, type Item } from '../../model/contract.ts';
import type { Message } from '../../model/message.ts';
import { names } from '../words/words.ts';

/** The programs of a step. */
export function programs(item: Item | null): Message {
  const value = facetValue(item, 'programs');
  return names(Array.isArray(value) ? value.map(String) : []);
}

/** Confirmation levels, weakest first, with the usual other words. */
const levels: readonly (readonly string[])[] = [
  ['auto', 'none', 'never', 'no', 'false'],
  ['prompt', 'yes', 'true'],
  ['always'],
];

/** True if a step may ask less; an unknown level counts as the strongest before and the weakest after. */
export function asksLess({ before, after }: Change): boolean {
  const [from, to] = [levelOf(before), levelOf(after)];
  return (from < 0 ? levels.length : from) > to;
}

/** True if a step runs without a confirmation. */
export function neverAsks(item: Item | null): boolean {
  return levelOf(item) === 0;
}

function levelOf(item: Item | null): number {
  const written = String(facetValue(item, 'confirmation')).toLowerCase();
  return levels.findIndex((spellings) => spellings.includes(written));
}
