import type { LockEntry } from '../../model/lock.ts';
import { msg } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { get, source as textOf, type Value } from '../../model/value/value.ts';
import { redactCredentials } from '../../syntax/url.ts';
import type { EntrySource } from '../../upstream/source.ts';
import { gitSource, skillFolder, unfetchable } from '../../upstream/source-parts.ts';

/** The source that `gh skill install` records in the frontmatter; null without such a record. */
export function frontmatterSource(skill: Skill): EntrySource | null {
  for (const { dialect, root } of skill.manifests) {
    if (dialect !== 'agent-skills' && dialect !== 'manifest-v1') continue;
    const metadata = get(root, 'metadata');
    const repository = get(metadata, 'github-repo');
    if (repository && textOf(repository)) return recordedSource(skill, metadata, repository);
  }
  return null;
}

function recordedSource(skill: Skill, metadata: Value | undefined, repository: Value): EntrySource {
  const field = (name: string) => textOf(get(metadata, name)) ?? '';
  const tree = get(metadata, 'github-tree-sha');
  const digest = textOf(tree)?.toLowerCase() ?? '';
  const pins =
    tree && /^[0-9a-f]{40}$/.test(digest)
      ? [{ value: digest, at: tree.at, algorithm: 'git-tree', field: 'github-tree-sha' }]
      : [];
  const entry: LockEntry = { id: skill.name, at: repository.at, pins, version: null };
  const url = textOf(repository) ?? '';
  const written = field('github-path');
  const folder = written === '' ? null : skillFolder(written);
  const source =
    folder === undefined
      ? unfetchable(msg`The record of the skill has a path that leaves its repository.`)
      : gitSource(url, field('github-ref') || null);
  return { entry, source, folder: folder ?? null, text: redactCredentials(url) };
}
