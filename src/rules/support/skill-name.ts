import type { Manifest, Skill } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { fields, get, source } from '../../model/value/value.ts';

/** A declared name and its place. */
export interface DeclaredName {
  /** Trimmed and in NFKC, as the reference validator of the specification reads it. */
  readonly name: string;
  readonly at: Location;
}

/** The name a frontmatter declares; undefined where `name-missing` has something to say. */
export function declaredName(manifest: Manifest): DeclaredName | undefined {
  const value = get(manifest.root, 'name');
  const name = source(value)?.normalize('NFKC');
  return value && name ? { name, at: value.at } : undefined;
}

/** What in a name the specification does not allow, in clauses; nothing for a good name. */
export function nameFaults(name: string): readonly string[] {
  const faults: string[] = [];
  if (name !== name.toLowerCase()) faults.push('has upper-case letters');
  if (name.startsWith('-') || name.endsWith('-')) faults.push('begins or ends with a hyphen');
  if (name.includes('--')) faults.push('has two hyphens in a row');
  const other = /[^\p{L}\p{N}-]/u.exec(name)?.[0];
  if (other !== undefined) faults.push(/\s/.test(other) ? 'holds a blank' : `holds "${other}"`);
  return faults;
}

/** The nearest name that is allowed: words in lower case, joined by hyphens; null where no letter is left. */
export function suggestName(name: string): string | null {
  const words = name
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, '-')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.length === 0 ? null : words.join('-');
}

/** How many characters a text has, as people count them: code points. */
export function characterCount(text: string): number {
  let length = text.length;
  for (const _pair of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) length--;
  return length;
}

/** Where something a frontmatter lacks would stand: at its first key. */
export function frontmatterLocation({ root, path }: Manifest): Location {
  return fields(root)[0]?.keyAt ?? { path };
}

/** Whether a skill is an old state kept for reference, such as `versions/v1.2.0/SKILL.md`. */
export function isArchived({ root }: Pick<Skill, 'root'>): boolean {
  return /^v?\d+(?:\.\d+)+$/i.test(nameOf(root));
}
