import { pathInSkill } from '../../dialects/skill-toml/paths.ts';
import {
  parametersOf,
  referencesIn,
  unclosedIn,
} from '../../dialects/skill-toml/recipes/parameters.ts';
import { type Recipe, stepFaults, stepsOf } from '../../dialects/skill-toml/recipes/recipe.ts';
import type { Draft } from '../../model/finding.ts';
import { code, list, type Message, msg, words } from '../../model/message.ts';
import type { Manifest } from '../../model/skill.ts';
import { likelyTypos, suggest } from '../../model/text/suggest.ts';
import type { Location } from '../../model/text/text.ts';
import { fields, get, source, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { recipe, withRecipe } from '../examples/recipe.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { globsOf, lacksRecipes, recipesOf } from '../support/recipes.ts';
import { hasLinkTo } from '../support/skill-files.ts';
import { skillTomlContract } from '../words/clauses.ts';

const required = ['id', 'name', 'steps'];
const form = msg`Write a mapping with ${code('id')}, ${code('name')} and ${code('steps')}.`;

export const recipeFieldMissing = manifestRule('skill-toml', {
  id: 'recipe-field-missing',
  severityText: 'error; warning for an id or name that is no string',
  summary: 'Reports recipes without an id, a name or steps.',
  why: 'A recipe without an id or a name cannot be found or offered. One without steps does nothing.',
  source: 'skill.toml contract, "Recipe Validation": "Required recipe fields must be present".',
  enforces: [skillTomlContract('Required recipe fields must be present', 'recipes.files')],
  howToFix: 'Write the field. If the file is not a recipe, leave it out of `recipes.files`.',
  invalid: withRecipe('name: Release\nsteps:\n  - command: make release'),
  valid: withRecipe('id: release\nname: Release\nsteps:\n  - command: make release'),
  *check({ manifest, skill }) {
    for (const recipe of recipesOf(manifest, skill)) yield* draftsOf(recipe);
  },
});

function* draftsOf({ path, text, root, syntaxFaults }: Recipe): Iterable<Draft> {
  if (root === null) {
    if (syntaxFaults.length > 0) return;
    const what = /^[ \t]*#/m.test(text) ? 'has only comments' : 'is empty';
    yield { message: msg`Recipe ${words(what)}.`, help: form, at: { path }, about: 'recipe' };
    return;
  }
  if (root.kind !== 'table') {
    const message = msg`Recipe is ${shownValue(root)}, not a mapping.`;
    yield { message, help: form, at: root.at, about: 'recipe' };
    return;
  }
  for (const key of required) {
    const value = get(root, key);
    if (value && key !== 'steps' && isOtherScalar(value)) {
      const message = msg`${code(key)} of the recipe is ${shownValue(value)}, not a string.`;
      const help = msg`Quote it.`;
      yield { message, help, at: value.at, about: key, severity: 'warning' };
      continue;
    }
    const fault = value ? describeFault(key, value) : undefined;
    if (value && fault === undefined) continue;
    const message = fault
      ? msg`${code(key)} of the recipe is ${fault}.`
      : msg`Missing ${code(key)} in the recipe.`;
    yield { message, at: value?.at ?? fields(root)[0]?.keyAt ?? root.at, about: key };
  }
}

/** A number, a flag or a date: `id: 5`. */
function isOtherScalar({ kind }: Value): boolean {
  return kind === 'number' || kind === 'boolean' || kind === 'other';
}

/** Describes an invalid field; undefined for a valid one. */
function describeFault(key: string, value: Value): Message | undefined {
  if (value.kind === 'null') return words('empty');
  if (key === 'steps') {
    if (value.kind !== 'list') return msg`${shownValue(value)}, not a list`;
    return value.items.length === 0 ? words('empty') : undefined;
  }
  const written = source(value);
  if (written === undefined) return msg`${shownValue(value)}, not a string`;
  return written === '' ? words('empty') : undefined;
}

const withReference = (name: string) =>
  withRecipe(`
id: release
name: Release
parameters:
  - name: version
steps:
  - command: git tag {{${name}}}
`);

export const recipeParameterUnknown = manifestRule('skill-toml', {
  id: 'recipe-parameter-unknown',
  summary: 'Reports placeholders in recipe steps that are not parameters of the recipe.',
  why: 'The user is not asked for the value, and the shell gets the braces instead.',
  source: 'skill.toml contract, "Recipe Validation": "Parameter references must be valid".',
  enforces: [skillTomlContract('Parameter references must be valid', 'recipes.files')],
  howToFix:
    'Declare the name under `parameters`, or correct it. Write either `{{name}}` or `{name}` throughout.',
  invalid: withReference('versoin'),
  valid: withReference('version'),
  *check({ manifest, skill }) {
    for (const recipe of recipesOf(manifest, skill)) {
      const declared = parametersOf(recipe);
      for (const { name, written, at, isForeign } of referencesIn(recipe)) {
        if (declared.has(name)) continue;
        const suggestion = suggest(name, declared, likelyTypos(name));
        if (isForeign && suggestion === undefined) continue;
        const message = msg`Unknown parameter ${code(written)}.`;
        const help = alternatives(suggestion, declared);
        yield { message, help, at, about: name };
      }
      for (const { name, written, at } of unclosedIn(recipe)) {
        const message = msg`Unmatched braces in ${code(written)}.`;
        const help = msg`Write ${code(`{{${name}}}`)}.`;
        yield { message, help, at, about: `${name}\0braces` };
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

export const recipeStepEmpty = manifestRule('skill-toml', {
  id: 'recipe-step-empty',
  summary: 'Reports recipe steps without a command.',
  why: 'The runtime runs nothing for the step, or stops there with the recipe half done.',
  source: 'skill.toml contract, "Recipe Validation": "Step commands must be non-empty".',
  enforces: [skillTomlContract('Step commands must be non-empty', 'recipes.files')],
  howToFix: 'Write the command under `command`, or remove the step.',
  invalid: withRecipe('id: release\nname: Release\nsteps:\n  - id: build\n    command: ""'),
  valid: withRecipe('id: release\nname: Release\nsteps:\n  - id: build\n    command: make build'),
  *check({ manifest, skill }) {
    for (const recipe of recipesOf(manifest, skill)) {
      for (const step of stepsOf(recipe)) yield* stepFaults(step);
    }
  },
});

export const recipeSyntax = manifestRule('skill-toml', {
  id: 'recipe-syntax',
  summary: 'Reports recipes that are not one YAML document without duplicate keys.',
  why: 'The runtime cannot read the recipe, and skips it or rejects the whole skill.',
  howToFix:
    'Correct the YAML. Quote a value that begins with `{` or has `: ` in it: `command: "{{tool}} release"`.',
  source: 'skill.toml contract, "Recipe Validation": "All recipes must have valid YAML syntax".',
  enforces: [skillTomlContract('All recipes must have valid YAML syntax', 'recipes.files')],
  invalid: withRecipe('id: release\nname: Release\nsteps:\n  - command: {{tool}} release'),
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

export const recipesNone = manifestRule('skill-toml', {
  id: 'recipes-none',
  severity: 'warning',
  summary: 'Reports globs of `recipes.files` that match no YAML or JSON file of the skill.',
  why: 'The recipes are not offered, and no error says so.',
  source: 'skill.toml contract, "[recipes] Section"',
  enforces: [
    skillTomlContract(
      '`files` | string[] | No | `["recipes/*.yaml"]` | Recipe file globs',
      'recipes.files',
    ),
  ],
  howToFix:
    'Correct the glob, or remove it: the default is `recipes/*.yaml`. `*` stays within a folder, `**` crosses folders.',
  invalid: withToml('[recipes]\nfiles = ["recipes/*.yml"]', recipe),
  valid: withToml('[recipes]\nfiles = ["recipes/*.yaml"]', recipe),
  *check({ manifest, skill }) {
    if (lacksRecipes(manifest, skill)) return;
    for (const { glob, at, folder, isPattern, matched } of globsOf(manifest, skill)) {
      const path = pathInSkill(glob);
      // Paths out of the skill are reported by path-escape.
      if (path === undefined || (matched && matched.length > 0)) continue;
      const isRefused = matched === null && path !== '';
      // Without a wildcard, the glob names a file, which referenced-file-missing reports.
      if (matched && (!isPattern || hasLinkTo(skill, folder))) continue;
      const what = at ? 'Glob' : 'Default glob';
      const hasParent = /(?:^|\/)\.\.(?:\/|$)/.test(glob);
      const fault = !isRefused
        ? 'matches no YAML or JSON file'
        : hasParent
          ? 'has `..` and matches nothing'
          : 'is too long';
      const message = msg`${words(what)} ${code(glob)} ${words(fault)}.`;
      const help = isRefused && hasParent ? msg`Write ${code(path)}.` : undefined;
      yield { message, help, at: at ?? recipesLocation(manifest), about: glob };
    }
  },
});

/** The location of the recipe declaration. */
function recipesLocation({ root, path }: Manifest): Location {
  return root.fields.get('recipes')?.keyAt ?? get(get(root, 'provides'), 'recipes')?.at ?? { path };
}
