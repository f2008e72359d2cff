import { filesDiffer, type Skill, type SkillFile } from '../model/skill.ts';
import type { HashAlgorithm } from './algorithm.ts';
import { content } from './algorithms/content.ts';

/**
 * The names of the files that make the hashes of two versions of a skill differ, as far as both contents are
 * known; without excluded files.
 */
export function changedFiles(
  before: Skill,
  after: Skill,
  algorithm: HashAlgorithm = content,
): readonly string[] {
  const [beforeHashed, afterHashed] = [before, after].map((skill) => hashedFiles(skill, algorithm));
  const names = new Set([...(beforeHashed?.keys() ?? []), ...(afterHashed?.keys() ?? [])]);
  const [beforeFiles, afterFiles] = [before, after].map(({ files }) => byName(files));
  return [...names]
    .filter((name) => filesDiffer(beforeFiles?.get(name), afterFiles?.get(name)))
    .sort();
}

/** The hashed files and `.skillignore`, by name. */
function hashedFiles(
  { files, ignore }: Skill,
  algorithm: HashAlgorithm,
): ReadonlyMap<string, SkillFile> {
  const ignoreFiles = files.filter(({ name }) => name === '.skillignore');
  const selected = algorithm.select(files, ignore ?? null);
  return byName([...ignoreFiles, ...selected]);
}

function byName(files: readonly SkillFile[]): ReadonlyMap<string, SkillFile> {
  return new Map(files.map((file) => [file.name, file]));
}
