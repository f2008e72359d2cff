import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runBuilt } from '../built.ts';
import { repository, temporaryFolder } from '../git.ts';
import { computedHash, snapshot } from '../upstream/installed.ts';

const preload = fileURLToPath(new URL('kill-at-write.js', import.meta.url));
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

function update(folder: string, killAt: number | undefined, name = 'alpha') {
  const env = {
    NODE_OPTIONS: `--import=${preload}`,
    KILL_BELOW: folder,
    ...(killAt !== undefined && { KILL_AT: String(killAt) }),
  };
  return runBuilt('cli', ['update', name], { cwd: folder, env });
}

test('an update that is killed at any of its writes leaves everything as it was', () => {
  const { path: original } = repository(files);
  const copy = () => {
    const folder = temporaryFolder();
    cpSync(original, folder, { recursive: true });
    return folder;
  };
  const before = snapshot(original);
  const complete = copy();
  const { code, stdout, stderr } = update(complete, undefined);
  expect(code, stdout + stderr).toBe(0);
  const after = snapshot(complete);
  expect(after).not.toEqual(before);
  const writes = Number(/writes: (\d+)/.exec(stderr)?.[1]);
  expect(writes).toBeGreaterThan(10);
  const outcomes = Array.from({ length: writes }, (_, index) => {
    const folder = copy();
    expect(update(folder, index).code, `killed at write ${index}`).toBeNull();
    const killed = snapshot(folder);
    for (const [path, content] of Object.entries(before)) {
      if (after[path] === undefined) continue;
      expect([content, after[path]], `${path}, killed at write ${index}`).toContain(killed[path]);
    }
    // The next run first reverts the interrupted one; this run has nothing to update.
    expect(update(folder, undefined, 'nothing').code).toBe(1);
    expect(existsSync(join(folder, '.git/skillaccord-update'))).toBe(false);
    const final = snapshot(folder);
    const isComplete = JSON.stringify(final) === JSON.stringify(after);
    expect(final, `killed at write ${index}`).toEqual(isComplete ? after : before);
    return { isComplete, isTakenBack: JSON.stringify(killed) !== JSON.stringify(final) };
  });
  const firstComplete = outcomes.findIndex(({ isComplete }) => isComplete);
  expect(firstComplete).toBeGreaterThan(0);
  expect(outcomes.slice(firstComplete).every(({ isComplete }) => isComplete)).toBe(true);
  expect(outcomes.some(({ isTakenBack }) => isTakenBack)).toBe(true);
});
