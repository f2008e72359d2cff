import { withRecipe } from '../examples/recipe.ts';
import { manifestRule } from '../rule.ts';
import { recipesOf } from '../support/recipes.ts';

/** A recipe that is not valid YAML. */
export const recipeSyntax = manifestRule('skill-toml', {
  id: 'recipe-syntax',
  severity: 'error',
  summary: 'Reports recipes that are not one YAML document without duplicate keys.',
  why: 'The runtime cannot read the recipe, and skips it or rejects the whole skill.',
  howToFix:
    'Correct the YAML. Quote a value that begins with `{` or has `: ` in it: `command: "{{tool}} release"`.',
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
