import type { Item } from '../../model/contract.ts';
import { type Table, text } from '../../model/value/value.ts';
import { textFacet } from '../facets.ts';
import { countFacet, flagFacet, item, itemsForTexts, lookup } from './item.ts';
import { hasRecipes, recipeGlobs } from './recipes/files.ts';

/** The flags of `[provides]`, and the items of their sections. */
export function partItems(root: Table, names: readonly string[]): readonly Item[] {
  return [
    ...['knowledge', 'recipes', 'executable'].map((key) => {
      const entry = lookup(root, 'provides', key);
      return item('provides', key, entry, { value: flagFacet(entry, false) });
    }),
    ...knowledgeItems(root),
    ...recipeItems(root, names),
    ...moduleItems(root),
  ];
}

function knowledgeItems(root: Table): readonly Item[] {
  const section = lookup(root, 'knowledge');
  const topics = itemsForTexts('topic', lookup(root, 'knowledge', 'topics'));
  if (section.value?.kind !== 'table') return topics;
  const knowledge = item('knowledge', '', section, {
    priority: countFacet(lookup(root, 'knowledge', 'priority'), 50),
    max_context_tokens: countFacet(lookup(root, 'knowledge', 'max_context_tokens'), 1000),
  });
  return [...topics, knowledge];
}

function recipeItems(root: Table, names: readonly string[]): readonly Item[] {
  if (!hasRecipes(root)) return [];
  const hasSection = root.fields.has('recipes');
  // Without [recipes], the flag makes the files recipes.
  const providesRecipes = lookup(root, 'provides', 'recipes');
  const globsEntry = hasSection ? lookup(root, 'recipes', 'files') : providesRecipes;
  const recipes = new Map<string, Item>();
  for (const { at, matched } of recipeGlobs(root, names)) {
    for (const name of matched ?? []) {
      const entry = { pointer: globsEntry.pointer, at: at ?? globsEntry.at };
      if (!recipes.has(name)) recipes.set(name, item('recipe', name, entry));
    }
  }
  const confirmationEntry = hasSection
    ? lookup(root, 'recipes', 'default_confirmation')
    : providesRecipes;
  const prompt = { shape: { type: 'text', value: 'prompt' }, at: confirmationEntry.at } as const;
  const confirmation = item('confirmation', '', confirmationEntry, {
    value: (hasSection && textFacet(confirmationEntry.value)) || prompt,
  });
  return [...recipes.values(), confirmation];
}

function moduleItems(root: Table): readonly Item[] {
  const entry = lookup(root, 'executable', 'module');
  const exports = itemsForTexts('export', lookup(root, 'executable', 'exports'));
  return text(entry.value) === undefined
    ? exports
    : [item('module', '', entry, { path: textFacet(entry.value) }), ...exports];
}
