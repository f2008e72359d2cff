import { pathInSkill } from '../../dialects/skill-toml/paths.ts';
import type { Draft } from '../../model/finding.ts';
import { code, msg, pathPart } from '../../model/message.ts';
import type { Manifest, Skill } from '../../model/skill.ts';
import { suggest } from '../../model/text/suggest.ts';
import { flag, get } from '../../model/value/value.ts';
import { withToml } from '../examples/toml.ts';
import { manifestRule } from '../rule.ts';
import { moduleOf } from '../support/executable-module.ts';
import { hasFile, hasFilesIn } from '../support/skill-files.ts';

/** A part that a skill.toml declares and the skill lacks. */
export const providesMissing = manifestRule('skill-toml', {
  id: 'provides-missing',
  severity: 'error',
  summary: 'Reports parts listed under `[provides]` that the skill does not have.',
  why: 'The runtime looks for the part when it loads the skill, and finds nothing to offer or to run.',
  source: 'skill.toml contract, "Structure Validation"',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'If `provides.knowledge = true`, `knowledge/` must exist',
      fields: ['provides.knowledge'],
    },
    {
      document: 'skill.toml contract',
      quote: 'If `provides.recipes = true`, `recipes/` must exist',
      fields: ['provides.recipes'],
    },
    {
      document: 'skill.toml contract',
      quote: 'If `provides.executable = true`, WASM module must exist',
      fields: ['provides.executable'],
    },
    {
      document: 'skill.toml contract',
      quote: '*Required if `provides.executable = true`',
      fields: ['executable.module'],
    },
  ],
  howToFix: 'Add the part and commit its files, or set its key to `false`.',
  invalid: withToml('[provides]\nknowledge = true'),
  valid: withToml(
    '[provides]\nknowledge = true',
    '-- skills/deploy/knowledge/services.md --\n# Services',
  ),
  *check({ manifest, skill }) {
    if (provides(manifest, 'knowledge') && !hasFilesIn(skill, 'knowledge')) {
      yield missing(manifest, skill, 'knowledge');
    }
    if (provides(manifest, 'recipes') && !hasFilesIn(skill, 'recipes'))
      yield missing(manifest, skill, 'recipes');
    if (provides(manifest, 'executable')) yield* missingModule(manifest, skill);
  },
});

function provides({ root }: Manifest, part: string): boolean {
  return flag(get(get(root, 'provides'), part)) === true;
}

function missing(manifest: Manifest, skill: Skill, folder: string): Draft {
  const suggestion = suggest(folder, foldersOf(skill));
  return {
    message: msg`${code(`provides.${folder}`)} is true, but the skill has no ${pathPart(`${folder}/`)}.`,
    help:
      suggestion === undefined
        ? msg`Add a file there, or set it to ${code('false')}.`
        : msg`Rename ${pathPart(`${suggestion}/`)}, or set it to ${code('false')}.`,
    at: flagLocation(manifest, folder),
    about: folder,
  };
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
  return get(get(root, 'provides'), part)?.at ?? { path };
}

function foldersOf({ files }: Skill): Iterable<string> {
  const named = files.filter(({ name }) => name.includes('/'));
  return new Set(named.map(({ name }) => name.slice(0, name.indexOf('/'))));
}
