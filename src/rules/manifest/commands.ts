import { compareDotted } from '../../contract/coverage/dotted.ts';
import { commandsOf, type Entry } from '../../dialects/manifest-v1/entries.ts';
import { code, type Message, msg } from '../../model/message.ts';
import {
  get,
  items,
  source,
  type Table,
  text,
  toJson,
  type Value,
} from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { skillTomlContract } from '../words/clauses.ts';

/** The name of a program, without a directory, arguments and shell syntax. */
const plainName = /^(?!\.{1,2}$)[\p{L}\p{N}_.+@][\p{L}\p{M}\p{N}_.+@-]*$/u;

export const commandNameFormat = manifestRule(['manifest-v1', 'skill-toml'], {
  id: 'command-name-format',
  severity: 'warning',
  summary:
    'Reports required commands that have a path, arguments or other syntax beside the name of a program.',
  why: 'Runtimes look the name up in PATH and do not find it, so the skill never starts.',
  source:
    'ADR-002, "preconditions": "`cmd`: command name (required)", "CLI tools that must be in PATH".',
  enforces: [
    adr002('`cmd`: command name (required)', 'preconditions.commands.[].cmd'),
    skillTomlContract('Must be installed', 'platform.required_tools'),
  ],
  howToFix: 'Write the name of the program alone. List a script of the skill under `files`.',
  invalid: withManifest('preconditions:\n  commands:\n    - cmd: git --version'),
  valid: withManifest('preconditions:\n  commands:\n    - cmd: git'),
  *check({ manifest }) {
    const isToml = manifest.dialect === 'skill-toml';
    for (const { name, at } of isToml ? toolsOf(manifest.root) : commandsOf(manifest.root)) {
      if (plainName.test(name)) continue;
      if (name.trim() === '') {
        // Of ADR-002, manifest-shape reports an empty name.
        if (isToml)
          yield { message: msg`A command is empty.`, help: msg`Write its name.`, at, about: name };
        continue;
      }
      const message = msg`Command ${code(name)} has ${partOf(name)}. Runtimes do not find it in PATH.`;
      yield { message, help: helpFor(name, isToml), at, about: name };
    }
  },
});

function partOf(name: string): Message {
  if (/[/\\]/.test(name)) return msg`a path`;
  return /\s/.test(name) ? msg`a space` : msg`an invalid character`;
}

/** The tools of `[platform]`. */
function toolsOf(root: Table): readonly Pick<Entry, 'name' | 'at'>[] {
  const lists = ['required_tools', 'optional_tools'].flatMap((key) =>
    items(get(get(root, 'platform'), key)),
  );
  return lists.flatMap((value) => {
    const name = text(value);
    return name === undefined ? [] : [{ name, at: value.at }];
  });
}

function helpFor(name: string, isToml: boolean): Message {
  const isScript = /^(?:\.|[^/\\\s]+[/\\])/.test(name.trim());
  if (isScript && !isToml) return msg`List a script of the skill under ${code('files')}.`;
  const program = name.trim().split(/\s+/)[0]?.split(/[/\\]/).at(-1) ?? '';
  return plainName.test(program)
    ? msg`Write ${code(program)}.`
    : msg`Write only the name of the program.`;
}

const dotted = /^\d+(?:\.\d+)*$/;

export const commandVersionRange = manifestRule('manifest-v1', {
  id: 'command-version-range',
  summary:
    'Reports version bounds of commands that are not dotted numbers, and minimums above the maximum.',
  why: 'No installed version satisfies the precondition, and the skill never starts.',
  howToFix:
    'Write dotted numbers such as `"2.40"` without an operator, and a `min_version` that is not above `max_version`.',
  source: 'ADR-002, "preconditions": "minimum version (optional, e.g., "2.40")"',
  enforces: [
    adr002(
      '`min_version`: minimum version (optional, e.g., "2.40")',
      'preconditions.commands.[].min_version',
    ),
    adr002('`max_version`: maximum version (optional)', 'preconditions.commands.[].max_version'),
  ],
  invalid: withManifest('preconditions:\n  commands:\n    - cmd: git\n      min_version: ">=2.40"'),
  valid: withManifest('preconditions:\n  commands:\n    - cmd: git\n      min_version: "2.40"'),
  *check({ manifest }) {
    for (const { name, value } of commandsOf(manifest.root)) {
      const low = get(value, 'min_version');
      const high = get(value, 'max_version');
      for (const [key, bound] of [['min_version', low] as const, ['max_version', high] as const]) {
        if (!bound || !isVersion(bound) || isDotted(bound)) continue;
        const message = msg`${code(key)} of command ${code(name)} is ${shownValue(bound)}.`;
        const help = msg`Write a dotted number such as ${code('2.40')}.`;
        yield { message, help, at: bound.at, about: `${name}\0${key}`, value: toJson(bound) };
      }
      if (!low || !high || !isDotted(low) || !isDotted(high)) continue;
      const [from, to] = [source(low) ?? '', source(high) ?? ''];
      if (!isAbove(from, to)) continue;
      const bounds = msg`${code('min_version')} ${code(from)} is above ${code('max_version')} ${code(to)}`;
      const message = msg`${bounds} of command ${code(name)}.`;
      yield { message, at: low.at, about: `${name}\0range`, value: [from, to] };
    }
  },
});

/** Values of other types are reported by manifest-shape. */
function isVersion({ kind }: Value): boolean {
  return kind === 'string' || kind === 'number' || kind === 'other';
}

function isDotted(value: Value): boolean {
  return isVersion(value) && dotted.test(source(value) ?? '');
}

/** Compares the common number of parts: a maximum version of 2 includes 2.40. */
function isAbove(low: string, high: string): boolean {
  const [from, to] = [low.split('.'), high.split('.')];
  const [a, b] = [from.slice(0, to.length), to.slice(0, from.length)];
  return (compareDotted(a.join('.'), b.join('.')) ?? 0) > 0;
}
