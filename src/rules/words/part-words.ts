import { dialects } from '../../dialects/catalog.ts';
import type { Item } from '../../model/contract.ts';
import { code, type Insert, type Message, msg, sentence, words } from '../../model/message.ts';

const parts: ReadonlyMap<string, string> = new Map(dialects.map(({ id, part }) => [id, part]));

/** The part of a skill that has its manifest of a format: `` the `skill-manifest` block ``. */
export function describePart(dialect: string): Message {
  const part = parts.get(dialect) ?? dialect;
  if (part === 'skill.toml') return msg`${code(part)}`;
  return part === 'frontmatter' ? words('the frontmatter') : msg`the ${code(part)} block`;
}

/** A manifest as the subject of a sentence: by its key in the frontmatter, its block or its file. */
export function describeManifest(item: Item | null): Message {
  const { dialect = 'manifest-v1', pointer = '' } = item ?? {};
  if (dialect === 'manifest-v1')
    return msg`${code(pointer === '/interface' ? 'interface:' : 'manifest_version')}`;
  return sentence(describePart(dialect));
}

const baseNames: ReadonlyMap<string, string> = new Map([
  ['repo_root', 'the root of the repository'],
  ['skill_root', 'the folder of the skill'],
  ['cwd', 'the working directory'],
]);

/** A base directory of ADR-002: `the working directory`. */
export function describeBase(base: string): Insert {
  const name = baseNames.get(base);
  return name === undefined ? code(base) : words(name);
}
