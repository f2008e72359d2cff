import type { PartChange, UnitChange } from '../../model/unit/unit-change.ts';
import { markdownMarkup } from '../../report/markdown/markup.ts';
import { changeMarks } from '../../report/markdown/summary-sections.ts';
import { codeSpan, prose } from '../../report/markdown-text.ts';
import { abbreviateUnique, maxInEntry } from '../../report/summary/abbreviate-list.ts';
import { type PermissionRow, permissionClause } from '../../report/summary/permissions.ts';
import type { headings } from './changelog.ts';
import { listedLine, section, versionHeading } from './diff-section.ts';
import type { RevisionChanges } from './revision-changes.ts';
import {
  otherUnitsTitle,
  partClauseOf,
  type UnitClause,
  unitChangelogOf,
} from './unit-changelog.ts';

/** Changed plugins, agents, commands, files of clients and permissions as blocks of Markdown. */
export function unitSections({
  units,
  permissions,
}: Pick<RevisionChanges, 'units' | 'permissions'>): string[] {
  const { removed, changed, added, others } = unitChangelogOf(units);
  return [
    ...section('## Removed plugins', removed.map(listedLine)),
    ...changed.flatMap(pluginBlock),
    ...section('## New plugins', added.map(listedLine)),
    ...section(`## ${otherUnitsTitle}`, others.map(clauseLine)),
    ...section('## Permissions', permissions.map(permissionLine)),
  ];
}

const partHeadings: readonly (typeof headings)[number][] = [
  'Breaking',
  'Added',
  'Changed',
  'Removed',
];

function pluginBlock(unit: UnitChange): string[] {
  const { root, base, declaredBump, neededVersion, parts } = unit;
  const isLow = neededVersion !== null && declaredBump !== 'decreased';
  return [
    `## Plugin ${versionHeading(unit)}`,
    ...(base && base.root !== root ? [`Moved from ${codeSpan(base.root || '.')}.`] : []),
    ...(isLow ? [`Needs ${codeSpan(neededVersion)}.`] : []),
    ...partHeadings.flatMap((heading) =>
      section(
        `### ${heading}`,
        parts
          .filter((part) => headingOf(part) === heading)
          .map((part) => clauseLine(partClauseOf(part))),
      ),
    ),
    ...(parts.length === 0 ? ['Nothing in its parts.'] : []),
  ];
}

function headingOf({ bump, action }: PartChange): (typeof headings)[number] {
  if (bump === 'major') return 'Breaking';
  if (action === 'added') return 'Added';
  return action === 'removed' ? 'Removed' : 'Changed';
}

function clauseLine({ text, place }: UnitClause): string {
  const sentence = prose(text.charAt(0).toUpperCase() + text.slice(1));
  return place === null ? `${sentence}.` : `${sentence} (${codeSpan(place)}).`;
}

const markup = markdownMarkup({ links: null, baseSha: null, docs: null });

function permissionLine(row: PermissionRow): string {
  const { change, when, where, otherPlaces } = row;
  const places = [where, ...otherPlaces].map((at) => markup.place(at));
  const parts = [
    changeMarks[change],
    permissionClause(row, markup),
    markup.prose(when),
    where.path === '' ? '' : `in ${abbreviateUnique(places, maxInEntry)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}
