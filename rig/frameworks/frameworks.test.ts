import { spawnSync } from 'node:child_process';
import { appendFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compare, type Recorded } from '../../test/scripts/recorded.ts';
import { temporaryFolder } from '../../test/support/git.ts';
import { nodeLoop, pythonLoop } from './loops.ts';
import { commander, nodeWords, parseArgs, yargs } from './node.ts';
import { click, optparse, pythonWords, typer } from './python.ts';
import { Random, someWords } from './random.ts';
import { caseLoop, counts, getopts, type Script } from './shell.ts';

interface Framework {
  readonly id: string;
  readonly file: string;
  readonly program: string;
  readonly make: (random: Random) => Script;
}

const frameworks: readonly Framework[] = [
  { id: 'getopts', file: 'x.sh', program: 'bash', make: getopts },
  { id: 'case', file: 'x.sh', program: 'bash', make: caseLoop },
  { id: 'words', file: 'x.sh', program: 'bash', make: counts },
  { id: 'parseArgs', file: 'x.js', program: 'node', make: parseArgs },
  { id: 'commander', file: 'x.js', program: 'node', make: commander },
  { id: 'yargs', file: 'x.js', program: 'node', make: yargs },
  { id: 'process.argv', file: 'x.js', program: 'node', make: nodeWords },
  { id: 'loop over process.argv', file: 'x.js', program: 'node', make: nodeLoop },
  { id: 'click', file: 'x.py', program: 'python3', make: click },
  { id: 'typer', file: 'x.py', program: 'python3', make: typer },
  { id: 'optparse', file: 'x.py', program: 'python3', make: optparse },
  { id: 'sys.argv', file: 'x.py', program: 'python3', make: pythonWords },
  { id: 'loop over sys.argv', file: 'x.py', program: 'python3', make: pythonLoop },
];

const environment = process.env;
const scripts = Number(environment['SCRIPTS'] ?? 30);
const calls = Number(environment['CALLS'] ?? 8);
const seed = Number(environment['SEED'] ?? Date.now() % 1_000_000);
const shown = Number(environment['SHOW'] ?? 5);

test.each(frameworks)(
  '$id refuses what is refused',
  async (framework) => {
    const random = new Random(seed);
    const folder = temporaryFolder();
    const packages = environment['NODE_PACKAGES'];
    if (packages) symlinkSync(packages, join(folder, 'node_modules'));
    const recorded = Array.from({ length: scripts }, () => record(framework, folder, random));
    const { wrong, missed } = await compare(recorded);
    console.log(
      `${framework.id}: ${scripts * calls} pairs, ${wrong.length} refused wrongly, ${missed.length} missed (seed ${seed})`,
    );
    for (const { text, words, refused } of [...wrong, ...missed].slice(0, shown))
      console.log(`${text}> ${JSON.stringify(words)}\n${refused}`);
    const file = environment['RECORD'];
    if (file) appendFileSync(file, recorded.map((one) => `${JSON.stringify(one)}\n`).join(''));
    expect(wrong).toEqual([]);
  },
  600_000,
);

/** Runs calls of one generated script. */
function record({ id, file, program, make }: Framework, folder: string, random: Random): Recorded {
  const { text, options, words } = make(random);
  const path = join(folder, file);
  writeFileSync(path, text);
  const said = (given: readonly string[]) => {
    const { status, stderr } = spawnSync(program, [path, ...given], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 5_000,
      env: { PATH: environment['PATH'], TERM: 'dumb', NO_COLOR: '1' },
    });
    const error = stderr.trim().split('\n').at(-1) ?? '';
    return status === 0 ? null : error.replaceAll(folder, '').slice(0, 120);
  };
  const made = Array.from({ length: calls }, () => {
    const given = someWords(random, options, words);
    return { words: given, refused: said(given) };
  });
  return { framework: id, path: file, text, calls: made };
}
