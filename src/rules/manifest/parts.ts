import { pathInSkill } from '../../dialects/skill-toml/paths.ts';
import type { Draft } from '../../model/finding.ts';
import { code, msg, pathPart, words } from '../../model/message.ts';
import type { Manifest, Skill } from '../../model/skill.ts';
import { isInside } from '../../model/text/path.ts';
import { suggest } from '../../model/text/suggest.ts';
import type { Location } from '../../model/text/text.ts';
import { flag, get } from '../../model/value/value.ts';
import { withModule } from '../examples/module.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { moduleOf } from '../support/executable-module.ts';
import { globsOf, lacksRecipes } from '../support/recipes.ts';
import { hasFile, hasFilesIn, hasLinkTo, sameNameIn } from '../support/skill-files.ts';
import { skillTomlContract } from '../words/clauses.ts';

export const providesMissing = manifestRule('skill-toml', {
  id: 'provides-missing',
  summary: 'Reports parts listed under `[provides]` that the skill does not have.',
  why: 'The runtime looks for the part when it loads the skill, and finds nothing to offer or to run.',
  source: 'skill.toml contract, "Structure Validation"',
  enforces: [
    skillTomlContract(
      'If `provides.knowledge = true`, `knowledge/` must exist',
      'provides.knowledge',
    ),
    skillTomlContract('If `provides.recipes = true`, `recipes/` must exist', 'provides.recipes'),
    skillTomlContract(
      'If `provides.executable = true`, WASM module must exist',
      'provides.executable',
    ),
    skillTomlContract('*Required if `provides.executable = true`', 'executable.module'),
  ],
  howToFix: 'Add the part and commit its files, or set its key to `false`.',
  invalid: withToml('[provides]\nknowledge = true'),
  valid: withToml(
    '[provides]\nknowledge = true',
    '-- skills/deploy/knowledge/services.md --\n# Services',
  ),
  *check({ manifest, skill }) {
    for (const part of ['knowledge', 'recipes'])
      if (provides(manifest, part) && !hasFilesIn(skill, part))
        yield missing(manifest, skill, part);
    if (provides(manifest, 'executable')) yield* missingModule(manifest, skill);
  },
});

const notes = '-- skills/deploy/knowledge/services.md --\n# Services';

export const providesUndeclared = manifestRule('skill-toml', {
  id: 'provides-undeclared',
  severity: 'warning',
  summary: 'Reports folders `knowledge` and `recipes` that `[provides]` does not declare.',
  why: 'The runtime does not look into the folder, so nobody reads its files.',
  source: 'skill.toml contract, "[provides] Section": "Has knowledge/ directory"',
  enforces: [
    skillTomlContract('Has knowledge/ directory', 'provides.knowledge'),
    skillTomlContract('Has recipes/ directory', 'provides.recipes'),
  ],
  howToFix: 'Set its key to `true`, or remove the folder.',
  invalid: withToml('[provides]\nknowledge = false', notes),
  valid: withToml('[provides]\nknowledge = true', notes),
  *check({ manifest, skill }) {
    const body = skill.manifests.map((other) => other.body ?? '').join('\n');
    for (const folder of ['knowledge', 'recipes']) {
      const isRead = folder === 'recipes' && get(manifest.root, 'recipes') !== undefined;
      const hasFiles = skill.files.some(({ name }) => isInside(name, folder));
      // A SKILL.md may send agents into the folder.
      if (!hasFiles || isRead || provides(manifest, folder) || body.includes(`${folder}/`))
        continue;
      const key = `provides.${folder}`;
      const message = msg`The skill has ${pathPart(`${folder}/`)}, but ${code(key)} is not true.`;
      const help = msg`Set it to ${code('true')}, or remove the folder.`;
      yield { message, help, at: flagLocation(manifest, folder), about: folder };
    }
  },
});

function provides({ root }: Manifest, part: string): boolean {
  return flag(get(get(root, 'provides'), part)) === true;
}

function missing(manifest: Manifest, skill: Skill, folder: string): Draft {
  const suggestion = suggest(folder, foldersOf(skill));
  const message = msg`${code(`provides.${folder}`)} is true, but the skill has no ${pathPart(`${folder}/`)}.`;
  const help =
    suggestion === undefined
      ? msg`Add a file there, or set it to ${code('false')}.`
      : msg`Rename ${pathPart(`${suggestion}/`)}, or set it to ${code('false')}.`;
  return { message, help, at: flagLocation(manifest, folder), about: folder };
}

function* missingModule(manifest: Manifest, skill: Skill): Iterable<Draft> {
  const module = moduleOf(manifest);
  if (module === null) {
    const message = msg`${code('provides.executable')} is true, but ${code('executable.module')} is missing.`;
    yield { message, at: flagLocation(manifest, 'executable'), about: 'executable' };
    return;
  }
  const path = module && pathInSkill(module.name);
  if (!path || hasFile(skill, path)) return;
  const message = msg`Module ${pathPart(module.name)} does not exist.`;
  yield { message, at: module.at, about: 'executable' };
}

function flagLocation({ root, path }: Manifest, part: string) {
  return get(get(root, 'provides'), part)?.at ?? root.fields.get('provides')?.keyAt ?? { path };
}

function foldersOf({ files }: Skill): Iterable<string> {
  const named = files.filter(({ name }) => name.includes('/'));
  return new Set(named.map(({ name }) => name.slice(0, name.indexOf('/'))));
}

export const referencedFileMissing = manifestRule('skill-toml', {
  id: 'referenced-file-missing',
  summary: 'Reports files named in skill.toml that are not in the skill.',
  why: 'Users install a skill without the file that its manifest names.',
  source: 'skill.toml contract, "Structure Validation": "All referenced files must exist".',
  enforces: [
    skillTomlContract('All referenced files must exist', 'executable.module', 'recipes.files'),
  ],
  howToFix:
    'Add the file, correct its path, or remove it. Paths are relative to the folder of the skill.toml.',
  invalid: withToml('[executable]\nmodule = "bin/deploy.wasm"'),
  valid: withModule('[executable]\nmodule = "bin/deploy.wasm"'),
  *check({ manifest, skill }) {
    const module = moduleOf(manifest);
    const path = module && pathInSkill(module.name);
    // With `provides.executable`, provides-missing reports it.
    if (path && !provides(manifest, 'executable') && !hasFile(skill, path)) {
      yield missingFile(skill, 'Module', module.name, path, module.at);
    }
    if (lacksRecipes(manifest, skill)) return;
    for (const { glob, at, folder, isPattern, matched } of globsOf(manifest, skill)) {
      if (!at || isPattern || matched?.length !== 0 || hasLinkTo(skill, folder)) continue;
      yield missingFile(skill, 'Recipe', glob, pathInSkill(glob) ?? glob, at);
    }
  },
});

function missingFile(
  skill: Skill,
  kind: 'Module' | 'Recipe',
  name: string,
  path: string,
  at: Location,
): Draft {
  const match = sameNameIn(skill, path);
  const message = msg`${words(kind)} ${pathPart(name)} does not exist.`;
  const help = match === undefined ? undefined : msg`Write ${pathPart(match)}.`;
  return { message, help, at, about: name };
}
