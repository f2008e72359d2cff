import { isAbsolute, pathsOf } from '../../dialects/manifest-v1/paths.ts';
import { tomlPathsOf } from '../../dialects/skill-toml/paths.ts';
import type { Draft } from '../../model/finding.ts';
import { resolve } from '../../model/text/path.ts';
import { code } from '../../model/value/format-value.ts';
import type { Table } from '../../model/value/value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { describeBase } from '../words/part-words.ts';

const findIn: Readonly<Record<string, (root: Table) => Iterable<Draft>>> = {
  'manifest-v1': outOfBase,
  'skill-toml': outOfSkill,
};

/** A path that leads out of its base. */
export const pathEscape = manifestRule(Object.keys(findIn), {
  id: 'path-escape',
  severity: 'error',
  summary: 'No path of a manifest leaves its base. For a skill.toml, the base is the skill.',
  why: 'A file outside the base is not part of the skill or the repository, and is missing or different on other machines.',
  howToFix: 'Move the file into the base, and remove `..` from the path.',
  source:
    'ADR-002, "Path Resolution"; skill.toml contract, "Manifest Validation": "All paths must be within skill directory"',
  enforces: [
    adr002('`path`: relative path (required)', 'preconditions.files.[].path'),

    {
      document: 'skill.toml contract',
      quote: 'Path validation: All paths must be within skill directory',
      fields: ['recipes.files', 'executable.module'],
    },
  ],
  invalid: withManifest(`
outputs:
  files:
    - pattern: "../worklogs/today.org"
`),
  valid: withManifest(`
outputs:
  files:
    - pattern: "worklogs/today.org"
`),
  check({ manifest: { dialect, root } }) {
    return findIn[dialect]?.(root) ?? [];
  },
});

function* outOfBase(root: Table): Iterable<Draft> {
  for (const { role, name, at, base, effective } of pathsOf(root)) {
    if (isAbsolute(effective) || !escapes(effective)) continue;
    const effectiveNote =
      effective === name ? '' : `, ${code(effective)} with the defaults of its inputs,`;
    const message = `${role} ${code(name)}${effectiveNote} is relative to ${describeBase(base)}, and its \`..\` leads out of there: that place is missing or different on other machines. Write a path inside ${describeBase(base)}.`;
    yield { message, at, about: name };
  }
}

/** Includes absolute paths, for which skill.toml has no separate rule. */
function* outOfSkill(root: Table): Iterable<Draft> {
  for (const { role, name, at } of tomlPathsOf(root)) {
    const words = isAbsolute(name) ? 'is an absolute path' : 'leaves the skill through `..`';
    if (!isAbsolute(name) && !escapes(name)) continue;
    const message = `${role} ${code(name)} ${words}. Every path of a skill.toml has to stay within the skill.`;
    yield { message, at, about: name };
  }
}

function escapes(path: string): boolean {
  return resolve('', path.replaceAll('\\', '/')) === undefined;
}
