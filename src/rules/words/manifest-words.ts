import type { Item } from '../../model/contract.ts';

/** What people see of each manifest in its file. */
const names: Readonly<Record<string, string>> = {
  'agent-skills': 'The frontmatter of SKILL.md',
  'skill-manifest-v2': 'The `skill-manifest` block',
  'router-manifest': 'The `router-manifest` block',
  'skill-toml': 'The skill.toml',
};

/** A manifest as the subject of a sentence: by its block, its file or its key. */
export function describeManifest(item: Item | null): string {
  const key = item?.pointer === '/interface' ? '`interface:`' : '`manifest_version`';
  return names[item?.dialect ?? ''] ?? key;
}
