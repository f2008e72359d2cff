import { folderOf } from '../../../model/text/path.ts';
import type { Location } from '../../../model/text/text.ts';
import { flag, get, type Table, text, items as valuesOf } from '../../../model/value/value.ts';
import { fileGlob } from '../../../syntax/glob/file-glob.ts';

/** A glob of `recipes.files`, and what it finds. */
export interface RecipeGlob {
  readonly glob: string;
  /** Where it is written; null for the default. */
  readonly at: Location | null;
  /** The folder all it can match lies in, and whether it stands for more than one path. */
  readonly folder: string;
  readonly isPattern: boolean;
  /** The files it matches, by path within the skill, in their order; null where it cannot be looked for. */
  readonly matched: readonly string[] | null;
}

/** What `recipes.files` is where nothing is stated. */
const defaultGlob = 'recipes/*.yaml';

/** How the names of recipes end: what else a glob such as `recipes/*` finds is none. */
const recipeFile = /\.(?:ya?ml|json)$/i;

/** More globs than this are not looked at: each is tried on every file of the skill. */
const maxGlobs = 32;

/** Whether a skill.toml speaks of recipes at all. */
export function hasRecipes(root: Table): boolean {
  const isProvided = flag(get(get(root, 'provides'), 'recipes')) === true;
  return isProvided || get(root, 'recipes')?.kind === 'table';
}

/** The globs a skill.toml looks for recipes with, each with what it finds among the files of the skill. */
export function recipeGlobs(root: Table, names: readonly string[]): readonly RecipeGlob[] {
  if (!hasRecipes(root)) return [];
  const paths = names.map((name) => ({ name, segments: name.split('/') }));
  return declaredGlobs(root).map(({ glob, at }) => {
    const matchesGlob = fileGlob(glob);
    const literalPrefix = glob.split(/[*?[{]/, 1)[0] ?? '';
    const isPattern = literalPrefix !== glob;
    const matches =
      matchesGlob && paths.filter(({ segments }) => matchesGlob(segments)).map(({ name }) => name);
    const matched =
      matches && (isPattern ? matches.filter((name) => recipeFile.test(name)) : matches);
    const folder = folderOf(literalPrefix.replace(/^(?:\.?\/)+/, ''));
    return { glob, at, folder, isPattern, matched: matched ?? null };
  });
}

/** The recipes of a skill, by path within it: the files its globs match. */
export function recipeFiles(root: Table, names: readonly string[]): readonly string[] {
  return [...new Set(recipeGlobs(root, names).flatMap(({ matched }) => matched ?? []))];
}

function declaredGlobs(root: Table): readonly Pick<RecipeGlob, 'glob' | 'at'>[] {
  const filesValue = get(get(root, 'recipes'), 'files');
  if (!filesValue) return [{ glob: defaultGlob, at: null }];
  const globs = valuesOf(filesValue).flatMap((value) => {
    const glob = text(value);
    return glob === undefined ? [] : [{ glob, at: value.at }];
  });
  return globs.slice(0, maxGlobs);
}
