import {
  code,
  type Message,
  msg,
  namePart,
  pathPart,
  sentence,
  words,
} from '../../model/message.ts';
import type { PartChange, UnitChange } from '../../model/unit/unit-change.ts';
import type { Block, Item } from '../../report/document/document.ts';
import { joinLines, line } from '../../report/document/lines.ts';
import {
  classTable,
  headedList,
  type ListedChange,
  pageHeading,
  titledList,
  unchangedBlocks,
} from './change-list.ts';
import { byBump, type headings } from './changelog.ts';
import { sideItem, sidesLine } from './sides.ts';

/** Changed plugins, then agents, commands and files that are no part of a plugin. */
export function unitBlocks(units: readonly UnitChange[]): readonly Block[] {
  const plugins = units.filter(({ kind }) => kind === 'plugin');
  const others = units.filter(({ kind }) => kind !== 'plugin').flatMap(unitChanges);
  const changed = plugins
    .filter(({ status }) => status !== 'added' && status !== 'removed')
    .sort((a, b) => byBump({ bump: a.requiredBump }, { bump: b.requiredBump }));
  const only = (status: UnitChange['status']) =>
    plugins.filter((plugin) => plugin.status === status).map(sideItem);
  const title = 'Agents, commands and files of clients';
  return [
    ...titledList('Removed plugins', only('removed')),
    ...changed.flatMap(pluginBlocks),
    ...titledList('New plugins', only('added')),
    ...(others.length === 0 ? [] : [classTable([title], others)]),
    ...headedList(pageHeading(2, [title]), others),
  ];
}

const partHeadings: readonly (typeof headings)[number][] = [
  'Breaking',
  'Added',
  'Changed',
  'Removed',
];

function pluginBlocks(unit: UnitChange): readonly Block[] {
  const { root, base, declaredBump, neededVersion } = unit;
  const parts = [...unit.parts].sort(byBump);
  const move = base && base.root !== root ? line`moved from ${pathPart(base.root || '.')}` : [];
  // In a diff with a newer base, every version decreases; a needed version would mislead.
  const needed = neededVersion === null ? [] : line`needs ${namePart(neededVersion)}`;
  const shortfall = declaredBump === 'decreased' ? line`a lower version` : needed;
  const title = joinLines([line`Plugin ${sidesLine(unit)}`, move, shortfall], ', ');
  if (parts.length === 0)
    return [pageHeading(2, title), ...unchangedBlocks(title, 'Nothing in its parts.')];
  return [
    classTable(title, parts.map(listedPart)),
    pageHeading(2, title),
    ...partHeadings.flatMap((heading) => {
      const own = parts.filter((part) => headingOf(part) === heading);
      return headedList(pageHeading(3, [heading]), own.map(partItem));
    }),
  ];
}

function headingOf({ bump, action }: PartChange): (typeof headings)[number] {
  if (bump === 'major') return 'Breaking';
  if (action === 'added') return 'Added';
  return action === 'removed' ? 'Removed' : 'Changed';
}

/** A part of a plugin, or a file of a repository. */
function listedPart(part: PartChange): ListedChange {
  return { bump: part.bump, line: partItem(part).line };
}

function partItem({ kind, name, action }: PartChange): Item {
  return { line: clause(kind, name, action).parts };
}

const verbs: Readonly<Record<PartChange['action'], string>> = {
  added: 'is new',
  removed: 'was removed',
  renamed: 'was renamed',
  changed: 'changed',
};

function clause(kind: string, name: string, action: PartChange['action']): Message {
  return sentence(msg`${words(kind)} ${code(name, 120)} ${words(verbs[action])}`);
}

/** An agent or a command; of a repository, each of its files. */
function unitChanges(unit: UnitChange): readonly (ListedChange & Item)[] {
  const { kind, name, root, base, parts, status, requiredBump: bump } = unit;
  if (kind === 'repository') return parts.map(listedPart);
  if (status === 'moved' && base) {
    const move = msg`moved from ${pathPart(base.root)} to ${pathPart(root)}`;
    return [{ bump, line: sentence(msg`${words(kind)} ${code(name)} ${move}`).parts }];
  }
  const before = base && base.name !== name ? msg`, was ${code(base.name)}` : words('');
  const action = status === 'moved' || status === 'unchanged' ? 'changed' : status;
  return [
    { bump, line: msg`${clause(kind, name, action)}${before}`.parts, places: [{ path: root }] },
  ];
}
