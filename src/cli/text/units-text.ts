import type { UnitChange } from '../../model/unit/unit-change.ts';
import type { Bump } from '../../model/version/bump.ts';
import { escapeInvisible } from '../../report/escape.ts';
import { defaultRenderOptions } from '../../report/reporter.ts';
import type { PermissionRow } from '../../report/summary/permissions.ts';
import { painter } from '../../report/text/paint.ts';
import { permissionList } from '../../report/text/summary-blocks.ts';
import { padTo } from '../../report/text/width.ts';
import { wrap } from '../../report/text/wrap.ts';
import { bumpTones } from './bump-tones.ts';
import { type DiffStyle, entryList, listedLine, textList, versionHeading } from './diff-list.ts';
import type { RevisionChanges } from './revision-changes.ts';
import {
  otherUnitsTitle,
  partClauseOf,
  type UnitClause,
  unitChangelogOf,
} from './unit-changelog.ts';

/** Changed plugins, agents, commands, files of clients and permissions, each with a title first. */
export function unitBlocks(
  { units, permissions }: Pick<RevisionChanges, 'units' | 'permissions'>,
  style: DiffStyle,
): string[][] {
  const { removed, changed, added, others } = unitChangelogOf(units);
  return [
    textList('Removed plugins', removed.map(listedLine), style),
    ...changed.map((unit) => pluginBlock(unit, style)),
    textList('New plugins', added.map(listedLine), style),
    entryList(
      otherUnitsTitle,
      others.map((clause) => clauseLines(clause, style)),
      style,
    ),
    entryList(
      'Permissions',
      permissions.map((row) => rowLines(row, style)),
      style,
    ),
  ];
}

function pluginBlock(unit: UnitChange, style: DiffStyle): string[] {
  const lines = unit.parts.map((part) => clauseLines(partClauseOf(part), style));
  const title = pluginHeading(unit);
  return lines.length === 0 ? [title, '  nothing in its parts'] : entryList(title, lines, style);
}

function pluginHeading(unit: UnitChange): string {
  const { root, base, declaredBump, neededVersion } = unit;
  // In a diff with a newer base, every version decreases; a needed version would mislead.
  const needed = neededVersion === null ? null : `needs ${escapeInvisible(neededVersion)}`;
  const shortfall = declaredBump === 'decreased' ? 'a lower version' : needed;
  const isMoved = base && base.root !== root;
  const move = isMoved ? `moved from ${escapeInvisible(base.root || '.')}` : null;
  const notes = [move, shortfall].filter((note) => note !== null);
  return [`Plugin ${versionHeading(unit)}`, ...notes].join(', ');
}

/** Columns in front of a clause. */
const margin = 9;

function clauseLines({ bump, text, place }: UnitClause, { colour, width }: DiffStyle): string[] {
  const whole = escapeInvisible(place === null ? text : `${text} (${place})`);
  const known: Bump = bump ?? 'none';
  const step = painter(colour)(bumpTones[known], padTo(known === 'none' ? '-' : known, 5));
  return wrap(whole, Math.max(width - margin, 20)).map((line, index) =>
    index === 0 ? `  ${step}  ${line}` : ' '.repeat(margin) + line,
  );
}

function rowLines(row: PermissionRow, style: DiffStyle): readonly string[] {
  return permissionList([row], { ...defaultRenderOptions, ...style });
}
