import {
  baseOf,
  commandsOf,
  filesOf,
  inputsOf,
  variablesOf,
} from '../../dialects/manifest-v1/entries.ts';
import { recipeId } from '../../dialects/skill-toml/recipes/contract.ts';
import type { Recipe } from '../../dialects/skill-toml/recipes/recipe.ts';
import { code, msg, pathPart, words } from '../../model/message.ts';
import { nameOf } from '../../model/text/path.ts';
import { get } from '../../model/value/value.ts';
import { withRecipe } from '../examples/recipe.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { duplicateDrafts } from '../support/duplicate-drafts.ts';
import { recipesOf } from '../support/recipes.ts';
import { skillTomlContract } from '../words/clauses.ts';

export const envDuplicate = manifestRule('manifest-v1', {
  id: 'env-duplicate',
  summary: 'Reports environment variables that are declared more than once.',
  why: 'Whether the skill fails without the variable depends on which declaration a runtime reads.',
  howToFix:
    'Remove one of the two declarations. Keep the one under `env.required` if the skill fails without the variable.',
  source: 'ADR-002, "env"',
  invalid: withManifest('env:\n  required:\n    - name: PROJECT\n  optional:\n    - name: PROJECT'),
  valid: withManifest('env:\n  optional:\n    - name: PROJECT'),
  check: ({ manifest }) => duplicateDrafts(variablesOf(manifest.root), msg`Variable`),
});

export const inputDuplicate = manifestRule('manifest-v1', {
  id: 'input-duplicate',
  summary: 'Reports inputs that are declared more than once.',
  why: 'A runtime that reads the other declaration expects other values than callers pass.',
  howToFix:
    'Remove one of the two declarations. Keep the one under `inputs.required` if the skill fails without the input.',
  source: 'ADR-002, "inputs"',
  invalid: withManifest('inputs:\n  required:\n    - name: topic\n  optional:\n    - name: topic'),
  valid: withManifest('inputs:\n  required:\n    - name: topic'),
  check: ({ manifest }) => duplicateDrafts(inputsOf(manifest.root), msg`Input`),
});

export const preconditionDuplicate = manifestRule('manifest-v1', {
  id: 'precondition-duplicate',
  summary: 'Reports commands and files that `preconditions` lists twice.',
  why: 'If a command is listed with two versions, runtimes differ in which one they check.',
  howToFix: 'Remove one of the two entries.',
  source: 'ADR-002, "preconditions"',
  invalid: withManifest(`
preconditions:
  commands:
    - cmd: git
      min_version: "2.40"
    - cmd: git
`),
  valid: withManifest('preconditions:\n  commands:\n    - cmd: git\n      min_version: "2.40"'),
  *check({ manifest }) {
    yield* duplicateDrafts(commandsOf(manifest.root), words('Command'));
    yield* duplicateDrafts(filesOf(manifest.root), words('File'), (entry) => [
      baseOf(entry, 'skill_root'),
      entry.name.replace(/^(?:\.\/)+/, '').replace(/\/$/, ''),
    ]);
  },
});

const releaseRecipe = 'id: release\nname: Release\nsteps:\n  - command: make release\n';
const secondRecipe = (id: string) =>
  `-- skills/deploy/recipes/second.yaml --\n${releaseRecipe.replace('id: release', `id: ${id}`)}`;

export const recipeDuplicate = manifestRule('skill-toml', {
  id: 'recipe-duplicate',
  severity: 'warning',
  summary: 'Reports recipes of one skill with the same id.',
  why: 'Callers start a recipe by its id, and runtimes differ in which one they run.',
  source: 'skill.toml contract, "Recipe Validation": "Required recipe fields must be present".',
  enforces: [skillTomlContract('Required recipe fields must be present', 'recipes.files')],
  howToFix: 'Give each recipe an id of its own.',
  invalid: withRecipe(releaseRecipe + secondRecipe('release')),
  valid: withRecipe(releaseRecipe + secondRecipe('publish')),
  *check({ manifest, skill }) {
    const first = new Map<string, Recipe>();
    for (const recipe of recipesOf(manifest, skill)) {
      const id = recipeId(recipe);
      const other = id === null ? undefined : first.get(id);
      if (id === null) continue;
      if (!other) {
        first.set(id, recipe);
        continue;
      }
      const message = msg`Recipe id ${code(id)} is also that of ${pathPart(nameOf(other.path))}.`;
      const at = get(recipe.root ?? undefined, 'id')?.at ?? { path: recipe.path };
      yield { message, help: msg`Write another id.`, at, about: id };
    }
  },
});
