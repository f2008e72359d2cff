import { sideVersion } from '../../report/counts.ts';
import { codeSpan } from '../../report/markdown-text.ts';
import { splitLongList } from './changelog.ts';
import type { NamedSide, NamedSides } from './revision-changes.ts';

/** A list with a heading; long lists are partly folded. Empty without items. */
export function section(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const [first, overflow] = splitLongList(items);
  const bullets = (list: readonly string[]) => list.map((item) => `- ${item}`).join('\n');
  if (overflow.length === 0) return [title, bullets(first)];
  const more = `<details><summary>${overflow.length} more</summary>\n\n${bullets(overflow)}\n\n</details>`;
  return [title, bullets(first), more];
}

/** The name and the versions of a skill or a unit on both sides. */
export function versionHeading(sides: NamedSides): string {
  const { name, base } = sides;
  const previousName = base && base.name !== name ? ` (was ${codeSpan(base.name)})` : '';
  const version = versions(sides);
  return `${codeSpan(name)}${previousName}${version === '' ? '' : ` ${version}`}`;
}

function versions(sides: NamedSides): string {
  const { base, status } = sides;
  const headText = sideVersion(sides, codeSpan, '');
  const baseText = base && status !== 'removed' ? sideVersion(base, codeSpan, '') : '';
  return baseText === '' || baseText === headText
    ? headText
    : `${baseText} → ${headText || 'unversioned'}`;
}

/** A skill or a unit of one side on one line: `` `deploy` `1.0.0` in `skills/deploy` ``. */
export function listedLine({ name, root, version }: NamedSide): string {
  const versionNote = version === null ? '' : ` ${codeSpan(version)}`;
  return `${codeSpan(name)}${versionNote}${root === '' ? '' : ` in ${codeSpan(root)}`}`;
}
