import type { CatalogueEntry, SkillUse } from '../../model/catalogue.ts';
import { truncate } from '../../model/value/format-value.ts';
import { sideVersion } from '../counts.ts';
import { fileUrl } from '../links.ts';
import { contractLists } from './contract.ts';
import { type Child, element, fragment, type Html } from './element.ts';
import { searchBox } from './filters.ts';
import { outerLink, type PageOptions, placeLink } from './page-options.ts';
import { powerList } from './powers.ts';
import {
  code,
  formatCount,
  formatNumber,
  listItems,
  maxNameLength,
  maxProseLength,
} from './text.ts';

/** Limits the uses of a skill. */
const maxUses = 30;

/** Every skill with its contract, versions and users. */
export function catalogueSection(
  catalogue: readonly CatalogueEntry[],
  pageOptions: PageOptions,
): Html {
  const shown = catalogue.slice(0, pageOptions.skills);
  const omitted = catalogue.length - shown.length;
  const sentence = `The first ${formatNumber(shown.length)} are on this page; ${formatNumber(omitted)} more are left out. skillaccord list --json has all of them.`;
  return element(
    'section',
    { 'aria-labelledby': 'skills' },
    element('h2', { id: 'skills' }, 'Skills'),
    ...(omitted > 0 ? [element('p', { class: 'omitted' }, sentence)] : []),
    ...(shown.length === 0
      ? [element('p', {}, 'No skills.')]
      : [
          element(
            'div',
            { class: 'filters', role: 'search', 'aria-label': 'Filter the skills', hidden: true },
            searchBox('name', 'Skill'),
            element('p', { class: 'shown', role: 'status' }, `${formatNumber(shown.length)} shown`),
          ),
          element(
            'div',
            { class: 'skills' },
            ...shown.map((entry, index) => skill(entry, index, pageOptions)),
          ),
        ]),
  );
}

/** The id of a skill on the page, by its position. */
export function skillId(index: number): string {
  return `skill-${index + 1}`;
}

function skill(entry: CatalogueEntry, index: number, pageOptions: PageOptions): Html {
  const { name, root, status, contract, path } = entry;
  const { description } = contract;
  return element(
    'details',
    { id: skillId(index), class: 'skill' },
    element(
      'summary',
      {},
      element('b', {}, truncate(name, maxNameLength)),
      element(
        'span',
        { class: 'version' },
        sideVersion(entry, (text) => truncate(text, 40), 'no version'),
      ),
      ...(status === null || status === 'unchanged'
        ? []
        : [element('span', { class: `tag ${status}` }, status)]),
      element('small', {}, root === '' || root === name ? '' : truncate(root, maxNameLength)),
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
      ...entryOf('Permissions', powerList(entry.powers, root, pageOptions)),
      ...entryOf('Pinned by', uses(entry.uses, pageOptions)),
    ),
  );
}

function folder(root: string, { links }: PageOptions): Child {
  if (root === '') return 'The top of the repository';
  return links ? outerLink(fileUrl(links, `${root}/`), code(root)) : code(root);
}

/** A term with its description; nothing for an empty one. */
export function entryOf(term: string, description: Child): readonly Html[] {
  const isEmpty = typeof description === 'string' ? description === '' : description.markup === '';
  return isEmpty ? [] : [element('dt', {}, term), element('dd', {}, description)];
}

function uses(list: readonly SkillUse[], pageOptions: PageOptions): Html {
  if (list.length === 0) return fragment('No lock and no proto');
  const render = ({ at, pins }: SkillUse) =>
    fragment(
      placeLink(at, pageOptions),
      ...(pins.length === 0 ? [' without a pin'] : pins.flatMap((pin) => [' ', shortPin(pin)])),
    );
  return element('ul', {}, ...listItems(list, maxUses, render));
}

/** A digest by its beginning, which distinguishes it. */
function shortPin(pin: string): Html {
  return code(/^(?:sha\d+:)?[\da-f]{32,}$/i.test(pin) ? `${pin.slice(0, 19)}…` : pin);
}

/** The number of skills, and how many changed. */
export function catalogueTitle(catalogue: readonly CatalogueEntry[]): string {
  return catalogue.length === 0 ? 'No skills' : formatCount(catalogue.length, 'skill');
}
