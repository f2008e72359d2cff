import type { Item } from '../../model/contract.ts';
import type { Manifest } from '../../model/skill.ts';
import { type Table, text } from '../../model/value/value.ts';
import type { SkillFiles } from '../dialect.ts';
import { textFacet } from '../facets.ts';
import { countFacet, flagFacet, item, itemsForTexts, lookup } from './item.ts';
import { pathInSkill } from './paths.ts';
import { recipeItems } from './recipe-items.ts';

/** The flags of `[provides]`, and the items of their sections. */
export function partItems(manifest: Manifest, files: SkillFiles): readonly Item[] {
  const { root } = manifest;
  return [
    ...['knowledge', 'recipes', 'executable'].map((key) => {
      const entry = lookup(root, 'provides', key);
      return item('provides', key, entry, { value: flagFacet(entry, false) });
    }),
    ...knowledgeItems(root),
    ...recipeItems(manifest, files),
    ...moduleItems(root, files),
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

/** The listed exports, and the functions that the module exports without a line in the list. */
function moduleItems(root: Table, { moduleExports }: SkillFiles): readonly Item[] {
  const entry = lookup(root, 'executable', 'module');
  const list = lookup(root, 'executable', 'exports');
  const listed = itemsForTexts('export', list);
  const path = text(entry.value);
  if (path === undefined) return listed;
  const module = moduleExports?.get(pathInSkill(path) ?? '');
  const names = new Set(listed.map(({ name }) => name));
  const functions = module?.type === 'module' ? [...module.exports] : [];
  // Where the function is to be listed.
  const at = list.value ? list.at : (entry.value?.at ?? entry.at);
  const location = { pointer: entry.pointer, at };
  const unlisted = { unlisted: flagFacet({ ...location, value: undefined }, true) };
  return [
    item('module', '', entry, { path: textFacet(entry.value) }),
    ...listed,
    ...functions
      .filter(([name, kind]) => kind === 'function' && !names.has(name))
      .map(([name]) => item('export', name, location, unlisted)),
  ];
}
