import { type Skill, unreadSubmodules } from '../../model/skill.ts';
import { isInside, nameOf, relativePath } from '../../model/text/path.ts';

/** True if a skill may have a file: directly, or behind a link. */
export function hasFile(skill: Skill, path: string): boolean {
  return (
    skill.files.some(({ name }) => name === path) ||
    opaquePaths(skill).some((name) => isInside(path, name))
  );
}

/** True if a folder of a skill may have files: directly, or behind a link. */
export function hasFilesIn(skill: Skill, folder: string): boolean {
  return (
    skill.files.some(({ name }) => isInside(name, folder)) ||
    opaquePaths(skill).some((name) => isInside(`${folder}/`, name))
  );
}

/** True if a link of a skill may lead to a folder or to files in it. */
export function hasLinkTo(skill: Skill, folder: string): boolean {
  return opaquePaths(skill).some((name) => isInside(name, folder) || isInside(`${folder}/`, name));
}

/** Links and unread submodules of a skill, which may contain any files. */
function opaquePaths(skill: Skill): readonly string[] {
  const links = skill.files.filter(({ kind }) => kind === 'symlink');
  const submodules = unreadSubmodules(skill).map(({ path }) => relativePath(skill.root, path));
  return [...links.map(({ name }) => name), ...submodules];
}

/** The only other file of a skill with the name of a missing file. */
export function sameNameIn(skill: Skill, path: string): string | undefined {
  const name = nameOf(path).toLowerCase();
  const [match, other] = skill.files.filter((file) => nameOf(file.name).toLowerCase() === name);
  return match && !other ? match.name : undefined;
}
