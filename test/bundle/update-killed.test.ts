import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runBuilt } from '../support/built.ts';
import { repository, temporaryFolder } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';
import { computedHash, snapshot } from '../upstream/installed.ts';

const preload = fileURLToPath(new URL('support/kill-at-write.js', import.meta.url));
const skill = (text: string) => `---\nname: alpha\ndescription: Writes.\n---\n${text}\n`;
const old = { 'SKILL.md': skill('Old.'), 'gone/a.md': 'A.\n' };
const entry = { source: './upstream', sourceType: 'local', skillPath: 'alpha/SKILL.md' };
const lock = { version: 1, skills: { alpha: { ...entry, computedHash: computedHash(old) } } };

/** A repository with an installed skill, and its source with another version in a folder of the same repository. */
const files = {
  'skills-lock.json': `${JSON.stringify(lock, null, 2)}\n`,
  'upstream/alpha/SKILL.md': skill('New.'),
  'upstream/alpha/new/b.md': 'B.\n',
  '.agents/skills/alpha/SKILL.md': old['SKILL.md'],
  '.agents/skills/alpha/gone/a.md': old['gone/a.md'],
};

/** Runs the bundle with each of its writes counted. */
function update(folder: string, more: Readonly<Record<string, string>>) {
  const env = { NODE_OPTIONS: `--import=${preload}`, KILL_BELOW: folder, ...more };
  return runBuilt('cli', ['update', 'alpha'], { cwd: folder, env });
}

const stateOf = (folder: string) => join(folder, '.git/skillaccord-update');

/** The files that a run leaves, and the names of those that it keeps for the next run. */
function remainsOf(folder: string) {
  const state = stateOf(folder);
  return { files: snapshot(folder), kept: existsSync(state) ? readdirSync(state).sort() : null };
}

/** A repository before and after an update, and the folder as it is before each write: what a kill there leaves. */
function stagesOfUpdate() {
  const { path: original } = repository(files);
  const stages = temporaryFolder();
  const before = snapshot(original);
  const complete = temporaryFolder();
  cpSync(original, complete, { recursive: true });
  const { code, stdout, stderr } = update(complete, { COPY_TO: stages });
  expect(code, stdout + stderr).toBe(0);
  const writes = Number(/writes: (\d+)/.exec(stderr)?.[1]);
  expect(writes).toBeGreaterThan(10);
  const folders = Array.from({ length: writes }, (_, index) => join(stages, String(index)));
  return { original, before, after: snapshot(complete), folders };
}

test('an update that is killed at any of its writes leaves everything as it was', async () => {
  const { original, before, after, folders } = stagesOfUpdate();
  expect(after).not.toEqual(before);
  const middle = Math.floor(folders.length / 2);
  for (const index of [0, middle, folders.length - 1]) {
    const killed = temporaryFolder();
    cpSync(original, killed, { recursive: true });
    expect(update(killed, { KILL_AT: String(index) }).code, `killed at write ${index}`).toBeNull();
    expect(remainsOf(killed)).toEqual(remainsOf(folders[index] ?? ''));
    expect((await runHere(['update', 'alpha', 'nothing'], killed)).code).toBe(1);
    expect([before, after]).toContainEqual(snapshot(killed));
  }
  const outcomes: { readonly isComplete: boolean; readonly isTakenBack: boolean }[] = [];
  for (const [index, folder] of folders.entries()) {
    const killed = snapshot(folder);
    for (const [path, content] of Object.entries(before)) {
      if (after[path] === undefined) continue;
      expect([content, after[path]], `${path}, killed at write ${index}`).toContain(killed[path]);
    }
    // The next run first reverts the interrupted one; this run is refused for the unknown name.
    expect((await runHere(['update', 'alpha', 'nothing'], folder)).code).toBe(1);
    expect(existsSync(stateOf(folder))).toBe(false);
    const final = snapshot(folder);
    const isComplete = JSON.stringify(final) === JSON.stringify(after);
    expect(final, `killed at write ${index}`).toEqual(isComplete ? after : before);
    outcomes.push({ isComplete, isTakenBack: JSON.stringify(killed) !== JSON.stringify(final) });
  }
  const firstComplete = outcomes.findIndex(({ isComplete }) => isComplete);
  expect(firstComplete).toBeGreaterThan(0);
  expect(outcomes.slice(firstComplete).every(({ isComplete }) => isComplete)).toBe(true);
  expect(outcomes.some(({ isTakenBack }) => isTakenBack)).toBe(true);
});
