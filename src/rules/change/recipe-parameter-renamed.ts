import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, newName } from '../words/words.ts';

/** A parameter of a recipe has another name. */
export const recipeParameterRenamed = changeRule({
  id: 'recipe-parameter-renamed',
  category: 'interface',
  summary: 'A renamed parameter of a recipe needs a major bump.',
  why: 'Callers pass the old name, and the recipe no longer reads it.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe-parameter', action: 'renamed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  phrase: 'parameter {name} of recipe {owner} was renamed',
  message: ({ before, after }) =>
    `Parameter ${itemName({ before, after: null })} was renamed to ${newName({ after })}: callers pass the old name, which the recipe no longer reads.`,
  invalid: twoRecipes(
    `parameters:
  - name: version
`,
    `parameters:
  - name: release
`,
  ),
  valid: twoRecipes(
    `parameters:
  - name: version
`,
    `parameters:
  - name: version
`,
  ),
});
