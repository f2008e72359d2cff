import type { Change } from '../model/contract.ts';
import { folderOf, nameOf } from '../model/path.ts';
import { type Skill, type SkillFile, versionPlace } from '../model/skill.ts';
import { changeOf } from './change.ts';

/** That files beside the manifests changed; files of skills within the skill are theirs. */
export function compareBundles(before: Skill, after: Skill): readonly Change[] {
  const [was, now] = [bundleOf(before), bundleOf(after)];
  const gone = [...was.values()].filter((file) => differs(file, now.get(file.name)));
  const come = [...now.values()].filter((file) => differs(was.get(file.name), file));
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

/** Whether two files differ, as far as that is known. */
function differs(before: SkillFile | undefined, after: SkillFile | undefined): boolean {
  if (!before || !after || before.kind !== after.kind) return true;
  return before.id !== undefined && after.id !== undefined && before.id !== after.id;
}

function bundleOf({ files, texts }: Skill): ReadonlyMap<string, SkillFile> {
  const nested = new Set(
    files.filter(({ name }) => isManifest(name)).map(({ name }) => folderOf(name)),
  );
  const own = files.filter(({ path, name }) => !texts.has(path) && !isNested(name, nested));
  return new Map(own.map((file) => [file.name, file]));
}

function isNested(name: string, folders: ReadonlySet<string>): boolean {
  for (let folder = folderOf(name); folder !== ''; folder = folderOf(folder)) {
    if (folders.has(folder)) return true;
  }
  return false;
}

function isManifest(name: string): boolean {
  const last = nameOf(name).toLowerCase();
  return last === 'skill.md' || last === 'skill.toml';
}
