import type { Recipe } from '../../dialects/skill-toml/recipes/recipe.ts';
import type { Draft } from '../../model/finding.ts';
import { code, type Message, msg, words } from '../../model/message.ts';
import { fields, get, source, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withRecipe } from '../examples/recipe.ts';
import { manifestRule } from '../rule.ts';
import { recipesOf } from '../support/recipes.ts';

const required = ['id', 'name', 'steps'];
const form = msg`Write a mapping with ${code('id')}, ${code('name')} and ${code('steps')}.`;

/** A recipe without a required field. */
export const recipeFieldMissing = manifestRule('skill-toml', {
  id: 'recipe-field-missing',
  severity: 'error',
  summary: 'Reports recipes without an id, a name or steps.',
  why: 'A recipe without an id or a name cannot be found or offered. One without steps does nothing.',
  source: 'skill.toml contract, "Recipe Validation": "Required recipe fields must be present".',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Required recipe fields must be present',
      fields: ['recipes.files'],
    },
  ],
  howToFix: 'Write the field. If the file is not a recipe, leave it out of `recipes.files`.',
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
    const what = /^\s*#/m.test(text) ? 'has only comments' : 'is empty';
    yield { message: msg`Recipe ${words(what)}.`, help: form, at: { path }, about: 'recipe' };
    return;
  }
  if (root.kind !== 'table') {
    const message = msg`Recipe is ${shownValue(root)}, not a mapping.`;
    yield { message, help: form, at: root.at, about: 'recipe' };
    return;
  }
  for (const key of required) {
    const value = get(root, key);
    const fault = value ? describeFault(key, value) : undefined;
    if (value && fault === undefined) continue;
    const message = fault
      ? msg`${code(key)} of the recipe is ${fault}.`
      : msg`Missing ${code(key)} in the recipe.`;
    yield { message, at: value?.at ?? fields(root)[0]?.keyAt ?? root.at, about: key };
  }
}

/** Describes an invalid field; undefined for a valid one. */
function describeFault(key: string, value: Value): Message | undefined {
  if (value.kind === 'null') return words('empty');
  if (key === 'steps') {
    if (value.kind !== 'list') return msg`${shownValue(value)}, not a list`;
    return value.items.length === 0 ? words('empty') : undefined;
  }
  const written = source(value);
  if (written === undefined) return msg`${shownValue(value)}, not a string`;
  return written === '' ? words('empty') : undefined;
}
