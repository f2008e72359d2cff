import type { Skill } from '../../model/skill.ts';
import { grouped } from '../../model/text/group-by.ts';
import { folderOf } from '../../model/text/path.ts';

/** The texts of the manifests, which alone tell a skill that moved and kept its words. */
export function copyKey({ root, texts }: Skill): string {
  return JSON.stringify([...texts].map(([path, text]) => [path.slice(root.length), text]));
}

/** Skills in groups of one wording, as one skill is kept for several agents. */
export function copies(skills: readonly Skill[]): readonly (readonly Skill[])[] {
  return [...grouped(skills, copyKey).values()];
}

/** Pairs the copies of a skill with those of what it became: each in its folder; none where that is in doubt. */
export function pairCopies(
  before: readonly Skill[],
  after: readonly Skill[],
): readonly (readonly [before: Skill, after: Skill])[] {
  const [was, now] = [before[0], after[0]];
  if (!was || !now || before.length !== after.length) return [];
  if (before.length === 1) return [[was, now]];
  const folders = new Map(after.map((skill) => [folderOf(skill.root), skill]));
  const pairs = new Map(before.map((skill) => [folderOf(skill.root), skill]));
  if (folders.size < after.length || pairs.size < before.length) return [];
  const found = [...pairs].flatMap(([folder, skill]) => {
    const match = folders.get(folder);
    return match ? [[skill, match] as const] : [];
  });
  return found.length === before.length ? found : [];
}
