import { dialects } from '../../dialects/catalog.ts';
import type { Item } from '../../model/contract.ts';
import { code } from '../../model/value/format-value.ts';

const parts: ReadonlyMap<string, string> = new Map(dialects.map(({ id, part }) => [id, part]));

/** The part of a skill that holds its manifest of a dialect, for messages: `` the `skill-manifest` block ``. */
export function describePart(dialect: string): string {
  const part = parts.get(dialect) ?? dialect;
  if (part === 'skill.toml') return part;
  return part === 'frontmatter' ? 'the frontmatter' : `the \`${part}\` block`;
}

/** A manifest as the subject of a sentence: by its key in the frontmatter, its block or its file. */
export function describeManifest(item: Item | null): string {
  const { dialect = 'manifest-v1', pointer = '' } = item ?? {};
  if (dialect === 'manifest-v1')
    return pointer === '/interface' ? '`interface:`' : '`manifest_version`';
  return describePart(dialect).replace(/^t/, 'T');
}

const baseNames: ReadonlyMap<string, string> = new Map([
  ['repo_root', 'the root of the repository'],
  ['skill_root', 'the folder of the skill'],
  ['cwd', 'the working directory'],
]);

/** A base directory of ADR-002, for messages: `the working directory`. */
export function describeBase(base: string): string {
  return baseNames.get(base) ?? code(base);
}
