import { parametersOf, referencesIn } from '../../dialects/skill-toml/recipes/parameters.ts';
import { likelyTypos, suggest } from '../../model/text/suggest.ts';
import { code, formatNames } from '../../model/value/format-value.ts';
import { withRecipe } from '../examples/recipe.ts';
import { manifestRule } from '../rule.ts';
import { recipesOf } from '../support/recipes.ts';

/** No suggestion among more parameters. */
const maxNames = 100;

/** A parameter that a recipe uses without declaring it. */
export const recipeParameterUnknown = manifestRule('skill-toml', {
  id: 'recipe-parameter-unknown',
  severity: 'error',
  summary: 'Every placeholder in the steps of a recipe is a parameter that it declares.',
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
    'Declare the name under `parameters`, or correct it. Recipes use either `{{name}}` or `{name}`. Braces of other tools, such as `{{.Names}}`, and arguments of programs with their own templates count only if they are almost a declared name.',
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
        const suggestion = declared.size > maxNames ? undefined : suggest(name, declared, likelyTypos(name));
        if (isForeign && suggestion === undefined) continue;
        const message = `Placeholder ${code(written)} is not a parameter of the recipe, so the command gets it unreplaced. ${alternatives(suggestion, declared)}`;
        yield { message, at, about: name };
      }
    }
  },
});

function alternatives(suggestion: string | undefined, declared: ReadonlySet<string>): string {
  if (suggestion !== undefined) return `Did you mean ${code(suggestion)}?`;
  if (declared.size === 0) return 'The recipe declares no parameters.';
  return `Its parameters: ${formatNames([...declared])}.`;
}
