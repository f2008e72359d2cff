import type { Item } from '../../model/contract.ts';
import { type Table, text } from '../../model/value.ts';
import { textFacet } from '../facets.ts';
import { countFacet, flagFacet, item, named, spot } from './item.ts';
import { hasRecipes, recipeGlobs } from './recipes/files.ts';

/** What the skill provides: the flags of `[provides]`, and what the sections of each say. */
export function partItems(root: Table, names: readonly string[]): readonly Item[] {
  return [
    ...['knowledge', 'recipes', 'executable'].map((key) => {
      const place = spot(root, 'provides', key);
      return item('provides', key, place, { value: flagFacet(place, false) });
    }),
    ...knowledgeItems(root),
    ...recipeItems(root, names),
    ...moduleItems(root),
  ];
}

function knowledgeItems(root: Table): readonly Item[] {
  const section = spot(root, 'knowledge');
  const topics = named('topic', spot(root, 'knowledge', 'topics'));
  if (section.value?.kind !== 'table') return topics;
  const knowledge = item('knowledge', '', section, {
    priority: countFacet(spot(root, 'knowledge', 'priority'), 50),
    max_context_tokens: countFacet(spot(root, 'knowledge', 'max_context_tokens'), 1000),
  });
  return [...topics, knowledge];
}

function recipeItems(root: Table, names: readonly string[]): readonly Item[] {
  if (!hasRecipes(root)) return [];
  const section = root.fields.has('recipes');
  // Without [recipes], the flag is what makes recipes of files.
  const provided = spot(root, 'provides', 'recipes');
  const list = section ? spot(root, 'recipes', 'files') : provided;
  const recipes = new Map<string, Item>();
  for (const { at, matched } of recipeGlobs(root, names)) {
    for (const name of matched ?? []) {
      const place = { pointer: list.pointer, at: at ?? list.at };
      if (!recipes.has(name)) recipes.set(name, item('recipe', name, place));
    }
  }
  const level = section ? spot(root, 'recipes', 'default_confirmation') : provided;
  const prompt = { shape: { type: 'text', value: 'prompt' }, at: level.at } as const;
  const confirmation = item('confirmation', '', level, {
    value: (section && textFacet(level.value)) || prompt,
  });
  return [...recipes.values(), confirmation];
}

function moduleItems(root: Table): readonly Item[] {
  const place = spot(root, 'executable', 'module');
  const exports = named('export', spot(root, 'executable', 'exports'));
  return text(place.value) === undefined
    ? exports
    : [item('module', '', place, { path: textFacet(place.value) }), ...exports];
}
