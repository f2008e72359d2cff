import { dialects } from '../../dialects/catalog.ts';

const parts: ReadonlyMap<string, string> = new Map(dialects.map(({ id, part }) => [id, part]));

/** The part of a skill that holds its manifest of a dialect, for messages: `` the `skill-manifest` block ``. */
export function describePart(dialect: string): string {
  const part = parts.get(dialect) ?? dialect;
  if (part === 'skill.toml') return part;
  return part === 'frontmatter' ? 'the frontmatter' : `the \`${part}\` block`;
}
