import { escapeInvisible } from '../../report/escape.ts';
import { painter } from '../../report/text/paint.ts';
import { versionChange } from '../../report/text/skills.ts';
import type { World } from '../command.ts';
import { splitLongList } from './changelog.ts';
import type { NamedSide, NamedSides } from './revision-changes.ts';

/** The terminal that a diff is printed on. */
export type DiffStyle = Pick<World, 'colour' | 'width'>;

/** A title with indented lines; long lists are cut. Empty without lines. */
export function textList(title: string, lines: readonly string[], style: DiffStyle): string[] {
  const indented = lines.map((line) => [`  ${line}`]);
  return entryList(title, indented, style);
}

/** The same for entries of several lines, indented by the caller. */
export function entryList(
  title: string,
  entries: readonly (readonly string[])[],
  style: DiffStyle,
): string[] {
  if (entries.length === 0) return [];
  const [first, overflow] = splitLongList(entries);
  return [title, ...first.flat(), ...moreLine(overflow.length, style)];
}

/** How many entries a list leaves out; empty for none. */
export function moreLine(count: number, { colour }: DiffStyle): string[] {
  return count === 0 ? [] : [painter(colour)('faint', `  ${count} more (--format json lists all)`)];
}

/** The name and the versions of a skill or a unit on both sides: `notes (was memo) 1.0.0 → 2.0.0`. */
export function versionHeading(sides: NamedSides): string {
  const { name, base } = sides;
  const previousName = base && base.name !== name ? ` (was ${escapeInvisible(base.name)})` : '';
  const step = versionChange(sides);
  const version = /^-( → -)?$/.test(step) ? '' : ` ${step.replace(/^-/, 'unversioned')}`;
  return `${escapeInvisible(name)}${previousName}${version}`;
}

/** A skill or a unit of one side on one line: `deploy 1.0.0 (skills/deploy)`. */
export function listedLine({ name, root, version }: NamedSide): string {
  const versionNote = version === null ? '' : ` ${escapeInvisible(version)}`;
  return `${escapeInvisible(name)}${versionNote} (${escapeInvisible(root === '' ? '.' : root)})`;
}
