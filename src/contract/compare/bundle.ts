import { skillignore } from '../../hash/ignore/skillignore.ts';
import type { Change } from '../../model/contract.ts';
import {
  differ,
  isManifestName,
  manifestOf,
  type Skill,
  type SkillFile,
  versionPlace,
} from '../../model/skill.ts';
import { folderOf, nameOf, upwards } from '../../model/text/path.ts';
import { changeOf } from './change.ts';

/**
 * That files beside the manifests changed; files of skills within the skill are theirs, and those that
 * `.skillignore` leaves out nobody's.
 */
export function compareBundles(before: Skill, after: Skill): readonly Change[] {
  const [was, now] = [bundleOf(before), bundleOf(after)];
  const [lost, gained] = [recipesOf(before, after), recipesOf(after, before)];
  const [leavesOutThen, leavesOutNow] = [leavesOut(before), leavesOut(after)];
  const isSaid = (file: SkillFile, other: SkillFile | undefined, recipes: ReadonlySet<string>) =>
    !other && recipes.has(file.name);
  const gone = [...was.values()].filter((file) => {
    const other = now.get(file.name);
    if (leavesOutThen(file.name) && (!other || leavesOutNow(file.name))) return false;
    return differ(file, other) && !isSaid(file, other, lost);
  });
  const come = [...now.values()].filter((file) => {
    const other = was.get(file.name);
    if (leavesOutNow(file.name) && (!other || leavesOutThen(file.name))) return false;
    return differ(other, file) && !isSaid(file, other, gained);
  });
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

function leavesOut({ ignore }: Skill): (name: string) => boolean {
  return typeof ignore === 'string' ? skillignore(ignore) : () => false;
}

/** The recipes of a skill, whose coming and going is said as such where both sides have the manifest. */
function recipesOf({ contract }: Skill, other: Skill): ReadonlySet<string> {
  const recipes = contract.items.filter(({ kind }) => kind === 'recipe');
  const said = recipes.filter(({ dialect }) => manifestOf(other, dialect));
  return new Set(said.map(({ name }) => name));
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
