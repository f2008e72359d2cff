import { parametersOf, referencesIn } from '../../dialects/skill-toml/recipes/parameters.ts';
import { code, list, type Message, msg } from '../../model/message.ts';
import { likelyTypos, suggest } from '../../model/text/suggest.ts';
import { withRecipe } from '../examples/recipe.ts';
import { manifestRule } from '../rule.ts';
import { recipesOf } from '../support/recipes.ts';

/** No suggestion among more parameters. */
const maxNames = 100;

/** A parameter that a recipe uses without declaring it. */
export const recipeParameterUnknown = manifestRule('skill-toml', {
  id: 'recipe-parameter-unknown',
  severity: 'error',
  summary: 'Reports placeholders in recipe steps that are not parameters of the recipe.',
  why: 'The user is not asked for the value, and the shell gets the braces instead.',
  source: 'skill.toml contract, "Recipe Validation": "Parameter references must be valid".',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Parameter references must be valid',
      fields: ['recipes.files'],
    },
  ],
  howToFix:
    'Declare the name under `parameters`, or correct it. Write either `{{name}}` or `{name}` throughout.',
  invalid: withRecipe(`
id: release
name: Release
parameters:
  - name: version
steps:
  - command: git tag {{versoin}}
`),
  valid: withRecipe(`
id: release
name: Release
parameters:
  - name: version
steps:
  - command: git tag {{version}}
`),
  *check({ manifest, skill }) {
    for (const recipe of recipesOf(manifest, skill)) {
      const declared = parametersOf(recipe);
      for (const { name, written, at, isForeign } of referencesIn(recipe)) {
        if (declared.has(name)) continue;
        const suggestion =
          declared.size > maxNames ? undefined : suggest(name, declared, likelyTypos(name));
        if (isForeign && suggestion === undefined) continue;
        yield {
          message: msg`Unknown parameter ${code(written)}.`,
          help: alternatives(suggestion, declared),
          at,
          about: name,
        };
      }
    }
  },
});

function alternatives(suggestion: string | undefined, declared: ReadonlySet<string>): Message {
  if (suggestion !== undefined) return msg`Write ${code(suggestion)}.`;
  if (declared.size === 0) return msg`Declare it under ${code('parameters')}.`;
  const known = [...declared].map((name) => code(name));
  return msg`Declare it, or use ${list(known, { last: 'or' })}.`;
}
