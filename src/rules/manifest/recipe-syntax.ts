import { withRecipe } from '../examples/recipe.ts';
import { manifestRule } from '../rule.ts';
import { recipesOf } from '../support/recipes.ts';

/** A recipe that is not valid YAML. */
export const recipeSyntax = manifestRule('skill-toml', {
  id: 'recipe-syntax',
  severity: 'error',
  summary: 'Every recipe is one YAML document without duplicate keys.',
  why: 'The runtime cannot read the recipe, and skips it or refuses the whole skill.',
  howToFix:
    'Correct the YAML at the place of the finding. Put a value that begins with `{` or holds `: ` in quotation marks: `command: "{{tool}} release"`.',
  source: 'skill.toml contract, "Recipe Validation": "All recipes must have valid YAML syntax".',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'All recipes must have valid YAML syntax',
      fields: ['recipes.files'],
    },
  ],
  invalid: withRecipe(`
id: release
name: Release
steps:
  - command: {{tool}} release
`),
  valid: withRecipe(`
id: release
name: Release
parameters:
  - name: tool
steps:
  - command: "{{tool}} release"
`),
  *check({ manifest, skill }) {
    for (const { syntaxFaults } of recipesOf(manifest, skill)) yield* syntaxFaults;
  },
});
