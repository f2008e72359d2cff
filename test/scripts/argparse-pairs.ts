import type { ScriptCommand, ScriptInterface } from '../../src/model/script/interface.ts';
import type { Range } from '../../src/model/text/text.ts';
import { refusalsOf } from '../../src/scripts/judge/refusals.ts';
import { argparseSyntax } from '../../src/scripts/python/argparse/argparse.ts';

const at: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

interface Row {
  readonly min: number;
  readonly max: number | null;
  readonly values: {
    readonly choices: readonly string[] | null;
    readonly type: 'int' | 'float' | null;
  };
}

/** A parser as `rig/argparse/pairs.py` prints it. */
export interface Spec {
  readonly options: readonly (Row & {
    readonly names: readonly string[];
    readonly isRequired: boolean;
    readonly isExit?: boolean;
  })[];
  readonly arguments: readonly (Row & { readonly name: string })[];
  readonly commands: Readonly<Record<string, Spec>> | null;
  readonly needsCommand: boolean;
}

/** A parser, a call, and what argparse says to it; null where it accepts the call. */
export interface Pair {
  readonly command: Spec;
  readonly words: readonly string[];
  readonly refused: string | null;
}

/** The pairs in lines of JSON. */
export function pairsIn(text: string): readonly Pair[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Pair);
}

/** Whether the product refuses the call of a pair. */
export function isRefused({ command, words }: Pair): boolean {
  const program: ScriptInterface = {
    framework: 'argparse',
    syntax: argparseSyntax,
    command: commandOf(command),
    variables: [],
  };
  return (
    refusalsOf(
      program,
      words.map((text) => ({ kind: 'text', text, at })),
    ).length > 0
  );
}

/** What `--` and a value joined to `--help` mean differs between versions of Python; nobody writes them so. */
export function isOdd({ words }: Pair): boolean {
  return words.includes('--') || words.some((word) => /^-h./.test(word));
}

/** The command of a parser. */
export function commandOf(spec: Spec): ScriptCommand {
  return {
    options: spec.options.map(({ min, max, ...rest }) => ({
      ...rest,
      takes: { min, max },
      default: null,
      at,
    })),
    arguments: spec.arguments.map(({ min, max, ...rest }) => ({
      ...rest,
      takes: { min, max },
      at,
    })),
    exclusive: [],
    commands:
      spec.commands &&
      new Map(Object.entries(spec.commands).map(([name, own]) => [name, commandOf(own)])),
    needsCommand: spec.needsCommand,
    acceptsUnknown: false,
    isOpen: false,
    at,
  };
}
