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

/** Whether the manifests of a skill are all that differs, in nothing but the ends of their lines. */
export function areSameLines(before: Skill, after: Skill): boolean {
  const old = new Map(before.files.map((file) => [file.name, file]));
  const linesOf = ({ texts }: Skill, path: string | undefined) =>
    texts.get(path ?? '')?.replaceAll('\r\n', '\n');
  return (
    old.size === after.files.length &&
    after.files.every((file) => {
      const was = old.get(file.name);
      if (!filesDiffer(was, file)) return true;
      const lines = linesOf(before, was?.path);
      return was?.kind === file.kind && lines !== undefined && lines === linesOf(after, file.path);
    })
  );
}
