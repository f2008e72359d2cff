import { operationsOf } from '../../dialects/skill-manifest-v2/entries.ts';
import { code, type Message, msg } from '../../model/message.ts';
import { items, text, toJson, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { withOperation } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

const systems: readonly string[] = ['unix', 'windows'];

/** An entrypoint that is not a command. */
export const entrypointShape = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'entrypoint-shape',
  severity: 'error',
  summary:
    'Reports entrypoints for `unix` and `windows` that are not a list of a program and its arguments.',
  why: 'Agents run the list without a shell, and cannot run anything else.',
  source: 'Skill Manifest v2, "entrypoints": "Value: argv array."',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Value: argv array.',
      fields: ['operations.*.entrypoints.unix', 'operations.*.entrypoints.windows'],
    },
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
