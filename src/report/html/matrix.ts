import {
  type Catalogue,
  type CatalogueKind,
  type CataloguePower,
  catalogueKinds,
  isGrown,
} from '../../model/catalogue.ts';
import { type UnitKind, unitKinds } from '../../model/power.ts';
import { truncate } from '../../model/value/format-value.ts';
import { skillId } from './catalogue.ts';
import { element, fragment, type Html, visuallyHidden } from './element.ts';
import type { PageOptions } from './page-options.ts';
import { kindWords, scopeList } from './powers.ts';
import { formatCount, formatNumber } from './text.ts';

interface Row {
  readonly unit: UnitKind;
  readonly name: string;
  /** The position in the catalogue of skills; null for another unit. */
  readonly index: number | null;
  readonly powers: readonly CataloguePower[];
  /** Whether it has a permission that base lacks. */
  readonly grew: boolean;
}

/** A table of the units with permissions, one column for each kind that some unit has. */
export function matrixSection(catalogue: Catalogue, pageOptions: PageOptions): Html {
  const rows = rowsOf(catalogue);
  const shown = rows.slice(0, pageOptions.skills);
  const kinds = catalogueKinds.filter((kind) => rows.some((row) => hasKind(row, kind)));
  return element(
    'section',
    { 'aria-labelledby': 'permissions' },
    element('h2', { id: 'permissions' }, 'Permissions'),
    element('p', {}, sentence(catalogue, rows)),
    ...(rows.length > shown.length ? [omittedSentence(rows.length, shown.length)] : []),
    ...(shown.length === 0 ? [] : [table(shown, kinds, rows, pageOptions)]),
  );
}

/** The units with permissions: the repository and plugins, skills, agents and commands. */
function rowsOf({ skills, units }: Catalogue): readonly Row[] {
  const others = units.map((unit) => ({ ...unit, unit: unit.kind, index: null }));
  const all = [
    ...others,
    ...skills.map((skill, index) => ({ ...skill, unit: 'skill' as const, index })),
  ];
  return all
    .filter(({ powers }) => powers.length > 0)
    .map(({ unit, name, index, powers }) => ({
      unit,
      name,
      index,
      powers,
      grew: powers.some(isGrown),
    }))
    .sort((a, b) => unitKinds.indexOf(a.unit) - unitKinds.indexOf(b.unit));
}

function hasKind({ powers }: Row, kind: CatalogueKind): boolean {
  return powers.some((power) => power.kind === kind);
}

function omittedSentence(all: number, shown: number): Html {
  const text = `The first ${formatNumber(shown)} are in this table; ${formatNumber(all - shown)} more are left out.`;
  return element('p', { class: 'omitted' }, text);
}

/** Counts the units with permissions and those with new ones. */
function sentence({ skills }: Catalogue, rows: readonly Row[]): string {
  if (rows.length === 0) return 'No skill, plugin or client file grants a permission.';
  const count = (unit: UnitKind) => rows.filter((row) => row.unit === unit).length;
  const own = count('skill');
  const others = unitKinds.flatMap((unit) => {
    if (unit === 'skill' || count(unit) === 0) return [];
    return [unit === 'repository' ? 'the repository' : formatCount(count(unit), unit)];
  });
  const granted = [`${formatNumber(own)} of ${formatCount(skills.length, 'skill')}`, ...others];
  const verb = own === 1 && others.length === 0 ? 'has' : 'have';
  const all = `${joinParts(granted)} ${verb} permissions.`;
  const grown = rows.filter(({ grew }) => grew).length;
  if (grown === 0) return all;
  return `${all} ${grown === 1 ? 'One has' : `${formatNumber(grown)} have`} more than at base; new permissions are marked with a plus sign, lost ones are struck through.`;
}

function joinParts(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

function table(
  shown: readonly Row[],
  kinds: readonly CatalogueKind[],
  rows: readonly Row[],
  pageOptions: PageOptions,
): Html {
  const heads = kinds.map((kind) => {
    const count = rows.filter((row) => hasKind(row, kind)).length;
    return element(
      'th',
      { scope: 'col' },
      kindWords[kind],
      element('small', {}, formatNumber(count)),
    );
  });
  return element(
    'div',
    { class: 'matrix', role: 'region', 'aria-labelledby': 'permissions', tabindex: 0 },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'Unit'), ...heads)),
      element('tbody', {}, ...shown.map((row) => matrixRow(row, kinds, pageOptions))),
    ),
  );
}

function matrixRow(row: Row, kinds: readonly CatalogueKind[], pageOptions: PageOptions): Html {
  const cells = kinds.map((kind) => {
    const powers = row.powers.filter((power) => power.kind === kind);
    return powers.length === 0
      ? element('td', {}, visuallyHidden('none'))
      : element('td', {}, scopeList(powers));
  });
  return element(
    'tr',
    { class: row.grew ? 'grew' : null },
    element('th', { scope: 'row' }, rowName(row, pageOptions)),
    ...cells,
  );
}

function rowName({ unit, name, index }: Row, pageOptions: PageOptions): Html {
  if (unit === 'repository') return fragment('The repository');
  const label = truncate(name, 60);
  if (index === null) return fragment(label, element('small', {}, unit));
  return index < pageOptions.skills
    ? element('a', { href: `#${skillId(index)}` }, label)
    : fragment(label);
}
