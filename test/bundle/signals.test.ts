import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { killChildren, trackChild } from '../../src/io/git/children.ts';
import { bundle, minimalEnv } from '../support/built.ts';
import { repository, temporaryFolder, writeFiles } from '../support/git.ts';

/** Polls until a condition is true. */
async function until(isSo: () => boolean): Promise<void> {
  for (let left = 400; left > 0 && !isSo(); left--) await setTimeout(25);
  expect(isSo()).toBe(true);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (cause) {
    // Without /proc, the only available information is whether it can receive signals.
    return cause instanceof Error && 'path' in cause;
  }
}

test('started processes end with this process', async () => {
  const child = trackChild(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']));
  const ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
  killChildren();
  expect(await ended).toBe('SIGTERM');
  killChildren();
});

/** Windows has no signals; the process is terminated. */
const signals = process.platform === 'win32' ? [] : (['SIGHUP', 'SIGINT', 'SIGTERM'] as const);

test.each(signals)(
  '%s ends the run without output, with its git processes, and leaves no file',
  async (signal) => {
    const folder = temporaryFolder();
    const pids = join(folder, 'pids');
    writeFiles(folder, {
      'bin/git': { script: `#!/bin/sh\necho $$ >> "${pids}"\nexec sleep 60\n` },
    });
    const { path } = repository({ 'a/SKILL.md': '---\nname: a\ndescription: Does.\n---\n' });
    const env = { ...minimalEnv(), PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
    const child = spawn(process.execPath, [bundle('cli'), '-o', 'json=out.json'], {
      cwd: path,
      env,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => {
        output += piece.toString();
      });
    }
    const ended = new Promise((resolve) => child.once('close', (_code, how) => resolve(how)));
    await until(() => existsSync(pids) && readFileSync(pids, 'utf8').endsWith('\n'));
    child.kill(signal);
    expect(await ended).toBe(signal);
    expect(output).toBe('');
    const started = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
    await until(() => !started.some(isRunning));
    expect(existsSync(join(path, 'out.json'))).toBe(false);
  },
);
