import type { Facet, Item, Kind } from '../../model/contract.ts';
import type { Manifest } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { folderOf, join } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { get, text } from '../../model/value/value.ts';
import type { SkillFiles } from '../dialect.ts';
import { flagFacet, textFacet, valueFacet, verbatimFacet } from '../facets.ts';
import { isMarkedSensitive } from '../secrets.ts';
import { item, lookup } from './item.ts';
import {
  confirmationOf,
  declaredParameters,
  type RecipeParameter,
  recipeId,
  stepCommands,
} from './recipes/contract.ts';
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
  const fallback = (hasSection && text(confirmationEntry.value)) || 'prompt';
  const recipes = recipesIn({ root, path }, files);
  const ids = groupBy(recipes, ({ id }) => id);
  const items = recipes.flatMap(({ file, id, at, recipe }) => {
    // A recipe without an id of its own has the path as its name.
    const name = id === '' || (ids.get(id) ?? []).length > 1 ? file : id;
    const entry = { pointer: globsEntry.pointer, at: idLocation(recipe) ?? at ?? globsEntry.at };
    const isUnread = { type: 'flag', value: true } as const;
    const own = item('recipe', name, entry, {
      file: textOf(file, entry.at),
      id: textOf(id, entry.at),
      unread: recipe.root === null ? { shape: isUnread, at: entry.at } : undefined,
    });
    return [own, ...partsOf(recipe, own, fallback)];
  });
  const confirmation = item('confirmation', '', confirmationEntry, { value: level });
  return [...items, confirmation];
}

/** A recipe file with its id, empty if it has none, and the location of its glob. */
interface FoundRecipe {
  readonly file: string;
  readonly id: string;
  readonly at: Location | null;
  readonly recipe: Recipe;
}

function recipesIn(
  { root, path }: Pick<Manifest, 'root' | 'path'>,
  files: SkillFiles,
): readonly FoundRecipe[] {
  const recipes = new Map<string, FoundRecipe>();
  for (const { at, matched } of recipeGlobs(root, files.names)) {
    for (const file of matched ?? []) {
      if (recipes.has(file)) continue;
      const recipe = parseRecipe(join(folderOf(path), file), files.texts.get(file) ?? '');
      recipes.set(file, { file, id: recipeId(recipe) ?? '', at, recipe });
    }
  }
  return [...recipes.values()];
}

/** The location of the id of a recipe in its file. */
function idLocation({ root }: Recipe): Location | null {
  const at = get(root ?? undefined, 'id')?.at;
  return at?.range ? at : null;
}

/** The parameters and steps of a recipe; their pointer is that of the globs in the skill.toml. */
function partsOf(recipe: Recipe, own: Item, fallback: string): readonly Item[] {
  const part = (kind: Kind, name: string, at: Location): Item => ({
    ...item(kind, name, { pointer: own.pointer, at: at.range ? at : own.at }),
    owner: own.name,
  });
  const parameters = declaredParameters(recipe).map((parameter) => ({
    ...part('recipe-parameter', parameter.name, parameter.at),
    facets: parameterFacets(parameter),
  }));
  const steps = stepCommands(recipe).map(({ name, programs, command, value, commandAt }) => {
    const { level, isStated, at: levelAt } = confirmationOf(recipe, value, fallback);
    const { at } = value;
    const facets: readonly (readonly [string, Facet])[] = [
      ['programs', { shape: { type: 'json', value: programs }, at: commandAt }],
      ['command', textOf(command, commandAt)],
      ['confirmation', textOf(level, levelAt)],
      ['stated', { shape: { type: 'flag', value: isStated }, at }],
    ];
    return { ...part('recipe-step', name, at), facets: new Map(facets) };
  });
  return [...parameters, ...steps];
}

function parameterFacets({ isRequired, at, value }: RecipeParameter): ReadonlyMap<string, Facet> {
  const type = get(value, 'type');
  const defaultValue = get(value, 'default');
  const facets: readonly (readonly [string, Facet | undefined])[] = [
    ['required', flagFacet(isRequired, at)],
    // Without a type, a value is put into the text of a command.
    ['type', verbatimFacet(type) ?? textOf('string', at)],
    ['default', defaultValue && valueFacet(defaultValue)],
    ['description', textFacet(get(value, 'description'))],
    ['sensitive', flagFacet(isMarkedSensitive(value), at)],
  ];
  return new Map(facets.flatMap(([name, facet]) => (facet ? [[name, facet] as const] : [])));
}

function textOf(value: string, at: Location): Facet {
  return { shape: { type: 'text', value }, at };
}
