import type { Manifest, Skill } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { code } from '../../model/value/format-value.ts';
import { fields, get, source } from '../../model/value/value.ts';

/** A declared name with its location. */
export interface DeclaredName {
  /** Trimmed and in NFKC, as in the reference validator of the specification. */
  readonly name: string;
  readonly at: Location;
}

/** The name in a frontmatter; undefined if `name-missing` reports it. */
export function declaredName(manifest: Manifest): DeclaredName | undefined {
  const value = get(manifest.root, 'name');
  const name = source(value)?.normalize('NFKC');
  return value && name ? { name, at: value.at } : undefined;
}

/** Violations of the specification in a name, as clauses; empty for a valid name. */
export function nameFaults(name: string): readonly string[] {
  const other = /[^\p{L}\p{N}-]/u.exec(name)?.[0];
  const parts = [
    ...(name === name.toLowerCase() ? [] : ['upper-case letters']),
    ...(name.includes('--') ? ['two hyphens in a row'] : []),
    ...(other === undefined ? [] : [/\s/.test(other) ? 'a blank' : code(other)]),
  ];
  return [
    ...(/^-|-$/.test(name) ? ['begins or ends with a hyphen'] : []),
    ...(parts.length > 0 ? [`has ${parts.join(' and ')}`] : []),
  ];
}

/** The closest valid name: lower-case words joined by hyphens; null without letters or digits. */
export function suggestName(name: string): string | null {
  const words = name
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, '-')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.length === 0 ? null : words.join('-');
}

/** The length of a text in code points. */
export function characterCount(text: string): number {
  let length = text.length;
  for (const _pair of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) length--;
  return length;
}

/** The location for findings about missing keys: the first key of the frontmatter. */
export function frontmatterLocation({ root, path }: Manifest): Location {
  return fields(root)[0]?.keyAt ?? { path };
}

/** True for an archived version of a skill, such as `versions/v1.2.0/SKILL.md`. */
export function isArchived({ root }: Pick<Skill, 'root'>): boolean {
  return /^v?\d+(?:\.\d+)+$/i.test(nameOf(root));
}
