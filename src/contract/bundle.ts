import type { Change } from '../model/contract.ts';
import { folderOf, nameOf, upwards } from '../model/path.ts';
import {
  differ,
  isManifestName,
  type Skill,
  type SkillFile,
  versionPlace,
} from '../model/skill.ts';
import { changeOf } from './change.ts';

/** That files beside the manifests changed; files of skills within the skill are theirs. */
export function compareBundles(before: Skill, after: Skill): readonly Change[] {
  const [was, now] = [bundleOf(before), bundleOf(after)];
  const gone = [...was.values()].filter((file) => differ(file, now.get(file.name)));
  const come = [...now.values()].filter((file) => differ(was.get(file.name), file));
  if (gone.length + come.length === 0) return [];
  const place = (skill: Skill, file: SkillFile | undefined) =>
    file ? { path: file.path } : versionPlace(skill);
  return [
    changeOf({
      ...{ kind: 'bundle', action: 'changed', facet: 'files' },
      ...{ from: gone.map(({ name }) => name), to: come.map(({ name }) => name) },
      ...{ at: place(after, come[0]), was: place(before, gone[0]) },
    }),
  ];
}

function bundleOf({ files, manifests }: Skill): ReadonlyMap<string, SkillFile> {
  const carriers = new Set(manifests.map(({ path }) => path));
  const nested = new Set(
    files.filter(({ name }) => isManifestName(nameOf(name))).map(({ name }) => folderOf(name)),
  );
  const own = files.filter(({ path, name }) => !carriers.has(path) && !isNested(name, nested));
  return new Map(own.map((file) => [file.name, file]));
}

function isNested(name: string, folders: ReadonlySet<string>): boolean {
  return [...upwards(folderOf(name))].some((folder) => folder !== '' && folders.has(folder));
}
