import { type Skill, unreadSubmodules } from '../../model/skill.ts';
import { isInside, nameOf, relativePath } from '../../model/text/path.ts';

/** Whether a skill has a file, as far as its tree tells: it may lie behind a link. */
export function hasFile(skill: Skill, path: string): boolean {
  return (
    skill.files.some(({ name }) => name === path) ||
    hiding(skill).some((name) => isInside(path, name))
  );
}

/** Whether something lies in a folder of a skill, or may: links are not followed. */
export function hasFilesIn(skill: Skill, folder: string): boolean {
  return (
    skill.files.some(({ name }) => isInside(name, folder)) ||
    hiding(skill).some((name) => isInside(`${folder}/`, name))
  );
}

/** Whether a link of a skill may lead to more files in a folder, or to the folder. */
export function hasLinkTo(skill: Skill, folder: string): boolean {
  return hiding(skill).some((name) => isInside(name, folder) || isInside(`${folder}/`, name));
}

/** The links and submodules of a skill, behind which files may lie that nobody reads. */
function hiding(skill: Skill): readonly string[] {
  const links = skill.files.filter(({ kind }) => kind === 'symlink');
  const submodules = unreadSubmodules(skill).map(({ path }) => relativePath(skill.root, path));
  return [...links.map(({ name }) => name), ...submodules];
}

/** The one file of a skill that has the same name as a missing one and lies elsewhere. */
export function sameNameIn(skill: Skill, path: string): string | undefined {
  const name = nameOf(path).toLowerCase();
  const [match, other] = skill.files.filter((file) => nameOf(file.name).toLowerCase() === name);
  return match && !other ? match.name : undefined;
}
