import { differ, type Skill, type SkillFile } from '../model/skill.ts';
import { selectFiles } from './select.ts';

/**
 * The names of the files for which the hashes of two states of a skill differ, as far as both sides'
 * contents are known.
 */
export function changedFiles(before: Skill, after: Skill): readonly string[] {
  const [was, now] = [before, after].map(hashedFiles);
  const names = new Set([...(was?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...names].filter((name) => differ(was?.get(name), now?.get(name))).sort();
}

/** What counts for the hash, and the file that decides it. */
function hashedFiles(skill: Skill): ReadonlyMap<string, SkillFile> {
  const files = skill.files.filter(({ name }) => name === '.skillignore');
  files.push(...selectFiles(skill.files, skill.ignore ?? null));
  return new Map(files.map((file) => [file.name, file]));
}
