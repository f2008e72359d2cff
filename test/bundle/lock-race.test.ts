import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseLock } from '../../src/locks/read.ts';
import { bundle, minimalEnv } from '../support/built.ts';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const skill = (name: string, lines = '') => ({
  [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does what ${name} does.\n${lines}---\n`,
});

test('a lock is never partly written, with several writing processes and any of them killed', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `skill-${index}`);
  const work = repository(Object.assign({}, ...names.map((name) => skill(name))));
  const lock = join(work.path, 'proto.lock');
  await runHere(['lock'], work.path);
  const seen = new Set<string>();
  const look = () => {
    const text = readFileSync(lock, 'utf8');
    const { entries, problems } = parseLock('proto.lock', text) ?? { entries: [], problems: [] };
    expect(problems).toEqual([]);
    expect(entries).toHaveLength(names.length);
    seen.add(text);
  };
  look();
  work.write(Object.assign({}, ...names.map((name) => skill(name, 'license: MIT\n'))));
  const runs = [0, 1, 2, 3].map((index) => {
    const child = spawn(process.execPath, [bundle('cli'), 'lock'], {
      cwd: work.path,
      env: minimalEnv(),
    });
    if (index > 1) setTimeout(() => child.kill('SIGKILL'), 100 * index);
    return new Promise<number | null>((resolve) => child.once('close', resolve));
  });
  let isOver = false;
  const ended = Promise.all(runs).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    look();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect((await ended).slice(0, 2)).toEqual([0, 0]);
  look();
  expect(seen.size).toBeGreaterThan(1);
  expect((await runHere(['lock', '--check'], work.path)).code).toBe(0);
});
