import { pathInSkill } from '../../dialects/skill-toml/paths.ts';
import { code, msg, words } from '../../model/message.ts';
import type { Manifest } from '../../model/skill.ts';
import type { Location } from '../../model/text/text.ts';
import { get } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { globsOf, lacksRecipes } from '../support/recipes.ts';
import { hasLinkTo } from '../support/skill-files.ts';

const recipe = `
-- skills/deploy/recipes/release.yaml --
id: release
name: Release
steps:
  - command: make release
`;

/** A recipe glob without matches. */
export const recipesNone = manifestRule('skill-toml', {
  id: 'recipes-none',
  severity: 'warning',
  summary: 'Reports globs of `recipes.files` that match no YAML or JSON file of the skill.',
  why: 'The recipes are not offered, and no error says so.',
  source: 'skill.toml contract, "[recipes] Section"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: '`files` | string[] | No | `["recipes/*.yaml"]` | Recipe file globs',
      fields: ['recipes.files'],
    },
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
      const fault = isRefused ? 'is too long' : 'matches no YAML or JSON file';
      yield {
        message: msg`${words(what)} ${code(glob)} ${words(fault)}.`,
        at: at ?? recipesLocation(manifest),
        about: glob,
      };
    }
  },
});

/** The location of the recipe declaration. */
function recipesLocation({ root, path }: Manifest): Location {
  return root.fields.get('recipes')?.keyAt ?? get(get(root, 'provides'), 'recipes')?.at ?? { path };
}
