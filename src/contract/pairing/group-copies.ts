import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf } from '../../model/text/path.ts';

/** The texts of the manifests, which alone tell a skill that moved and kept its words. */
export function copyKey({ root, texts }: Skill): string {
  return JSON.stringify([...texts].map(([path, text]) => [path.slice(root.length), text]));
}

/** Skills in groups of one wording, as one skill is kept for several agents. */
export function groupCopies(skills: readonly Skill[]): readonly (readonly Skill[])[] {
  return [...groupBy(skills, copyKey).values()];
}

/** Pairs the copies of a skill with those of what it became: each in its folder; none where that is in doubt. */
export function pairCopies(
  before: readonly Skill[],
  after: readonly Skill[],
): readonly (readonly [before: Skill, after: Skill])[] {
  const [firstBefore, firstAfter] = [before[0], after[0]];
  if (!firstBefore || !firstAfter || before.length !== after.length) return [];
  if (before.length === 1) return [[firstBefore, firstAfter]];
  const afterByFolder = new Map(after.map((skill) => [folderOf(skill.root), skill]));
  const beforeByFolder = new Map(before.map((skill) => [folderOf(skill.root), skill]));
  if (afterByFolder.size < after.length || beforeByFolder.size < before.length) return [];
  const matched = [...beforeByFolder].flatMap(([folder, skill]) => {
    const match = afterByFolder.get(folder);
    return match ? [[skill, match] as const] : [];
  });
  return matched.length === before.length ? matched : [];
}
