import type {
  Catalogue,
  CatalogueEntry,
  CatalogueScript,
  SkillUse,
} from '../../model/catalogue.ts';
import { truncate } from '../../model/value/format-value.ts';
import { fileUrl } from '../links.ts';
import { foldHtml, omittedHtml } from './blocks.ts';
import { contractLists } from './contract.ts';
import { type Child, element, fragment, type Html, spaced } from './element.ts';
import { searchBox } from './filters.ts';
import type { Section } from './page.ts';
import { outerLink, type PageOptions, placeLink } from './page-options.ts';
import { permissionsSection } from './permissions.ts';
import { tag } from './spans.ts';
import {
  code,
  formatCount,
  formatNumber,
  listItems,
  maxNameLength,
  maxProseLength,
} from './text.ts';

/** Limits the uses and scripts of a skill. */
const maxUses = 30;

/** What each unit may do, then every skill. */
export function catalogueSections(
  catalogue: Catalogue,
  pageOptions: PageOptions,
): readonly Section[] {
  return [
    permissionsSection(catalogue, pageOptions),
    { id: 'skills', label: 'Skills', content: skillList(catalogue.skills, pageOptions) },
  ];
}

/** Every skill with its contract, versions and users; the unchanged ones folded where some changed. */
function skillList(skills: readonly CatalogueEntry[], pageOptions: PageOptions): readonly Html[] {
  if (skills.length === 0) return [element('p', {}, 'No skills.')];
  const shown = skills.slice(0, pageOptions.skills);
  const unchanged = shown.filter(({ status }) => status === 'unchanged');
  const others = shown.filter(({ status }) => status !== 'unchanged');
  const list = (entries: readonly CatalogueEntry[]) => {
    const items = entries.map((entry) => skill(entry, pageOptions));
    return items.length === 0 ? [] : [element('div', { class: 'skills' }, ...items)];
  };
  const title = fragment(formatCount(unchanged.length, 'unchanged skill'));
  return [
    foldFilter(shown.length),
    ...list(others),
    ...(unchanged.length === 0 ? [] : [foldHtml(title, list(unchanged))]),
    ...omittedHtml(skills.length - shown.length),
  ];
}

/** A box that narrows a list of folds by a text; the script shows it. */
export function foldFilter(amount: number): Html {
  return element(
    'div',
    { class: 'filters', role: 'search', 'aria-label': 'Filter the list', hidden: true },
    searchBox('name', 'Text'),
    element('p', { class: 'shown', role: 'status' }, `${formatNumber(amount)} shown`),
  );
}

function skill(entry: CatalogueEntry, pageOptions: PageOptions): Html {
  const { name, root, status, contract, path, version, isUnreadable } = entry;
  const { description } = contract;
  const noVersion = isUnreadable ? 'unreadable' : 'no version';
  return element(
    'details',
    { class: 'skill' },
    element(
      'summary',
      {},
      spaced(
        element('b', {}, truncate(name, maxNameLength)),
        element('span', { class: 'version' }, version ? truncate(version, 40) : noVersion),
        status === null || status === 'unchanged' ? '' : tag(status, status),
        root === '' || root === name ? '' : element('small', {}, truncate(root, maxNameLength)),
      ),
    ),
    ...(description === null ? [] : [element('p', {}, truncate(description, maxProseLength))]),
    element(
      'dl',
      {},
      ...entryOf('Manifest', placeLink({ path }, pageOptions)),
      ...entryOf('Directory', folder(root, pageOptions)),
      ...entryOf('Formats', entry.dialects.join(', ')),
      ...entryOf('Hash', entry.contentHash === '' ? '' : code(entry.contentHash)),
      ...contractLists(contract),
      ...entryOf('Scripts', scripts(entry.scripts)),
      ...entryOf('Used by', uses(entry.uses, pageOptions)),
    ),
  );
}

function folder(root: string, { links }: PageOptions): Child {
  if (root === '') return 'The top of the repository';
  return links ? outerLink(fileUrl(links, `${root}/`), truncate(root, maxNameLength)) : root;
}

/** A term with its description; nothing for an empty one. */
function entryOf(term: string, description: Child): readonly Html[] {
  const isEmpty = typeof description === 'string' ? description === '' : description.markup === '';
  return isEmpty ? [] : [element('dt', {}, term), element('dd', {}, description)];
}

function scripts(list: readonly CatalogueScript[]): Child {
  if (list.length === 0) return '';
  const render = ({ path, options }: CatalogueScript) =>
    spaced(code(truncate(path, maxNameLength)), truncate(options.join(' '), maxProseLength));
  return element('ul', {}, ...listItems(list, maxUses, render));
}

function uses(list: readonly SkillUse[], pageOptions: PageOptions): Child {
  if (list.length === 0) return '';
  const render = ({ at, pins }: SkillUse) =>
    spaced(
      placeLink(at, pageOptions),
      ...(pins.length === 0 ? ['without a pin'] : pins.map(shortPin)),
    );
  return element('ul', {}, ...listItems(list, maxUses, render));
}

/** A digest by its beginning, which distinguishes it. */
function shortPin(pin: string): Html {
  return code(/^(?:sha\d+:)?[\da-f]{32,}$/i.test(pin) ? `${pin.slice(0, 19)}…` : pin);
}
