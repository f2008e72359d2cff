import { namePart } from '../../model/message.ts';
import type { Item, Line } from '../../report/document/document.ts';
import { joinLines, line } from '../../report/document/lines.ts';
import { type VersionSides, versionChange } from '../../report/skills.ts';

/** A skill or a unit of one side: `deploy 1.0.0 (skills/deploy)`. */
export function sideItem(side: {
  readonly name: string;
  readonly root: string;
  readonly version: string | null;
}): Item {
  const { name, root, version } = side;
  return {
    line: joinLines([namePart(name), version === null ? [] : namePart(version)], ' '),
    places: [{ path: root === '' ? '.' : root }],
  };
}

/** The name and the versions of a skill or a unit on both sides: `notes (was memo) 1.0.0 → 2.0.0`. */
export function sidesLine(
  sides: VersionSides & { readonly name: string; readonly base: { readonly name: string } | null },
): Line {
  const { name, base } = sides;
  const previous = base && base.name !== name ? line`(was ${namePart(base.name)})` : [];
  return joinLines([namePart(name), previous, versionChange(sides)], ' ');
}
