import type { CatalogueKind, CataloguePower } from '../../model/catalogue.ts';
import { anyScope } from '../../model/declared-power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { truncate } from '../../model/value/format-value.ts';
import { type Child, element, fragment, type Html, visuallyHidden } from './element.ts';
import { type PageOptions, placeLink, shortPlace } from './page-options.ts';
import { formatNumber, listItems } from './text.ts';

/** Limits the permissions of one skill, and those of one kind in a cell. */
const maxListed = 40;
const maxInCell = 12;
const maxScope = 80;

/** The words of each kind, for people. */
export const kindWords: Readonly<Record<CatalogueKind, string>> = {
  run: 'Run commands',
  approve: 'Without asking',
  auto: 'Start by itself',
  mcp: 'MCP servers',
  read: 'Read files',
  write: 'Write files',
  net: 'Network',
  secret: 'Secrets',
  install: 'Install',
  delegate: 'Agents',
  settings: 'Settings',
  'db.read': 'Read databases',
  'db.write': 'Write databases',
  'git.read': 'Read git',
  'git.write': 'Write git',
  effect: 'Other effects',
  mode: 'Modes',
  guard: 'Limits',
};

/** The permissions of a skill, one item for each kind, with their places below its directory. */
export function powerList(
  powers: readonly CataloguePower[],
  root: string,
  pageOptions: PageOptions,
): Html {
  if (powers.length === 0) return fragment('None');
  const kinds = [...groupBy(powers.slice(0, maxListed), ({ kind }) => kind)];
  const omitted = powers.length - maxListed;
  const items = kinds.map(([kind, group]) =>
    element(
      'li',
      {},
      `${kindWords[kind]}: `,
      ...group.flatMap((power) => [scope(power), ' ']),
      ...places(group, root, pageOptions),
    ),
  );
  if (omitted > 0)
    items.push(element('li', { class: 'more' }, `and ${formatNumber(omitted)} more`));
  return element('ul', {}, ...items);
}

/** The places of some permissions, each once. */
function places(
  powers: readonly CataloguePower[],
  root: string,
  pageOptions: PageOptions,
): readonly Child[] {
  const links = powers.map(({ place, change }) => {
    const label = shortPlace(place, root);
    return placeLink(place, pageOptions, { label, inBase: change === 'lost' });
  });
  const unique = new Map(links.map((link) => [link.markup, link]));
  return [...unique.values()].flatMap((link) => [link, ' ']);
}

/** The scopes of the permissions of one kind, each once. */
export function scopeList(powers: readonly CataloguePower[]): Html {
  const byScope = groupBy(powers, ({ scope: reach, when, change }) =>
    [change, when, reach].join('\0'),
  );
  const unique = [...byScope.values()].flatMap(([first]) => first ?? []);
  return element('ul', {}, ...listItems(unique, maxInCell, scope));
}

/** The scope of a permission and when it takes effect, marked if base lacks it or head does. */
function scope({ scope: reach, text, when, change }: CataloguePower): Html {
  const words = reach === anyScope ? 'any' : truncate(reach, maxScope);
  const code = element('code', { title: truncate(text, maxScope) }, words);
  const content = when === '' ? code : fragment(code, ' ', truncate(when, maxScope));
  if (change === null) return content;
  if (change === 'lost')
    return element('s', { class: 'lost' }, visuallyHidden('no longer: '), content);
  const label = change === 'gained' ? 'new: ' : 'perhaps new: ';
  return element('span', { class: 'gained' }, visuallyHidden(label), content);
}
