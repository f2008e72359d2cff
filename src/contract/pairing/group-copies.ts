import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf } from '../../model/text/path.ts';

/** The texts of the manifests, which identify a skill that moved without edits. */
export function copyKey({ root, texts }: Skill): string {
  return JSON.stringify([...texts].map(([path, text]) => [path.slice(root.length), text]));
}

/** Groups skills with the same texts: copies of one skill for several agents. */
export function groupCopies(skills: readonly Skill[]): readonly (readonly Skill[])[] {
  return [...groupBy(skills, copyKey).values()];
}

/** Pairs the copies of a skill with the copies of its successor by folder; empty if ambiguous. */
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
