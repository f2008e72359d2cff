import { stepFaults, stepsOf } from '../../dialects/skill-toml/recipes/recipe.ts';
import { withRecipe } from '../examples/recipe.ts';
import { manifestRule } from '../rule.ts';
import { recipesOf } from '../support/recipes.ts';

/** A recipe step without a command. */
export const recipeStepEmpty = manifestRule('skill-toml', {
  id: 'recipe-step-empty',
  severity: 'error',
  summary: 'Reports recipe steps without a command.',
  why: 'The runtime runs nothing for the step, or stops there with the recipe half done.',
  source: 'skill.toml contract, "Recipe Validation": "Step commands must be non-empty".',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Step commands must be non-empty',
      fields: ['recipes.files'],
    },
  ],
  howToFix: 'Write the command under `command`, or remove the step.',
  invalid: withRecipe(`
id: release
name: Release
steps:
  - id: build
    command: ""
`),
  valid: withRecipe(`
id: release
name: Release
steps:
  - id: build
    command: make build
`),
  *check({ manifest, skill }) {
    for (const recipe of recipesOf(manifest, skill)) {
      for (const step of stepsOf(recipe)) yield* stepFaults(step);
    }
  },
});
