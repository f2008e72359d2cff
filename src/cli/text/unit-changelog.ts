import { groupBy } from '../../model/text/group-by.ts';
import { partClause, type UnitChange } from '../../model/unit/unit-change.ts';
import { quote } from '../../model/value/format-value.ts';
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
  const { kind, name, root, status, base, parts, requiredBump: bump } = unit;
  if (kind === 'repository') {
    return parts.map((part) => ({ bump: part.bump, text: partClause(part) }));
  }
  if (status === 'moved') {
    const from = base?.root ?? root;
    return [{ bump, text: `${kind} ${quote(name)} moved from ${quote(from)} to ${quote(root)}` }];
  }
  const before = status === 'renamed' && base ? `, was ${quote(base.name)}` : '';
  return [
    { bump, text: `${partClause({ kind, name, action: status })}${before} (${quote(root)})` },
  ];
}
