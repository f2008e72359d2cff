import { parametersOf, referencesIn } from '../../dialects/skill-toml/recipes/parameters.ts';
import { nearMiss } from '../../model/text/closest-match.ts';
import { quote } from '../../model/value/format-value.ts';
import { withRecipe } from '../examples/recipe.ts';
import { manifestRule } from '../rule.ts';
import { recipesOf } from '../support/recipes.ts';
import { formatList } from '../words/words.ts';

/** No suggestion among more parameters. */
const maxNames = 100;

/** A parameter that a recipe uses without declaring it. */
export const recipeParameterUnknown = manifestRule('skill-toml', {
  id: 'recipe-parameter-unknown',
  severity: 'error',
  summary: 'Every parameter a recipe puts into its steps is one it declares.',
  why: 'Nobody asks the user for the value, and the braces reach the shell as they stand.',
  source: 'skill.toml contract, "Recipe Validation": "Parameter references must be valid".',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Parameter references must be valid',
      fields: ['recipes.files'],
    },
  ],
  howToFix:
    'Declare the name under `parameters`, or correct it. A recipe writes either `{{name}}` or `{name}`; braces of other tools, such as `{{.Names}}`, are left alone, and so is what a program with templates of its own is passed, unless it is nearly a declared name.',
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
        const suggestion = declared.size > maxNames ? undefined : nearMiss(name, declared);
        if (isForeign && suggestion === undefined) continue;
        const message = `${quote(written)} names no parameter of the recipe; ${alternatives(suggestion, declared)}.`;
        yield { message, at, about: name };
      }
    }
  },
});

function alternatives(suggestion: string | undefined, declared: ReadonlySet<string>): string {
  if (suggestion !== undefined) return `${quote(suggestion)} does`;
  if (declared.size === 0) return 'it declares none';
  return `declared ${declared.size === 1 ? 'is' : 'are'} ${formatList([...declared])}`;
}
