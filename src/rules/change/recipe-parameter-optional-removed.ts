import { msg } from '../../model/message.ts';
import { twoRecipes } from '../examples/recipe-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A recipe lost an optional parameter. */
export const recipeParameterOptionalRemoved = changeRule({
  id: 'recipe-parameter-optional-removed',
  category: 'interface',
  summary: 'Reports removed optional parameters of a recipe.',
  why: 'The recipe ignores the value that callers still pass.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Breaking changes to skill behavior',
      fields: ['skill.version'],
    },
  ],
  on: { kind: 'recipe-parameter', action: 'removed' },
  when: ({ before }) => !isRequired(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Breaking changes to skill behavior' },
  phrase: 'optional parameter {} removed',
  message: (change) => msg`Optional parameter ${itemName(change)} was removed.`,
  invalid: twoRecipes(
    `parameters:
  - name: version
    default: latest
`,
    ``,
  ),
  valid: twoRecipes(
    `parameters:
  - name: version
    default: latest
`,
    `parameters:
  - name: version
    default: latest
`,
  ),
});
