import { folderOf } from '../../../model/text/path.ts';
import type { Location } from '../../../model/text/text.ts';
import { flag, get, type Table, text, items as valuesOf } from '../../../model/value/value.ts';
import { fileGlob } from '../../../syntax/glob/file-glob.ts';

/** A glob of `recipes.files`, and its matches. */
export interface RecipeGlob {
  readonly glob: string;
  /** The location; null for the default. */
  readonly at: Location | null;
  /** The folder of all possible matches, and whether the glob has wildcards. */
  readonly folder: string;
  readonly isPattern: boolean;
  /** The matching files, by path within the skill, in order; null for an invalid glob. */
  readonly matched: readonly string[] | null;
}

/** The default of `recipes.files`. */
const defaultGlob = 'recipes/*.yaml';

/** The extensions of recipes; a glob such as `recipes/*` skips other files. */
const recipeFile = /\.(?:ya?ml|json)$/i;

/** The limit on globs: each is tested against every file of the skill. */
const maxGlobs = 32;

/** Whether a skill.toml declares recipes. */
export function hasRecipes(root: Table): boolean {
  const isProvided = flag(get(get(root, 'provides'), 'recipes')) === true;
  return isProvided || get(root, 'recipes')?.kind === 'table';
}

/** The recipe globs of a skill.toml, with their matches among the files of the skill. */
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

/** The recipes of a skill, by path within it. */
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
