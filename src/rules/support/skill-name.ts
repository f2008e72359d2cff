import type { Manifest, Skill } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
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

/** Whether the specification allows a name: lower-case letters, digits and single hyphens between them. */
export function isValidName(name: string): boolean {
  return name === name.toLowerCase() && !/^-|-$|--|[^\p{L}\p{N}-]/u.test(name);
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
