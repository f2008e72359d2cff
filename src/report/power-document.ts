import { catalogueKinds } from '../model/catalogue.ts';
import { count, pathPart, sentence, words } from '../model/message.ts';
import type { ListedPower, PowerList, UnitPowers } from '../model/power/power-list.ts';
import { type PowerChange, type UnitKind, unitKinds } from '../model/power.ts';
import { groupBy } from '../model/text/group-by.ts';
import { compareNatural, sortNaturally } from '../model/text/natural-order.ts';
import { powerWords } from '../model/words/power-words.ts';
import type { Block, Details, Document, Item, Line, List, Span } from './document/document.ts';
import { joinLines, line } from './document/lines.ts';
import { kindWords } from './facts/kind-words.ts';
import { permissionClause } from './facts/permission-rows.ts';
import { isNamedByNext, ofPower } from './facts/permissions.ts';
import { unitName } from './outcome/title.ts';

/** What the units of a tree may do, or what differs from base: by unit and file, with counts on top. */
export function powerDocument({ isDifference, units: all, unknown }: PowerList): Document {
  const units = all.map(shownOf).filter(({ powers }) => powers.length > 0);
  const powers = units.flatMap((unit) => unit.powers);
  const lines = [isDifference ? titleOfChanges(powers) : titleOf(units, powers)];
  const kinds = kindCounts(powers);
  return {
    blocks: [
      { kind: 'heading', level: 1, line: lines.flat() },
      ...(kinds.length === 0 ? [] : [{ kind: 'paragraph', lines: [kinds] } as const]),
      ...unknownBlocks(unknown),
      ...unitKinds.flatMap((kind) => kindBlocks(kind, units)),
    ],
  };
}

/** What another permission names says nothing of its own. */
function shownOf({ unit, powers }: UnitPowers): UnitPowers {
  return { unit, powers: powers.filter(({ change }) => change === null || !isNamedByNext(change)) };
}

function titleOf(units: readonly UnitPowers[], powers: readonly ListedPower[]): Line {
  if (powers.length === 0) return ['No permission'];
  return line`${count(powers.length, 'permission')} of ${count(units.length, 'unit')}`;
}

const changeWords: Readonly<Record<PowerChange['change'], string>> = {
  gained: 'gained',
  undecided: 'undecided',
  lost: 'lost',
  moved: 'moved',
};
const changes = Object.keys(changeWords) as readonly PowerChange['change'][];

function titleOfChanges(powers: readonly ListedPower[]): Line {
  const counts = changes.flatMap((kind) => {
    const amount = powers.filter(({ change }) => change?.change === kind).length;
    return amount === 0 ? [] : [line`${amount} ${words(changeWords[kind])}`];
  });
  return counts.length === 0
    ? ['No permission differs']
    : line`Permissions: ${joinLines(counts, ', ')}`;
}

/** How many permissions there are of each kind. */
function kindCounts(powers: readonly ListedPower[]): Line {
  const byKind = groupBy(powers, ({ power }) => power.kind);
  const counts = catalogueKinds.flatMap((kind) => {
    const { length = 0 } = byKind.get(kind) ?? [];
    return length === 0 ? [] : [line`${words(kindWords[kind])} ${length}`];
  });
  return joinLines(counts, ' · ');
}

function unknownBlocks(unknown: PowerList['unknown']): readonly Block[] {
  const items = unknown.map(({ message, at }): Item => {
    return { mark: 'warning', line: message.parts, places: [at] };
  });
  if (items.length === 0) return [];
  return [
    { kind: 'heading', level: 2, line: ['Not understood'] },
    { kind: 'list', title: [], items },
  ];
}

const kindTitles: Readonly<Record<UnitKind, string>> = {
  repository: 'Repository',
  plugin: 'Plugins',
  skill: 'Skills',
  agent: 'Agents',
  command: 'Commands',
};

/** The units of one kind under a heading. */
function kindBlocks(kind: UnitKind, all: readonly UnitPowers[]): readonly Block[] {
  const units = all.filter(({ unit }) => unit.kind === kind);
  if (units.length === 0) return [];
  const sorted = sortNaturally(units, ({ unit }) => unit.root);
  return [{ kind: 'heading', level: 2, line: [kindTitles[kind]] }, ...sorted.map(unitDetails)];
}

/** The permissions of a unit, one list a file. */
export function unitDetails({ unit, powers }: UnitPowers): Details {
  const { name, root } = unit;
  const folder: Line = root === '' || root === name ? [] : line` (${pathPart(root)})`;
  const title = line`${sentence(unitName(unit))}${folder}: ${count(powers.length, 'permission')}`;
  const byFile = groupBy(powers, ({ power }) => power.at.path);
  const files = [...byFile].sort(([a], [b]) => compareNatural(a, b));
  return { kind: 'details', title, blocks: files.map(([path, group]) => fileList(path, group)) };
}

/** The permissions of a file, under its path and the clients that read it. */
function fileList(path: string, group: readonly ListedPower[]): List {
  const clients = [...new Set(group.flatMap((listed) => listed.clients))].sort();
  const place: Span = { kind: 'place', at: { path } };
  const title = joinLines([[place], words(clients.join(', '))], ' · ');
  const sorted = [...group].sort((a, b) => compareLists(rankOf(a), rankOf(b)));
  return { kind: 'list', title: [{ kind: 'faint', line: title }], items: sorted.map(itemOf) };
}

function rankOf({ power: { kind, at }, change }: ListedPower): readonly number[] {
  const order = change === null ? 0 : changes.indexOf(change.change);
  return [order, catalogueKinds.indexOf(kind), at.range?.start.line ?? 0];
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

/** What it allows, when, and where. */
function itemOf({ power, change }: ListedPower): Item {
  if (change === null) {
    const { verb, object, when, remarks } = powerWords(power);
    const brackets = remarks.length === 0 ? [] : line`(${joinLines(remarks, '; ')})`;
    return { line: joinLines([verb, object, when, brackets], ' '), places: [power.at] };
  }
  const first = ofPower({ change, finding: null });
  const mark = change.change === 'lost' ? 'removed' : 'added';
  return { mark, line: permissionClause({ first, objects: first.objects }), places: [first.at] };
}
