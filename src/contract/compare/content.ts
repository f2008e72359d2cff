import { createIgnoreTest } from '../../hash/ignore/skillignore.ts';
import type { Change, Item } from '../../model/contract.ts';
import {
  type Body,
  filesDiffer,
  isManifestName,
  manifestOf,
  type Skill,
  type SkillFile,
  versionLocation,
} from '../../model/skill.ts';
import { folderOf, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { type CompareContext, changeOf } from './change.ts';
import { compareFacets } from './facets.ts';
import { unpairedRecipeFiles } from './recipes.ts';

/**
 * Reports changed files other than manifests, without nested skills and without files that `.skillignore`
 * excludes.
 */
export function compareBundles(before: Skill, after: Skill): readonly Change[] {
  const [filesBefore, filesAfter] = [bundleOf(before), bundleOf(after)];
  const [removedRecipes, addedRecipes] = [recipesOf(before, after), recipesOf(after, before)];
  const [isIgnoredBefore, isIgnoredAfter] = [createIgnoreFilter(before), createIgnoreFilter(after)];
  const isReportedAsRecipe = (
    file: SkillFile,
    other: SkillFile | undefined,
    recipes: ReadonlySet<string>,
  ) => !other && recipes.has(file.name);
  const changedBefore = [...filesBefore.values()].filter((file) => {
    const other = filesAfter.get(file.name);
    if (isIgnoredBefore(file.name) && (!other || isIgnoredAfter(file.name))) return false;
    return filesDiffer(file, other) && !isReportedAsRecipe(file, other, removedRecipes);
  });
  const changedAfter = [...filesAfter.values()].filter((file) => {
    const other = filesBefore.get(file.name);
    if (isIgnoredAfter(file.name) && (!other || isIgnoredBefore(file.name))) return false;
    return filesDiffer(other, file) && !isReportedAsRecipe(file, other, addedRecipes);
  });
  if (changedBefore.length + changedAfter.length === 0) return [];
  const locationOf = (skill: Skill, file: SkillFile | undefined) =>
    file ? { path: file.path } : versionLocation(skill);
  return [
    changeOf({
      kind: 'bundle',
      action: 'changed',
      facet: 'files',
      from: changedBefore.map(({ name }) => name),
      to: changedAfter.map(({ name }) => name),
      at: locationOf(after, changedAfter[0]),
      was: locationOf(before, changedBefore[0]),
    }),
  ];
}

function createIgnoreFilter({ ignore }: Skill): (name: string) => boolean {
  return typeof ignore === 'string' ? createIgnoreTest(ignore) : () => false;
}

/** The recipe files that are reported as items: both sides have the manifest, and one has the recipe. */
function recipesOf({ contract }: Skill, other: Skill): ReadonlySet<string> {
  const reported = contract.items.filter(({ dialect }) => manifestOf(other, dialect));
  return unpairedRecipeFiles(reported, other.contract.items);
}

function bundleOf({ files, manifests }: Skill): ReadonlyMap<string, SkillFile> {
  const carriers = new Set(manifests.map(({ path }) => path));
  const nestedSkillFolders = new Set(
    files.filter(({ name }) => isManifestName(nameOf(name))).map(({ name }) => folderOf(name)),
  );
  const ownFiles = files.filter(
    ({ path, name }) => !carriers.has(path) && !isNested(name, nestedSkillFolders),
  );
  return new Map(ownFiles.map((file) => [file.name, file]));
}

function isNested(name: string, folders: ReadonlySet<string>): boolean {
  return [...selfAndAncestors(folderOf(name))].some(
    (folder) => folder !== '' && folders.has(folder),
  );
}

/** Changed instructions, at the first line that differs on each side. */
export function compareBodies(
  before: Item,
  after: Item,
  context: CompareContext,
): readonly Change[] {
  const changes = compareFacets(before, after, context);
  if (changes.length === 0) return changes;
  const [base, head] = [bodyOf(context.before, before), bodyOf(context.after, after)];
  if (!base || !head) return changes;
  const [baseLines, headLines] = [linesOf(base), linesOf(head)];
  const at = locateLine(head, headLines, firstDifference(headLines, baseLines));
  const was = locateLine(base, baseLines, firstDifference(baseLines, headLines));
  return changes.map((change) => ({ ...change, at, was }));
}

/** The body of an item; null if it holds manifest blocks, since lines of these are no instructions. */
function bodyOf(skill: Skill, { dialect }: Item): Body | null {
  const body = manifestOf(skill, dialect)?.body;
  return body && body.prose.length === body.text.length ? body : null;
}

/** The index of the first line that others do not have there, or else of the last line. */
function firstDifference(lines: readonly string[], others: readonly string[]): number {
  const first = lines.findIndex((line, index) => line !== '' && line !== others[index]);
  return first < 0 ? Math.max(0, lines.length - 1) : first;
}

function locateLine(body: Body, lines: readonly string[], index: number): Location {
  const start = body.text.split('\n', index).reduce((sum, { length }) => sum + length + 1, 0);
  return body.locate(start, start + (lines[index] ?? '').length);
}

/** The lines of a body as its digest takes them: white space at the end does not count. */
function linesOf({ text }: Body): readonly string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}
