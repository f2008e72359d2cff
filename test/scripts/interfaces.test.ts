import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareInterfaces } from '../../src/contract/scripts/interfaces.ts';
import type { ScriptInterface } from '../../src/model/script/interface.ts';
import { ruleFor } from '../../src/rules/claim.ts';
import { requirementOf } from '../../src/rules/support/requirement.ts';
import { sample, seeds } from '../laws/support/seeds.ts';
import { commandOf, isRefused, type Pair, pairsIn, type Spec } from './argparse-pairs.ts';

const recorded = pairsIn(readFileSync(new URL('argparse-pairs.jsonl', import.meta.url), 'utf8'))
  .map((pair) => ({ ...pair, command: withoutHelp(pair.command) }))
  .filter((pair) => pair.refused === null && !isRefused(pair));

/** Nobody's call depends on `--help`. */
function withoutHelp(spec: Spec): Spec {
  const commands = Object.entries(spec.commands ?? {}).map(
    ([name, own]) => [name, withoutHelp(own)] as const,
  );
  return {
    ...spec,
    options: spec.options.filter(({ isExit }) => !isExit),
    commands: spec.commands && Object.fromEntries(commands),
  };
}

/** The rules that report what differs, with their bumps. */
function changes(before: Spec, after: Spec): readonly string[] {
  const side = (spec: Spec) => ({
    path: 'skills/s/scripts/s.py',
    accepts: { command: commandOf(spec) } as ScriptInterface,
    needs: [],
  });
  return compareInterfaces({
    name: 'scripts/s.py',
    before: side(before),
    after: side(after),
    calls: [],
  }).map((change) => {
    const rule = ruleFor(change);
    return `${rule.id} ${requirementOf(rule, change, false).bump}`;
  });
}

type Edit = (spec: Spec) => Spec;

const text = { choices: null, type: null };

/** Changes of one part of a parser. */
const edits: readonly Edit[] = [
  (spec) => ({ ...spec, options: spec.options.slice(1) }),
  (spec) => ({ ...spec, arguments: spec.arguments.slice(1) }),
  (spec) => ({ ...spec, options: spec.options.map((one) => ({ ...one, isRequired: true })) }),
  (spec) => ({ ...spec, options: spec.options.map((one) => ({ ...one, isRequired: false })) }),
  (spec) => ({
    ...spec,
    options: spec.options.map((one) => ({ ...one, values: { ...text, choices: ['a'] } })),
  }),
  (spec) => ({ ...spec, options: spec.options.map((one) => ({ ...one, values: text })) }),
  (spec) => ({
    ...spec,
    options: [
      ...spec.options,
      { names: ['--zzz'], min: 1, max: 1, values: text, isRequired: false },
    ],
  }),
  (spec) => ({
    ...spec,
    options: [
      ...spec.options,
      { names: ['--zzz'], min: 1, max: 1, values: text, isRequired: true },
    ],
  }),
  (spec) => ({
    ...spec,
    options: spec.options.map((one) => ({ ...one, names: one.names.map((name) => `${name}x`) })),
  }),
  (spec) => ({
    ...spec,
    commands: spec.commands && Object.fromEntries(Object.entries(spec.commands).slice(1)),
  }),
  (spec) => ({
    ...spec,
    arguments: [...spec.arguments, { name: 'z', min: 1, max: 1, values: text }],
  }),
];

/** Without abbreviations, which may name another option once there is a new one. */
const isWhole = ({ command, words }: Pair) => {
  const names = new Set(
    [command, ...Object.values(command.commands ?? {})].flatMap(({ options }) =>
      options.flatMap((option) => option.names),
    ),
  );
  return words.every((word) => !word.startsWith('--') || names.has(word.split('=')[0] ?? ''));
};

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('where a call is refused that was accepted, the change is a break', () => {
    const variant = fc.tuple(
      fc.constantFrom(...recorded.filter(isWhole)),
      fc.constantFrom(...edits),
      fc.constantFrom(...edits),
    );
    fc.assert(
      fc.property(variant, ([pair, one, other]) => {
        const after = other(one(pair.command));
        if (!isRefused({ ...pair, command: after })) return;
        const found = changes(pair.command, after);
        expect(found.filter((change) => change.endsWith(' major'))).not.toEqual([]);
      }),
      sample(seed, 2_000),
    );
  });
});

const option = (names: readonly string[], more: Partial<Spec['options'][number]> = {}) => ({
  names,
  min: 1,
  max: 1,
  values: text,
  isRequired: false,
  ...more,
});
const spec = (more: Partial<Spec> = {}): Spec => ({
  options: [],
  arguments: [],
  commands: null,
  needsCommand: false,
  ...more,
});
const positional = (name: string, min = 1, max: number | null = 1) => ({
  name,
  min,
  max,
  values: text,
});

test.each<[string, Spec, Spec, readonly string[]]>([
  [
    'the same',
    spec({ options: [option(['-o', '--out'])] }),
    spec({ options: [option(['--out', '-o'])] }),
    [],
  ],
  [
    'a lost option',
    spec({ options: [option(['--out'])] }),
    spec(),
    ['script-interface-removed major'],
  ],
  [
    'a lost name',
    spec({ options: [option(['-o', '--out'])] }),
    spec({ options: [option(['--out'])] }),
    ['script-interface-removed major'],
  ],
  [
    'a new option',
    spec(),
    spec({ options: [option(['--out'])] }),
    ['script-interface-added minor'],
  ],
  [
    'a new required option',
    spec(),
    spec({ options: [option(['--out'], { isRequired: true })] }),
    ['script-interface-required major'],
  ],
  [
    'a renamed argument',
    spec({ arguments: [positional('a')] }),
    spec({ arguments: [positional('b')] }),
    [],
  ],
  [
    'an optional argument',
    spec({ arguments: [positional('a')] }),
    spec({ arguments: [positional('a', 0)] }),
    ['script-interface-optional minor'],
  ],
  [
    'a flag that takes a value',
    spec({ options: [option(['-v'], { min: 0, max: 0 })] }),
    spec({ options: [option(['-v'])] }),
    ['script-values-narrowed major'],
  ],
  [
    'lost choices',
    spec({ options: [option(['-f'], { values: { choices: ['a', 'b'], type: null } })] }),
    spec({ options: [option(['-f'], { values: { choices: ['a'], type: null } })] }),
    ['script-values-narrowed major'],
  ],
  [
    'a number',
    spec({ options: [option(['-n'])] }),
    spec({ options: [option(['-n'], { values: { choices: null, type: 'int' } })] }),
    ['script-values-narrowed major'],
  ],
  [
    'any number',
    spec({ options: [option(['-n'], { values: { choices: null, type: 'int' } })] }),
    spec({ options: [option(['-n'], { values: { choices: null, type: 'float' } })] }),
    ['script-values-widened minor'],
  ],
  [
    'a lost subcommand',
    spec({ commands: { a: spec(), b: spec() } }),
    spec({ commands: { b: spec() } }),
    ['script-interface-removed major'],
  ],
  [
    'a lost option of a subcommand',
    spec({ commands: { a: spec({ options: [option(['-o'])] }) } }),
    spec({ commands: { a: spec() } }),
    ['script-interface-removed major'],
  ],
])('%s', (_name, before, after, expected) => {
  expect(changes(before, after)).toEqual(expected);
});
