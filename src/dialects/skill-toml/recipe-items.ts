import type { Facet, Item, Kind } from '../../model/contract.ts';
import type { Manifest } from '../../model/skill.ts';
import { folderOf, join } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { text } from '../../model/value/value.ts';
import type { SkillFiles } from '../dialect.ts';
import { textFacet } from '../facets.ts';
import { item, lookup } from './item.ts';
import { confirmationOf, declaredParameters, recipeId, stepCommands } from './recipes/contract.ts';
import { hasRecipes, recipeGlobs } from './recipes/files.ts';
import { parseRecipe, type Recipe } from './recipes/recipe.ts';

/** The recipes of a skill.toml with their parameters and steps, and their default confirmation. */
export function recipeItems({ root, path }: Manifest, files: SkillFiles): readonly Item[] {
  if (!hasRecipes(root)) return [];
  const hasSection = root.fields.has('recipes');
  // Without [recipes], the flag makes the files recipes.
  const providesRecipes = lookup(root, 'provides', 'recipes');
  const globsEntry = hasSection ? lookup(root, 'recipes', 'files') : providesRecipes;
  const confirmationEntry = hasSection
    ? lookup(root, 'recipes', 'default_confirmation')
    : providesRecipes;
  const prompt = { shape: { type: 'text', value: 'prompt' }, at: confirmationEntry.at } as const;
  const level = (hasSection && textFacet(confirmationEntry.value)) || prompt;
  const recipes = new Map<string, readonly Item[]>();
  const ids = new Set<string>();
  for (const { at, matched } of recipeGlobs(root, files.names)) {
    for (const file of matched ?? []) {
      if (recipes.has(file)) continue;
      const recipe = parseRecipe(join(folderOf(path), file), files.texts.get(file) ?? '');
      const id = recipeId(recipe);
      // A second recipe of the id, and a recipe without one, have the path as their name.
      const name = id === null || ids.has(id) ? file : id;
      ids.add(name);
      const entry = { pointer: globsEntry.pointer, at: at ?? globsEntry.at };
      const own = item('recipe', name, entry, {
        file: textOf(file, entry.at),
        id: textOf(id ?? '', entry.at),
        unread:
          recipe.root === null ? { shape: { type: 'flag', value: true }, at: entry.at } : undefined,
      });
      const fallback = text(confirmationEntry.value) ?? 'prompt';
      recipes.set(file, [own, ...partsOf(recipe, own, hasSection ? fallback : 'prompt')]);
    }
  }
  const confirmation = item('confirmation', '', confirmationEntry, { value: level });
  return [...[...recipes.values()].flat(), confirmation];
}

/** The parameters and steps of a recipe; their pointer is that of the globs in the skill.toml. */
function partsOf(recipe: Recipe, own: Item, fallback: string): readonly Item[] {
  const part = (kind: Kind, name: string, at: Location): Item => ({
    ...item(kind, name, { pointer: own.pointer, at: at.range ? at : own.at }),
    owner: own.name,
  });
  const parameters = declaredParameters(recipe).map(({ name, isRequired, at }) => ({
    ...part('recipe-parameter', name, at),
    facets: new Map<string, Facet>([
      ['required', { shape: { type: 'flag', value: isRequired }, at }],
    ]),
  }));
  const steps = stepCommands(recipe).map(({ name, programs, value }) => {
    const { level, isStated } = confirmationOf(recipe, value, fallback);
    const { at } = value;
    const facets: readonly (readonly [string, Facet])[] = [
      ['programs', { shape: { type: 'json', value: programs }, at }],
      ['confirmation', textOf(level, at)],
      ['stated', { shape: { type: 'flag', value: isStated }, at }],
    ];
    return { ...part('recipe-step', name, at), facets: new Map(facets) };
  });
  return [...parameters, ...steps];
}

function textOf(value: string, at: Location): Facet {
  return { shape: { type: 'text', value }, at };
}
