import { isInside, nameOf } from '../model/path.ts';
import type { Skill } from '../model/skill.ts';

/** Whether a skill has a file, as far as its tree tells: it may lie behind a link. */
export function hasFile(skill: Skill, path: string): boolean {
  return skill.files.some(
    ({ name, kind }) => name === path || (kind === 'symlink' && isInside(path, name)),
  );
}

/** Whether something lies in a folder of a skill, or may: links are not followed. */
export function hasFilesIn(skill: Skill, folder: string): boolean {
  return skill.files.some(
    ({ name, kind }) =>
      isInside(name, folder) || (kind === 'symlink' && isInside(`${folder}/`, name)),
  );
}

/** Whether a link of a skill may lead to more files in a folder, or to the folder. */
export function hasLinkTo(skill: Skill, folder: string): boolean {
  return skill.files.some(
    ({ name, kind }) =>
      kind === 'symlink' && (isInside(name, folder) || isInside(`${folder}/`, name)),
  );
}

/** The one file of a skill that has the same name as a missing one and lies elsewhere. */
export function sameNameIn(skill: Skill, path: string): string | undefined {
  const name = nameOf(path).toLowerCase();
  const [meant, other] = skill.files.filter((file) => nameOf(file.name).toLowerCase() === name);
  return meant && !other ? meant.name : undefined;
}
