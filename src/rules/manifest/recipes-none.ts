import { pathInSkill } from '../../dialects/skill-toml/paths.ts';
import type { Manifest } from '../../model/skill.ts';
import type { Location } from '../../model/text/text.ts';
import { code } from '../../model/value/format-value.ts';
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
  summary: 'Every glob of `recipes.files` matches at least one YAML or JSON file of the skill.',
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
    'Correct the glob, or remove it. `*` stays within a directory and `**` crosses directories. Without `recipes.files` the glob is `recipes/*.yaml`.',
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
      const what = at ? 'Glob' : 'The default glob';
      const why = isRefused
        ? 'is too long, so no file is looked for'
        : 'matches no YAML or JSON file of the skill, so the skill offers no recipe through it. Correct the glob';
      yield {
        message: `${what} ${code(glob)} ${why}.`,
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
