import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle, minimalEnv, runBuilt } from '../../test/support/built.ts';
import {
  repository,
  type TestRepository,
  temporaryFolder,
  writeFiles,
} from '../../test/support/git.ts';
import { computedHash, lockText, skillText } from '../../test/upstream/consumer.ts';
import { snapshot } from '../../test/upstream/installed.ts';

/** The calls that change a tree. The bytes of a file are written before its `fsync`. */
const calls = ['mkdir', 'link', 'fsync', 'fchmod', 'rename', 'unlink', 'rmdir'];

const old = { 'SKILL.md': skillText('alpha'), 'removed.md': 'Old.\n' };
const next = { 'SKILL.md': skillText('alpha', 'More.\n'), 'ref/added.md': 'New.\n' };

function below(folder: string, files: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]),
  );
}

/** A repository with a skill from a folder of this machine, which has changed. */
function outdatedRepository(): TestRepository {
  const source = temporaryFolder();
  writeFiles(source, below('skills/alpha', next));
  const entry = { source, sourceType: 'local', skillPath: 'skills/alpha/SKILL.md' };
  return repository({
    'skillaccord.yml': 'sources: { allow: [file] }\n',
    'skills-lock.json': lockText({ alpha: { ...entry, computedHash: computedHash(old) } }),
    ...below('.agents/skills/alpha', old),
  });
}

function copyOf({ path }: TestRepository): string {
  const copy = join(temporaryFolder(), 'copy');
  cpSync(path, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Runs the update in a folder under strace, which traces the program without its children. */
function updateUnder(cwd: string, ...options: readonly string[]) {
  const command = [process.execPath, bundle('cli'), 'update', 'alpha'];
  const settings = { cwd, env: minimalEnv(), encoding: 'utf8' } as const;
  return spawnSync('strace', ['-qq', ...options, ...command], settings);
}

/** The calls of an update, one name for each. */
function callsOf(work: TestRepository): readonly string[] {
  const log = join(temporaryFolder(), 'log');
  const { status, stderr } = updateUnder(copyOf(work), '-e', `trace=${calls}`, '-o', log);
  expect(status, stderr).toBe(0);
  return readFileSync(log, 'utf8').match(/^\w+(?=\()/gm) ?? [];
}

test('an update that is killed at any call that writes is as before or complete after the next run', {
  timeout: 600_000,
}, () => {
  const work = outdatedRepository();
  const before = snapshot(work.path);
  const updated = copyOf(work);
  expect(runBuilt('cli', ['update', 'alpha'], { cwd: updated }).code).toBe(0);
  const after = snapshot(updated);
  expect(after).not.toEqual(before);

  const made = callsOf(work);
  expect(made.length).toBeGreaterThan(15);
  const results = made.map((call, at) => {
    const number = made.slice(0, at + 1).filter((one) => one === call).length;
    const path = copyOf(work);
    const kill = `inject=${call}:error=EIO:signal=KILL:when=${number}`;
    expect(updateUnder(path, '-e', `trace=${call}`, '-e', kill, '-o', '/dev/null').signal).toBe(
      'SIGKILL',
    );
    for (const file of Object.keys(before).filter((one) => !one.endsWith('removed.md')))
      expect([kill, file, existsSync(join(path, file))]).toEqual([kill, file, true]);
    // A run that is refused for an unknown name reverts the interrupted one.
    runBuilt('cli', ['update', 'alpha', 'absent'], { cwd: path });
    const found = JSON.stringify(snapshot(path));
    expect([kill, existsSync(join(path, '.git/skillaccord-update'))]).toEqual([kill, false]);
    const state = found === JSON.stringify(before) ? 'before' : 'after';
    expect([kill, state === 'before' || found === JSON.stringify(after)]).toEqual([kill, true]);
    expect(runBuilt('cli', ['update', 'alpha'], { cwd: path }).code).toBe(0);
    expect(snapshot(path)).toEqual(after);
    return state;
  });
  // The rename of the lock, the last one, completes the update.
  expect(results).toEqual([...results].sort((a, b) => b.localeCompare(a)));
  expect(new Set(results)).toEqual(new Set(['before', 'after']));
});
