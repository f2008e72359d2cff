import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, newName } from '../words/words.ts';

/** A parameter of a recipe has another name. */
export const recipeParameterRenamed = changeRule({
  id: 'recipe-parameter-renamed',
  category: 'interface',
  summary: 'Reports renamed parameters of a recipe.',
  why: 'Callers pass the old name, and the recipe ignores it.',
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
  phrase: 'parameter {} renamed',
  message: ({ before, after }) =>
    msg`Parameter ${itemName({ before, after: null })} was renamed to ${newName({ after })}.`,
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
