import { type Catalogue, type CataloguePower, isGrown } from '../../model/catalogue.ts';
import { type PowerKind, type UnitKind, unitKinds } from '../../model/power.ts';
import { anyScope } from '../../model/program.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { truncate } from '../../model/value/format-value.ts';
import { kindWords } from '../facts/kind-words.ts';
import { omittedHtml } from './blocks.ts';
import { element, fragment, type Html, spaced, visuallyHidden } from './element.ts';
import type { Section } from './page.ts';
import { type PageOptions, placeLink, shortPlace } from './page-options.ts';
import { tag } from './spans.ts';
import { formatCount, formatNumber, listItems } from './text.ts';

/** Limits the permissions of one kind. */
const maxOfKind = 12;
const maxScope = 120;

interface UnitWithPowers {
  readonly kind: UnitKind;
  readonly name: string;
  readonly root: string;
  readonly powers: readonly CataloguePower[];
}

/** The units with permissions: the repository and plugins, skills, agents and commands. */
function unitsOf({ skills, units }: Catalogue): readonly UnitWithPowers[] {
  return [...units, ...skills.map((skill) => ({ ...skill, kind: 'skill' as const }))]
    .filter(({ powers }) => powers.length > 0)
    .sort((a, b) => unitKinds.indexOf(a.kind) - unitKinds.indexOf(b.kind));
}

/** What each unit may do, as a list that opens; those with other permissions than base are open. */
export function permissionsSection(catalogue: Catalogue, pageOptions: PageOptions): Section {
  const units = unitsOf(catalogue);
  const shown = units.slice(0, pageOptions.skills);
  const lists = shown.map((unit) => unitHtml(unit, pageOptions));
  const nothing = element('p', {}, 'No skill, plugin or client file grants a permission.');
  return {
    id: 'permissions',
    label: 'All permissions',
    note: countOf(catalogue, units),
    content: [
      ...(units.length === 0 ? [nothing] : []),
      ...(lists.length === 0 ? [] : [element('div', { class: 'units' }, ...lists)]),
      ...omittedHtml(units.length - shown.length),
    ],
  };
}

/** Counts the units with permissions. */
function countOf({ skills }: Catalogue, units: readonly UnitWithPowers[]): string {
  if (units.length === 0) return '';
  const counts = unitKinds.flatMap((kind) => {
    const amount = units.filter((unit) => unit.kind === kind).length;
    if (amount === 0) return [];
    if (kind === 'skill') return [`${formatNumber(amount)} of ${formatCount(skills.length, kind)}`];
    return [kind === 'repository' ? 'the repository' : formatCount(amount, kind)];
  });
  return counts.join(', ');
}

function unitHtml({ kind, name, root, powers }: UnitWithPowers, pageOptions: PageOptions): Html {
  const isChanged = powers.some(({ change }) => change !== null);
  const byKind = [...groupBy(powers, (power) => power.kind)];
  const kinds = byKind.map(([power]) => kindWords[power]).join(', ');
  const title = kind === 'repository' ? 'The repository' : truncate(name, maxScope);
  return element(
    'details',
    { class: 'unit', open: isChanged },
    element(
      'summary',
      {},
      spaced(
        element('b', {}, title),
        kind === 'repository' ? '' : element('small', {}, kind),
        powers.some(isGrown) ? tag('warning', 'more than before') : '',
        element('small', {}, kinds),
      ),
    ),
    element('ul', {}, ...byKind.map(([power, group]) => kindHtml(power, group, root, pageOptions))),
  );
}

function kindHtml(
  kind: PowerKind,
  group: readonly CataloguePower[],
  root: string,
  pageOptions: PageOptions,
): Html {
  const byScope = groupBy(group, ({ scope, when, change }) => [change, when, scope].join('\0'));
  const items = listItems([...byScope.values()], maxOfKind, (same) =>
    spaced(...same.slice(0, 1).map(scopeHtml), ...places(same, root, pageOptions)),
  );
  return element('li', {}, `${kindWords[kind]}`, element('ul', {}, ...items));
}

/** The places of some permissions, each once. */
function places(
  powers: readonly CataloguePower[],
  root: string,
  pageOptions: PageOptions,
): readonly Html[] {
  const links = powers.map(({ place, change }) => {
    const label = shortPlace(place, root);
    return placeLink(place, pageOptions, { label, inBase: change === 'lost' });
  });
  return [...new Map(links.map((link) => [link.markup, link])).values()].slice(0, maxOfKind);
}

/** The scope of a permission and when it takes effect, marked if base lacks it or head does. */
function scopeHtml({ scope, text, when, change }: CataloguePower): Html {
  const reach = scope === anyScope ? 'any' : truncate(scope, maxScope);
  const content = spaced(
    element('code', { title: truncate(text, maxScope) }, reach),
    truncate(when, maxScope),
  );
  if (change === null || change === 'moved') return content;
  if (change === 'lost')
    return element('s', { class: 'lost' }, visuallyHidden('no longer: '), content);
  const label = change === 'gained' ? 'new: ' : 'may be new: ';
  return fragment(element('span', { class: 'gained' }, visuallyHidden(label), content));
}
