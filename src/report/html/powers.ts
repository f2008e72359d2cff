import type { CataloguePower } from '../../model/catalogue.ts';
import { anyScope, type PowerKind } from '../../model/declared-power.ts';
import { truncate } from '../../model/value/format-value.ts';
import { element, fragment, type Html, spoken } from './element.ts';
import { type Plan, placeLink } from './plan.ts';
import { listItems } from './text.ts';

/** Limits the permissions of one skill, and those of one kind in a cell. */
const maxListed = 40;
const maxInCell = 12;
const maxScope = 80;

/** The words of each kind, for people. */
export const kindWords: Readonly<Record<PowerKind, string>> = {
  run: 'Run commands',
  read: 'Read files',
  write: 'Write files',
  net: 'Network',
  secret: 'Secrets',
  'db.read': 'Read databases',
  'db.write': 'Write databases',
  'git.read': 'Read git',
  'git.write': 'Write git',
  effect: 'Other effects',
  tool: 'Other tools',
  mode: 'Modes',
};

/** The permissions of a skill with their places. */
export function powerList(powers: readonly CataloguePower[], plan: Plan): Html {
  if (powers.length === 0) return fragment('None declared');
  const render = (power: CataloguePower) => {
    const place = {
      ...power.place,
      ...(power.change === 'lost' ? { inBaseOnly: true as const } : {}),
    };
    return fragment(`${kindWords[power.kind]}: `, scope(power), ' ', placeLink(place, plan));
  };
  return element('ul', {}, ...listItems(powers, maxListed, render));
}

/** The scopes of the permissions of one kind. */
export function scopeList(powers: readonly CataloguePower[]): Html {
  return element('ul', {}, ...listItems(powers, maxInCell, scope));
}

/** The scope of a permission, marked if base lacks it or head does. */
function scope({ scope: reach, text, change }: CataloguePower): Html {
  const words = reach === anyScope ? 'any' : truncate(reach, maxScope);
  const code = element('code', { title: truncate(text, maxScope) }, words);
  if (change === 'gained') {
    return element('span', { class: 'gained' }, spoken('new: '), code);
  }
  return change === 'lost' ? element('s', { class: 'lost' }, spoken('no longer: '), code) : code;
}
