import { pathInSkill } from '../../dialects/skill-toml/paths.ts';
import type { Draft } from '../../model/finding.ts';
import { msg, pathPart, words } from '../../model/message.ts';
import type { Manifest, Skill } from '../../model/skill.ts';
import type { Location } from '../../model/text/text.ts';
import { flag, get } from '../../model/value/value.ts';
import { withModule } from '../examples/module.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { moduleOf } from '../support/executable-module.ts';
import { globsOf, lacksRecipes } from '../support/recipes.ts';
import { hasFile, hasLinkTo, sameNameIn } from '../support/skill-files.ts';

/** A missing file that a skill.toml names. */
export const referencedFileMissing = manifestRule('skill-toml', {
  id: 'referenced-file-missing',
  severity: 'error',
  summary: 'Reports files named in skill.toml that are not in the skill.',
  why: 'Users install a skill without the file that its manifest names.',
  source: 'skill.toml contract, "Structure Validation": "All referenced files must exist".',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'All referenced files must exist',
      fields: ['executable.module', 'recipes.files'],
    },
  ],
  howToFix:
    'Add the file, correct its path, or remove it. Paths are relative to the folder of the skill.toml.',
  invalid: withToml('[executable]\nmodule = "bin/deploy.wasm"'),
  valid: withModule('[executable]\nmodule = "bin/deploy.wasm"'),
  *check({ manifest, skill }) {
    const module = moduleOf(manifest);
    const path = module && pathInSkill(module.name);
    // With `provides.executable`, provides-missing reports it.
    if (path && !isPromised(manifest) && !hasFile(skill, path)) {
      yield missing(skill, 'Module', module.name, path, module.at);
    }
    if (lacksRecipes(manifest, skill)) return;
    for (const { glob, at, folder, isPattern, matched } of globsOf(manifest, skill)) {
      if (!at || isPattern || matched?.length !== 0 || hasLinkTo(skill, folder)) continue;
      yield missing(skill, 'Recipe', glob, pathInSkill(glob) ?? glob, at);
    }
  },
});

function isPromised({ root }: Manifest): boolean {
  return flag(get(get(root, 'provides'), 'executable')) === true;
}

function missing(
  skill: Skill,
  kind: 'Module' | 'Recipe',
  name: string,
  path: string,
  at: Location,
): Draft {
  const match = sameNameIn(skill, path);
  return {
    message: msg`${words(kind)} ${pathPart(name)} does not exist.`,
    help: match === undefined ? undefined : msg`Write ${pathPart(match)}.`,
    at,
    about: name,
  };
}
