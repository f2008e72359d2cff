import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ScriptCommand } from '../../src/model/script/interface.ts';
import { readPythonInterface } from '../../src/scripts/python/read-python-interface.ts';
import { openSource } from '../../src/syntax/source/source.ts';
import { isOdd, isRefused, pairsIn } from '../../test/scripts/argparse-pairs.ts';
import { temporaryFolder } from '../../test/support/git.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const python = (args: readonly string[], cwd: string) =>
  spawnSync('python3', ['-B', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { PATH: process.env['PATH'], HOME: cwd },
  });

beforeAll(() => openSource('python'));

test('20,000 calls are refused as argparse refuses them', () => {
  const { stdout } = python(
    [file('pairs.py'), '20000', String(Date.now() % 1_000_000)],
    temporaryFolder(),
  );
  const pairs = pairsIn(stdout).filter((pair) => !isOdd(pair));
  const wrong = pairs.filter((pair) => isRefused(pair) !== (pair.refused !== null));
  console.log(`${pairs.length} pairs, ${wrong.length} differ`);
  // A few hold on one version of Python only.
  expect(wrong.filter(({ refused }) => refused === null).length).toBeLessThan(pairs.length / 1_000);
  expect(wrong.length).toBeLessThan(pairs.length / 200);
});

const folders = (process.env['SCRIPT_FOLDERS'] ?? '').split(':').filter(Boolean);

describe.skipIf(folders.length === 0)('scripts of $SCRIPT_FOLDERS', () => {
  test('accept what argparse has built, or are open', () => {
    const scripts = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.py'))
        .map((name) => join(folder, name)),
    );
    let compared = 0;
    const wrong = scripts.filter((path) => {
      const program = readPythonInterface(readFileSync(path, 'utf8'));
      const built =
        program &&
        JSON.parse(python([file('parser.py'), path], temporaryFolder()).stdout.trim() || '{}');
      if (!program || !built.options) return false;
      compared++;
      return !agrees(program.command, built);
    });
    console.log(`${compared} scripts, ${wrong.length} differ`);
    expect(wrong).toEqual([]);
  });
});

interface Built {
  readonly options: readonly {
    readonly names: readonly string[];
    readonly isRequired: boolean;
    readonly min: number;
  }[];
  readonly arguments: readonly { readonly min: number; readonly max: number | null }[];
  readonly commands: Readonly<Record<string, Built>> | null;
}

/** Whether nothing is known that is not so; choices that are not known are every value. */
function agrees(command: ScriptCommand, built: Built): boolean {
  if (command.isOpen) return true;
  const names = (options: readonly { readonly names: readonly string[] }[]) =>
    options
      .flatMap((option) => option.names)
      .sort()
      .join(' ');
  const shape = (rows: readonly { readonly min: number; readonly max: number | null }[]) =>
    rows.map(({ min, max }) => `${min}-${max}`).join(' ');
  const same =
    names(command.options) === names(built.options) &&
    shape(command.arguments.map(({ takes }) => takes)) === shape(built.arguments);
  return (
    same &&
    [...(command.commands ?? [])].every(
      ([name, inner]) => built.commands?.[name] && agrees(inner, built.commands[name]),
    )
  );
}
