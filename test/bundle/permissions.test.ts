import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle, minimalEnv } from '../support/built.ts';
import { repository, temporaryFolder, writeFiles } from '../support/git.ts';
import { worklog } from '../support/skills.ts';

const nobody = 65534;
const isRoot = process.getuid?.() === 0;
/** Permissions do not restrict root, so the test switches to another user. */
const who = isRoot ? { uid: nobody, gid: nobody } : {};
const canBecome = spawnSync(process.execPath, ['-e', '0'], who).status === 0;

const other = '---\nname: other\ndescription: Does other things.\nversion: 1.0.0\n---\n';
const files = { ...worklog('1.0.0', 'day'), 'skills/other/SKILL.md': other };

/** Runs the command line as a user without permission. */
function run(path: string, ...args: readonly string[]) {
  const folder = temporaryFolder();
  cpSync(dirname(bundle('cli')), join(folder, 'cli'), { recursive: true });
  if (isRoot) spawnSync('chown', ['-R', String(nobody), folder, path]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'cli/index.js'), ...args],
    { cwd: path, encoding: 'utf8', env: { ...minimalEnv(), HOME: folder }, ...who },
  );
  return { code: status, output: stdout + stderr };
}

describe.runIf(process.platform !== 'win32' && canBecome)('an unreadable file or folder', () => {
  test.each([
    ['a file', 'skills/other/SKILL.md'],
    ['a folder', 'skills/other'],
  ])('is reported, and the rest is checked: %s', (_, kept) => {
    const { path } = repository(files);
    chmodSync(join(path, kept), 0);
    const { code, output } = run(path, 'check', '--base', 'none');
    chmodSync(join(path, kept), 0o755);
    expect(output).toContain('skills/other/SKILL.md\n');
    expect(output).toContain('The file cannot be read.');
    expect(output).toContain('note: The file was not checked.');
    expect(output).toMatch(/^1 error\.$/m);
    expect(code).toBe(1);
  });

  test.each([
    ['may not be entered', 0o744],
    ['may not be listed', 0o311],
  ])('passes for nothing outside git: a folder that %s', (_, mode) => {
    const path = temporaryFolder();
    writeFiles(path, files);
    const kept = join(path, 'skills/other');
    chmodSync(kept, mode & 0o666);
    const { code, output } = run(path, 'check', '--base', 'none');
    chmodSync(kept, 0o755);
    expect(output).toContain('skills/other" cannot be read.');
    expect(code).toBe(2);
  });

  test.each([
    ['a lock', ['lock']],
    ['a report', ['check', '--base', 'none', '-o', 'json=report.json']],
    ['what a beginning needs', ['init']],
  ])('takes nothing that is written, and says so: %s', (_, args) => {
    const { path } = repository(files);
    chmodSync(path, 0o555);
    const { code, output } = run(path, ...args);
    chmodSync(path, 0o755);
    expect(output).toMatch(/cannot be (?:written|created).*EACCES/);
    expect(code).toBe(2);
  });
});
