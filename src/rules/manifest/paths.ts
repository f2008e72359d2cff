import { isAbsolute, pathsOf } from '../../dialects/manifest-v1/paths.ts';
import { tomlPathsOf } from '../../dialects/skill-toml/paths.ts';
import type { Draft } from '../../model/finding.ts';
import { msg, nothing, pathPart, words } from '../../model/message.ts';
import { resolve } from '../../model/text/path.ts';
import type { Table } from '../../model/value/value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { skillTomlContract } from '../words/clauses.ts';
import { describeBase } from '../words/part-words.ts';

export const pathAbsolute = manifestRule('manifest-v1', {
  id: 'path-absolute',
  summary: 'Reports absolute paths in a manifest.',
  why: 'On another machine, an absolute path is another file, or none.',
  howToFix:
    'Write the path relative to its base, without a leading `/`, `~` or drive: `docs/worklogs/today.org`.',
  source: 'ADR-002, "Path Resolution": "Absolute paths (starting with `/` or `~`) are forbidden"',
  enforces: [
    adr002(
      'Absolute paths (starting with `/` or `~`) are forbidden',
      'preconditions.files.[].path',
      'outputs.files.[].pattern',
    ),
  ],
  invalid: withManifest('outputs:\n  files:\n    - pattern: "~/worklogs/today.org"'),
  valid: withManifest('outputs:\n  files:\n    - pattern: "docs/worklogs/today.org"'),
  *check({ manifest }) {
    for (const { role, name, at, base, effective } of pathsOf(manifest.root)) {
      if (!isAbsolute(effective)) continue;
      const message = isAbsolute(name)
        ? msg`${words(role)} ${pathPart(name)} is absolute.`
        : msg`${words(role)} ${pathPart(name)} is absolute with its defaults: ${pathPart(effective)}.`;
      const help = msg`Write a path relative to ${describeBase(base)}.`;
      yield { message, help, at, about: name };
    }
  },
});

const findIn: Readonly<Record<string, (root: Table) => Iterable<Draft>>> = {
  'manifest-v1': outOfBase,
  'skill-toml': outOfSkill,
};

export const pathEscape = manifestRule(Object.keys(findIn), {
  id: 'path-escape',
  summary:
    'Reports manifest paths outside their base folder: the skill, the repository or the working directory.',
  why: 'A file outside the base is not part of the skill or the repository, and is missing or different on other machines.',
  howToFix: 'Move the file into the base, and remove `..` from the path.',
  source:
    'ADR-002, "Path Resolution"; skill.toml contract, "Manifest Validation": "All paths must be within skill directory"',
  enforces: [
    adr002('`path`: relative path (required)', 'preconditions.files.[].path'),

    skillTomlContract(
      'Path validation: All paths must be within skill directory',
      'recipes.files',
      'executable.module',
    ),
  ],
  invalid: withManifest('outputs:\n  files:\n    - pattern: "../worklogs/today.org"'),
  valid: withManifest('outputs:\n  files:\n    - pattern: "worklogs/today.org"'),
  check: ({ manifest: { dialect, root } }) => findIn[dialect]?.(root) ?? [],
});

function* outOfBase(root: Table): Iterable<Draft> {
  for (const { role, name, at, base, effective } of pathsOf(root)) {
    if (isAbsolute(effective) || !escapes(effective)) continue;
    const filled = effective === name ? nothing : msg` with its defaults: ${pathPart(effective)}`;
    const message = msg`${words(role)} ${pathPart(name)} leaves ${describeBase(base)}${filled}.`;
    yield { message, at, about: name };
  }
}

/** Includes absolute paths, for which skill.toml has no separate rule. */
function* outOfSkill(root: Table): Iterable<Draft> {
  for (const { role, name, at } of tomlPathsOf(root)) {
    if (!isAbsolute(name) && !escapes(name)) continue;
    const fault = isAbsolute(name) ? 'is absolute' : 'leaves the skill';
    const message = msg`${words(role)} ${pathPart(name)} ${words(fault)}.`;
    yield { message, at, about: name };
  }
}

function escapes(path: string): boolean {
  return resolve('', path.replaceAll('\\', '/')) === undefined;
}
