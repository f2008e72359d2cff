import type { CatalogueEntry } from '../../model/catalogue.ts';
import { type PowerKind, powerKinds } from '../../model/declared-power.ts';
import { isWidening, type PowerChange } from '../../model/power.ts';
import { truncate } from '../../model/value/format-value.ts';
import { skillId } from './catalogue.ts';
import { element, type Html, spoken } from './element.ts';
import type { Plan } from './plan.ts';
import { kindWords, scopeList } from './powers.ts';
import { amount, grouped } from './text.ts';

interface Row {
  readonly entry: CatalogueEntry;
  /** The position in the catalogue. */
  readonly at: number;
  /** Whether it has a permission that base lacks. */
  readonly grew: boolean;
}

/** A table of the skills with permissions, one column for each kind that some skill declares. */
export function matrixSection(
  catalogue: readonly CatalogueEntry[],
  changes: readonly PowerChange[],
  plan: Plan,
): Html {
  const grownRoots = new Set(
    changes
      .filter((one) => isWidening(one) && one.power.unit.kind === 'skill')
      .map(({ power }) => power.unit.root),
  );
  const all = catalogue.map((entry, at) => {
    const isDeclared = entry.powers.some(({ change }) => change === 'gained');
    return { entry, at, grew: isDeclared || grownRoots.has(entry.root) };
  });
  const rows = all.filter(({ entry, grew }) => entry.powers.length > 0 || grew);
  const shown = rows.slice(0, plan.skills);
  const kinds = powerKinds.filter((kind) => rows.some((row) => hasKind(row, kind)));
  return element(
    'section',
    { 'aria-labelledby': 'permissions' },
    element('h2', { id: 'permissions' }, 'Permissions'),
    element('p', {}, sentence(catalogue, rows)),
    ...(rows.length > shown.length ? [omittedSentence(rows.length, shown.length)] : []),
    ...(shown.length === 0 ? [] : [table(shown, kinds, rows, plan)]),
  );
}

function hasKind({ entry }: Row, kind: PowerKind): boolean {
  return entry.powers.some((power) => power.kind === kind);
}

function omittedSentence(all: number, shown: number): Html {
  const text = `The first ${grouped(shown)} are in this table; ${grouped(all - shown)} more are left out.`;
  return element('p', { class: 'omitted' }, text);
}

/** Counts the skills with permissions and those with new ones. */
function sentence(catalogue: readonly CatalogueEntry[], rows: readonly Row[]): string {
  if (rows.length === 0) return 'No skill declares a permission.';
  const grown = rows.filter(({ grew }) => grew);
  const declaring = rows.filter(({ entry }) => entry.powers.length > 0).length;
  const declared = `${grouped(declaring)} of ${amount(catalogue.length, 'skill')} ${declaring === 1 ? 'declares' : 'declare'} permissions.`;
  if (grown.length === 0) return declared;
  return `${declared} ${grown.length === 1 ? 'One has' : `${grouped(grown.length)} have`} more than at base; new permissions are marked with a plus sign, lost ones are struck through.`;
}

function table(
  shown: readonly Row[],
  kinds: readonly PowerKind[],
  rows: readonly Row[],
  plan: Plan,
): Html {
  const heads = kinds.map((kind) => {
    const skills = rows.filter((row) => hasKind(row, kind)).length;
    const count = element('small', {}, amount(skills, 'skill'));
    return element('th', { scope: 'col' }, kindWords[kind], count);
  });
  return element(
    'div',
    { class: 'matrix', role: 'region', 'aria-labelledby': 'permissions', tabindex: 0 },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'Skill'), ...heads)),
      element('tbody', {}, ...shown.map((row) => matrixRow(row, kinds, plan))),
    ),
  );
}

function matrixRow({ entry, at, grew }: Row, kinds: readonly PowerKind[], plan: Plan): Html {
  const name = truncate(entry.name, 60);
  const label = at < plan.skills ? element('a', { href: `#${skillId(at)}` }, name) : name;
  const cells = kinds.map((kind) => {
    const powers = entry.powers.filter((power) => power.kind === kind);
    return powers.length === 0
      ? element('td', {}, spoken('none'))
      : element('td', {}, scopeList(powers));
  });
  return element(
    'tr',
    { class: grew ? 'grew' : null },
    element('th', { scope: 'row' }, label),
    ...cells,
  );
}
