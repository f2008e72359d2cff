import { groupBy } from '../../model/text/group-by.ts';
import { type PartChange, partClause, type UnitChange } from '../../model/unit/unit-change.ts';
import { quoteWhole } from '../../model/value/format-value.ts';
import type { Bump } from '../../model/version/bump.ts';
import { byBump } from './changelog.ts';

/** Changed units in the order of release notes. */
export interface UnitChangelog {
  readonly removed: readonly UnitChange[];
  /** The plugins of both revisions, breaking changes first. */
  readonly changed: readonly UnitChange[];
  readonly added: readonly UnitChange[];
  /** The changes of agents, commands and files that are no part of a plugin. */
  readonly others: readonly UnitClause[];
}

/** A change in words that may quote the repository. */
export interface UnitClause {
  readonly bump: Bump | null;
  readonly text: string;
  /** The file, if the text does not name it. */
  readonly place: string | null;
}

/** The title of `others`. */
export const otherUnitsTitle = 'Agents, commands and files of clients';

/** Sorts changed units into groups. */
export function unitChangelogOf(units: readonly UnitChange[]): UnitChangelog {
  const isPlugin = ({ kind }: UnitChange) => kind === 'plugin';
  const plugins = groupBy(units.filter(isPlugin), ({ status }) =>
    status === 'added' || status === 'removed' ? status : 'changed',
  );
  const changed = (plugins.get('changed') ?? []).map((unit) => ({
    ...unit,
    parts: [...unit.parts].sort(byBump),
  }));
  return {
    removed: plugins.get('removed') ?? [],
    changed: changed.sort((a, b) => byBump(bumpsOf(a), bumpsOf(b))),
    added: plugins.get('added') ?? [],
    others: units.filter((unit) => !isPlugin(unit)).flatMap(clausesOf),
  };
}

function bumpsOf({ requiredBump }: UnitChange): { readonly bump: Bump | null } {
  return { bump: requiredBump };
}

/** An agent or a command in one clause; of a repository, one for each file. */
function clausesOf(unit: UnitChange): readonly UnitClause[] {
  const { kind, name, root, base, parts, requiredBump: bump } = unit;
  if (kind === 'repository') return parts.map(partClauseOf);
  const before = base && base.name !== name ? `, was ${quoteWhole(base.name)}` : '';
  if (unit.status === 'moved' && base) {
    const move = `moved from ${quoteWhole(base.root)} to ${quoteWhole(root)}`;
    return [{ bump, text: `${kind} ${quoteWhole(name)} ${move}`, place: null }];
  }
  const clause = partClause({ kind, name, action: actionOf(unit) }, quoteWhole);
  return [{ bump, text: clause + before, place: root }];
}

function actionOf({ status }: UnitChange): PartChange['action'] {
  return status === 'moved' || status === 'unchanged' ? 'changed' : status;
}

/** A part of a plugin, or a file of a repository. */
export function partClauseOf(part: PartChange): UnitClause {
  return { bump: part.bump, text: partClause(part, quoteWhole), place: null };
}
