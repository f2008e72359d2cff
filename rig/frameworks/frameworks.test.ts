import { spawnSync } from 'node:child_process';
import { appendFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/git.ts';
import { isOdd, isRefused, type Recorded } from '../../test/scripts/recorded.ts';
import { commander, parseArgs, yargs } from './node.ts';
import { click, optparse, typer } from './python.ts';
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
  { id: 'counts', file: 'x.sh', program: 'bash', make: counts },
  { id: 'parseArgs', file: 'x.js', program: 'node', make: parseArgs },
  { id: 'commander', file: 'x.js', program: 'node', make: commander },
  { id: 'yargs', file: 'x.js', program: 'node', make: yargs },
  { id: 'click', file: 'x.py', program: 'python3', make: click },
  { id: 'typer', file: 'x.py', program: 'python3', make: typer },
  { id: 'optparse', file: 'x.py', program: 'python3', make: optparse },
];

const scripts = Number(process.env['SCRIPTS'] ?? 50);
const calls = 8;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

test.each(frameworks)(
  '$id: calls are refused as the program refuses them',
  async (framework) => {
    const random = new Random(seed);
    const folder = temporaryFolder();
    const packages = process.env['NODE_PACKAGES'];
    if (packages) symlinkSync(packages, join(folder, 'node_modules'));
    const wrong: Recorded[] = [];
    let [tried, judged] = [0, 0];
    for (let index = 0; index < scripts; index++) {
      const { text, options, words } = framework.make(random);
      const path = join(folder, framework.file);
      writeFileSync(path, text);
      const recorded: Recorded[] = Array.from({ length: calls }, () => {
        const given = someWords(random, options, words);
        const { status, stderr } = spawnSync(framework.program, [path, ...given], {
          cwd: folder,
          encoding: 'utf8',
          timeout: 2_000,
          env: { PATH: process.env['PATH'] },
        });
        return {
          path: framework.file,
          text,
          words: given,
          refused: status === 0 ? null : stderr.trim(),
        };
      });
      for (const one of recorded) {
        tried++;
        const refused = await isRefused(one);
        if (refused !== null) judged++;
        if (!isOdd(one) && (refused ?? false) !== (one.refused !== null)) wrong.push(one);
        if (process.env['RECORD'])
          appendFileSync(process.env['RECORD'], `${JSON.stringify(one)}\n`);
      }
    }
    console.log(`${framework.id}: ${tried} pairs, ${judged} judged, ${wrong.length} differ`);
    for (const one of wrong.slice(0, Number(process.env['SHOW'] ?? 0)))
      console.log(`${one.text}> ${JSON.stringify(one.words)}\n${one.refused}`);
    expect(wrong.filter(({ refused }) => refused === null)).toEqual([]);
  },
  600_000,
);
