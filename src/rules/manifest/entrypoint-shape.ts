import { operationsOf } from '../../dialects/skill-manifest-v2/entries.ts';
import type { Draft } from '../../model/finding.ts';
import { code, formatValue } from '../../model/value/format-value.ts';
import { items, text, type Value } from '../../model/value/value.ts';
import { withOperation } from '../examples/block.ts';
import { manifestRule } from '../rule.ts';

const systems: readonly string[] = ['unix', 'windows'];

/** An entrypoint that is not a command. */
export const entrypointShape = manifestRule(['skill-manifest-v2', 'router-manifest'], {
  id: 'entrypoint-shape',
  severity: 'error',
  summary:
    'The entrypoints `unix` and `windows` are lists of strings: the program, then its arguments.',
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
        const subject = `Entrypoint ${code(key)} of operation ${code(name)}`;
        for (const { problem, at } of faults(key, value)) {
          yield { message: `${subject} ${problem}`, at, about: `${name}\0${key}\0${problem}` };
        }
      }
    }
  },
});

interface Fault extends Pick<Draft, 'at'> {
  readonly problem: string;
}

/** The arguments of a plain command line as strings; those of an example for any other text. */
function argumentsOf(line = ''): string {
  const isPlain = /^[\w@%+=:,./-]+(?: +[\w@%+=:,./-]+)*$/.test(line);
  const words = isPlain ? line.split(/ +/) : ['bash', 'scripts/run.sh'];
  return words.map((word) => JSON.stringify(word)).join(', ');
}

function* faults(system: string, value: Value): Iterable<Fault> {
  const { at } = value;
  const known = systems.includes(system);
  if (value.kind !== 'list') {
    if (!known && text(value)?.trim()) return;
    const line = text(value)?.trim();
    const description =
      line === '' ? 'blank' : line ? `the string ${code(line)}` : formatValue(value);
    const expected = known
      ? `must be a list of strings. Write ${code(`[${argumentsOf(line)}]`)}.`
      : 'must be a list of strings or a string.';
    yield { problem: `is ${description}, but ${expected}`, at };
    return;
  }
  const [program, ...programArguments] = items(value);
  if (!program) yield { problem: 'is an empty list, so calls of the operation run nothing.', at };
  else if (text(program)?.trim() === '') {
    yield { problem: 'starts with a blank string. Write the program first.', at: program.at };
  }
  for (const word of program ? [program, ...programArguments] : []) {
    if (text(word) !== undefined) continue;
    yield {
      problem: `contains ${formatValue(word)}. Write every argument as a text.`,
      at: word.at,
    };
  }
}
