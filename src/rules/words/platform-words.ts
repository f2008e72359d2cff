import { type Change, facetValue, type Item } from '../../model/contract.ts';
import { formatNames } from '../../model/value/format-value.ts';

/** The platforms that a list lost, and the consequence; an empty list means all platforms. */
export function describeLostPlatforms({ before, after }: Change): string {
  const [oldNames, newNames] = [platformsOf(before), platformsOf(after)];
  if (oldNames.length === 0)
    return `now lists only ${formatNames(newNames)} (before: all): the skill can no longer be installed elsewhere`;
  const lost = `no longer lists ${formatNames(difference(oldNames, newNames))}: the skill can no longer be installed there`;
  const gained = difference(newNames, oldNames);
  return gained.length === 0 ? lost : `${lost}. It now lists ${formatNames(gained)} instead`;
}

/** The platforms that a list gained, and the consequence; an empty list means all platforms. */
export function describeNewPlatforms({ before, after }: Change): string {
  const [oldNames, newNames] = [platformsOf(before), platformsOf(after)];
  return newNames.length === 0
    ? `${after ? 'is now empty' : 'was removed'} (before: ${formatNames(oldNames)}): the skill can be installed everywhere`
    : `now also lists ${formatNames(difference(newNames, oldNames))}: the skill can be installed there`;
}

function platformsOf(item: Item | null): readonly string[] {
  const names = facetValue(item, 'value');
  return Array.isArray(names) ? names.map(String) : [];
}

function difference(names: readonly string[], others: readonly string[]): readonly string[] {
  return names.filter((name) => !others.includes(name));
}
