import {
  type RecipeGlob,
  recipeFiles,
  recipeGlobs,
} from '../../dialects/skill-toml/recipes/files.ts';
import { parseRecipe, type Recipe } from '../../dialects/skill-toml/recipes/recipe.ts';
import type { Manifest, Skill } from '../../model/skill.ts';
import { join } from '../../model/text/path.ts';
import { flag, get } from '../../model/value/value.ts';
import { hasFilesIn } from './skill-files.ts';

const recipesByManifest = new WeakMap<Manifest, readonly Recipe[]>();
const globsByManifest = new WeakMap<Manifest, readonly RecipeGlob[]>();

/** The readable recipes of a skill, parsed once for all rules. */
export function recipesOf(manifest: Manifest, { root, files, attached }: Skill): readonly Recipe[] {
  const cached = recipesByManifest.get(manifest);
  if (cached) return cached;
  const names = files.filter(({ kind }) => kind !== 'symlink').map(({ name }) => name);
  const recipes = recipeFiles(manifest.root, names).flatMap((name) => {
    const path = join(root, name);
    const text = attached.get(path);
    return text === undefined ? [] : [parseRecipe(path, text)];
  });
  recipesByManifest.set(manifest, recipes);
  return recipes;
}

/** The globs of a skill.toml with their matches, links included. */
export function globsOf(manifest: Manifest, { files }: Skill): readonly RecipeGlob[] {
  const cached = globsByManifest.get(manifest);
  if (cached) return cached;
  const names = files.map(({ name }) => name);
  const globs = recipeGlobs(manifest.root, names);
  globsByManifest.set(manifest, globs);
  return globs;
}

/** True if a skill.toml declares recipes, but neither `recipes/` nor its globs match a file. */
export function lacksRecipes(manifest: Manifest, skill: Skill): boolean {
  if (flag(get(get(manifest.root, 'provides'), 'recipes')) !== true) return false;
  if (hasFilesIn(skill, 'recipes')) return false;
  return globsOf(manifest, skill).every(({ matched }) => matched?.length === 0);
}
