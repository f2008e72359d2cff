import { operationsOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code, type Message, msg } from '../../model/message.ts';
import { isNearMiss, suggest } from '../../model/text/suggest.ts';
import { items, text, toJson, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withOperation } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';
import { namesByAlias } from '../support/aliases.ts';
import { skillManifestV2 } from '../words/clauses.ts';

const systems: readonly string[] = ['unix', 'windows'];

/** Common other names of the two systems. */
const aliases = namesByAlias({
  unix: ['linux', 'macos', 'mac', 'darwin', 'posix', 'bash', 'sh'],
  windows: ['win', 'win32', 'powershell'],
});

export const entrypointKeyUnknown = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'entrypoint-key-unknown',
  severity: 'note',
  summary: 'Reports entrypoints for other systems than `unix` and `windows`.',
  why: 'Callers that follow the specification ignore every other key, so the operation may have no entrypoint there.',
  source: 'Skill Manifest v2, "entrypoints": "Keys: `unix` (Linux/macOS) and `windows`."',
  enforces: [
    skillManifestV2('Keys: `unix` (Linux/macOS) and `windows`.', 'operations.*.entrypoints'),
  ],
  howToFix: 'Add an entrypoint for `unix` or `windows`. The other one may stay as an extension.',
  invalid: withOperation({ entrypoints: { agent: 'Follow scripts/search.md' } }),
  valid: withOperation({ entrypoints: { unix: ['bash', 'scripts/memory.sh'] } }),
  *check({ manifest }) {
    for (const { name, entrypoints } of operationsOf(manifest.dialect, manifest.root)) {
      const keys = new Set(entrypoints.map(({ key }) => key));
      for (const { key, keyAt } of entrypoints) {
        if (systems.includes(key) || isTypo(key, keys)) continue;
        const system = aliases.get(key.toLowerCase());
        const message = msg`Unknown entrypoint ${code(key)} of operation ${code(name)}.`;
        const help =
          system === undefined
            ? msg`Use ${code('unix')} or ${code('windows')}.`
            : msg`Write ${code(system)}.`;
        yield { message, help, at: keyAt, about: `${name}\0${key}` };
      }
    }
  },
});

/** True if `key-typo` reports the key as a misspelling. */
function isTypo(key: string, keys: ReadonlySet<string>): boolean {
  const suggestion = suggest(key, systems, key.length < 9 ? 1 : 2);
  if (suggestion === undefined || keys.has(suggestion)) return false;
  return (
    suggestion === 'windows' ||
    key.length < suggestion.length ||
    letters(key) === letters(suggestion)
  );
}

function letters(word: string): string {
  return [...word.toLowerCase()].sort().join('');
}

export const entrypointMissing = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'entrypoint-missing',
  severity: 'warning',
  summary: 'Reports operations without an entrypoint for `unix` or `windows`.',
  why: 'Callers that follow the specification cannot run the operation on any system.',
  source: 'Skill Manifest v2, "entrypoints": "Keys: `unix` (Linux/macOS) and `windows`."',
  enforces: [skillManifestV2('OS-specific command arrays', 'operations.*.entrypoints')],
  howToFix: 'Add the command for at least one of the two systems.',
  invalid: withOperation({ entrypoints: { agent: 'Follow scripts/search.md' } }),
  valid: withOperation({ entrypoints: { unix: ['bash', 'scripts/memory.sh'] } }),
  *check({ manifest }) {
    for (const { name, at, entrypoints } of operationsOf(manifest.dialect, manifest.root)) {
      const isKnown = (key: string) =>
        systems.some((system) => key === system || isNearMiss(key, system));
      if (entrypoints.length === 0 || entrypoints.some(({ key }) => isKnown(key))) continue;
      const systemNames = msg`${code('unix')} or ${code('windows')}`;
      const message = msg`Operation ${code(name)} has no entrypoint for ${systemNames}.`;
      yield { message, at, about: name };
    }
  },
});

export const entrypointShape = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'entrypoint-shape',
  summary:
    'Reports entrypoints for `unix` and `windows` that are not a list of a program and its arguments.',
  why: 'Agents run the list without a shell, and cannot run anything else.',
  source: 'Skill Manifest v2, "entrypoints": "Value: argv array."',
  enforces: [
    skillManifestV2(
      'Value: argv array.',
      'operations.*.entrypoints.unix',
      'operations.*.entrypoints.windows',
    ),
    {
      document: 'Skill Manifest v2',
      quote: 'OS-specific command arrays',
      fields: ['operations.*.entrypoints.unix.[]', 'operations.*.entrypoints.windows.[]'],
    },
  ],
  howToFix:
    'Write the program and each of its arguments as a separate string: `["bash", "scripts/search.sh", "{query}"]`.',
  invalid: withOperation({ entrypoints: { unix: 'bash scripts/memory.sh' } }),
  valid: withOperation({ entrypoints: { unix: ['bash', 'scripts/memory.sh'] } }),
  *check({ manifest }) {
    for (const { name, entrypoints } of operationsOf(manifest.dialect, manifest.root)) {
      for (const { key, value } of entrypoints) {
        for (const { kind, clause, help, value: found } of faults(key, value)) {
          const message = msg`Entrypoint ${code(key)} of operation ${code(name)} ${clause}.`;
          const about = `${name}\0${key}\0${kind}`;
          yield { message, help, at: found.at, about, value: toJson(found) };
        }
      }
    }
  },
});

interface Fault {
  readonly kind: 'type' | 'empty' | 'program' | 'argument';
  readonly clause: Message;
  readonly help?: Message;
  readonly value: Value;
}

/** The arguments of a plain command line as strings; those of an example for any other text. */
function argumentsOf(line = ''): string {
  const isPlain = /^[\w@%+=:,./-]+(?: +[\w@%+=:,./-]+)*$/.test(line);
  const words = isPlain ? line.split(/ +/) : ['bash', 'scripts/run.sh'];
  return words.map((word) => JSON.stringify(word)).join(', ');
}

function* faults(system: string, value: Value): Iterable<Fault> {
  const known = systems.includes(system);
  if (value.kind !== 'list') {
    if (!known && text(value)?.trim()) return;
    const line = text(value)?.trim();
    const clause = msg`is ${line === '' ? msg`empty` : shownValue(value)}, not a list of strings`;
    const help = known
      ? msg`Write ${code(`[${argumentsOf(line)}]`)}.`
      : msg`Write a list of strings or a string.`;
    yield { kind: 'type', clause, help, value };
    return;
  }
  const [program, ...programArguments] = items(value);
  if (!program) yield { kind: 'empty', clause: msg`is an empty list`, value };
  else if (text(program)?.trim() === '') {
    const help = msg`Write the program first.`;
    yield { kind: 'program', clause: msg`begins with an empty string`, help, value: program };
  }
  for (const word of program ? [program, ...programArguments] : []) {
    if (text(word) !== undefined) continue;
    const help = msg`Write every argument as a string.`;
    yield { kind: 'argument', clause: msg`contains ${shownValue(word)}`, help, value: word };
  }
}
