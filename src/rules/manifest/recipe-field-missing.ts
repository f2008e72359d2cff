import type { Recipe } from '../../dialects/skill-toml/recipes/recipe.ts';
import type { Draft } from '../../model/finding.ts';
import { code, formatValue } from '../../model/value/format-value.ts';
import { fields, get, source, type Value } from '../../model/value/value.ts';
import { withRecipe } from '../examples/recipe.ts';
import { manifestRule } from '../rule.ts';
import { recipesOf } from '../support/recipes.ts';

const required = ['id', 'name', 'steps'];

const consequences: Readonly<Record<string, string>> = {
  id: 'so callers cannot find the recipe',
  name: 'so users are not offered the recipe',
  steps: 'so the recipe does nothing',
};

/** A recipe without a required field. */
export const recipeFieldMissing = manifestRule('skill-toml', {
  id: 'recipe-field-missing',
  severity: 'error',
  summary: 'Every recipe has an id, a name and steps.',
  why: 'A recipe without an id or a name cannot be found or offered. One without steps does nothing.',
  source: 'skill.toml contract, "Recipe Validation": "Required recipe fields must be present".',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Required recipe fields must be present',
      fields: ['recipes.files'],
    },
  ],
  howToFix:
    'Write the field. If the file is not a recipe, change the globs in `recipes.files` to leave it out.',
  invalid: withRecipe(`
name: Release
steps:
  - command: make release
`),
  valid: withRecipe(`
id: release
name: Release
steps:
  - command: make release
`),
  *check({ manifest, skill }) {
    for (const recipe of recipesOf(manifest, skill)) yield* draftsOf(recipe);
  },
});

function* draftsOf({ path, text, root, syntaxFaults }: Recipe): Iterable<Draft> {
  if (root === null) {
    if (syntaxFaults.length > 0) return;
    const what = /^\s*#/m.test(text) ? 'holds only comments' : 'is empty';
    const message = `The recipe ${what}. A recipe needs \`id\`, \`name\` and \`steps\`.`;
    yield { message, at: { path }, about: 'recipe' };
    return;
  }
  if (root.kind !== 'table') {
    const message = `The recipe is ${formatValue(root)}. Write a mapping with \`id\`, \`name\` and \`steps\`.`;
    yield { message, at: root.at, about: 'recipe' };
    return;
  }
  for (const key of required) {
    const value = get(root, key);
    const fault = value ? describeFault(key, value) : undefined;
    if (value && fault === undefined) continue;
    const message = value
      ? `${code(key)} of the recipe is ${fault}.`
      : `The recipe has no ${code(key)}, ${consequences[key]}. Add ${code(key)}.`;
    yield { message, at: value?.at ?? fields(root)[0]?.keyAt ?? root.at, about: key };
  }
}

/** Describes an invalid field; undefined for a valid one. */
function describeFault(key: string, value: Value): string | undefined {
  if (key !== 'steps') {
    const sourceText = source(value);
    if (sourceText) return undefined;
    return sourceText === undefined && value.kind !== 'null'
      ? `${formatValue(value)}. Write a string`
      : 'empty';
  }
  if (value.kind !== 'list')
    return value.kind === 'null' ? 'empty' : `${formatValue(value)}. Write a list`;
  return value.items.length === 0 ? 'an empty list, so the recipe does nothing' : undefined;
}
