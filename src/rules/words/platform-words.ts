import { type Change, facetValue, type Item } from '../../model/contract.ts';
import { type Message, msg, nothing, words } from '../../model/message.ts';
import { without } from '../../model/text/without.ts';
import { names } from './words.ts';

/** The platforms that a list lost: `no longer lists linux`; an empty list means all platforms. */
export function describeLostPlatforms({ before, after }: Change): Message {
  const [oldNames, newNames] = [platformsOf(before), platformsOf(after)];
  if (oldNames.length === 0) return msg`now lists only ${names(newNames)}`;
  const gained = difference(newNames, oldNames);
  const suffix = gained.length === 0 ? nothing : msg`; it now lists ${names(gained)}`;
  return msg`no longer lists ${names(difference(oldNames, newNames))}${suffix}`;
}

/** The platforms that a list gained: `now also lists linux`; an empty list means all platforms. */
export function describeNewPlatforms({ before, after }: Change): Message {
  const newNames = platformsOf(after);
  if (newNames.length === 0)
    return words(`${after ? 'is now empty' : 'was removed'}: every platform is supported`);
  return msg`now also lists ${names(difference(newNames, platformsOf(before)))}`;
}

function platformsOf(item: Item | null): readonly string[] {
  const value = facetValue(item, 'value');
  return Array.isArray(value) ? value.map(String) : [];
}

function difference(all: readonly string[], others: readonly string[]): readonly string[] {
  return without(all, others);
}
