import type { Sides } from '../../model/sides.ts';
import type { SkillFile } from '../../model/skill.ts';
import { folderOf, join } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import { ShapeError } from '../../syntax/json/decode.ts';
import { foreignText } from './foreign-text.ts';
import { type KnownSkills, nothingKnown } from './known-skills.ts';
import type { StoredSkill } from './stored-skill.ts';

/**
 * Restores the digests that shards computed, without those of skills that differ from base. Anything else that a shard
 * says can be read again for less than it costs to prove. Throws ShapeError.
 */
export function knownDigests(
  stored: readonly StoredSkill[],
  { head, base }: Pick<Sides, 'head' | 'base'>,
): KnownSkills {
  for (const [index, skill] of stored.entries()) {
    const foreign = foreignText(skill);
    if (foreign) throw new ShapeError(`/facts/skills/${index}${foreign.place}`, foreign.expected);
  }
  const changed = base ? changedFolders(head, base) : new Set();
  const hashed = stored
    .filter(({ root }) => !changed.has(root))
    .map((skill) => ({
      root: skill.root,
      files: restoreFiles(skill),
      digests: new Map(skill.digests),
    }));
  return { ...nothingKnown, hashed };
}

export function restoreFiles({ root, files }: StoredSkill): readonly SkillFile[] {
  return files.map(([name, kind, id]) => ({
    path: join(root, name),
    name,
    kind,
    ...(kind !== 'symlink' && { id: id ?? undefined }),
  }));
}

/** The folders with a file, at any depth, that one of two trees lacks or has with other bytes. */
function changedFolders(left: FileTree, right: FileTree): ReadonlySet<string> {
  const stateOf = (tree: FileTree) =>
    new Map(tree.entries.map(({ path, kind }) => [path, `${kind} ${tree.id(path)}`]));
  const [before, after] = [stateOf(left), stateOf(right)];
  const folders = new Set<string>();
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(path) === after.get(path)) continue;
    for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder))
      folders.add(folder);
  }
  return folders;
}
