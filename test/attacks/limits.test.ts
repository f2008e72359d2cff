import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NewObjects } from '../git/objects.ts';
import { git, repository, type TestRepository, temporaryFolder } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';
import { worklog } from '../support/skills.ts';

const fine = worklog('1.0.0', 'day');
const check = async (cwd: string, ...args: readonly string[]) => {
  const line = ['check', '--base', 'none', '--format', 'json', ...args];
  const { code, stdout, stderr } = await runHere(line, cwd);
  expect(stderr, 'nothing went wrong').toBe('');
  const report = JSON.parse(stdout) as {
    findings: { rule: string; path: string; message: string }[];
    skills: { root: string }[];
  };
  return { code, ...report };
};

/** A commit with a tree of `width` names for one file, a parent tree of `width` names for that tree, and so on. */
function bombIn(work: TestRepository, levels: number, width: number): string {
  const objects = new NewObjects(join(work.path, '.git'));
  const treeOf = (mode: string, id: string) =>
    objects.add(
      'tree',
      Buffer.concat(
        Array.from({ length: width }, (_, index) =>
          Buffer.concat([Buffer.from(`${mode} n${index}\0`), Buffer.from(id, 'hex')]),
        ),
      ),
    );
  let tree = treeOf('100644', objects.add('blob', Buffer.from('x\n')));
  for (let index = 0; index < levels; index++) tree = treeOf('40000', tree);
  const who = 'A <a@b> 0 +0000';
  const text = `tree ${tree}\nauthor ${who}\ncommitter ${who}\n\nNest\n`;
  const commit = objects.add('commit', Buffer.from(text));
  objects.write();
  return commit;
}

function runWithInput(work: TestRepository, input: string, ...args: string[]): string {
  return spawnSync('git', args, { cwd: work.path, input, encoding: 'utf8' }).stdout.trim();
}

describe('a limit is reported, and the rest is checked', () => {
  test('a file that is too large', async () => {
    const { path } = repository({
      ...fine,
      'skills/big/SKILL.md': `---\nname: big\n---\n${'x'.repeat(5_000_000)}`,
    });
    const { code, findings, skills } = await check(path);
    expect(code).toBe(1);
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'file-too-large',
        path: 'skills/big/SKILL.md',
        message: expect.stringMatching(/5000\d\d\d bytes.*4194304/),
      }),
    );
    expect(skills.map(({ root }) => root)).toContain('skills/worklog');
  });

  test('frontmatter, a .skillignore and TOML that are too long', async () => {
    const { path } = repository({
      ...fine,
      'skills/front/SKILL.md': `---\nname: front\ndescription: x\n${'# x\n'.repeat(80_000)}---\n`,
      'skills/ignoring/SKILL.md': '---\nname: ignoring\ndescription: x\n---\n',
      'skills/ignoring/.skillignore': 'a\n'.repeat(10_000),
      'skills/toml/skill.toml': `[skill]\nid = "a.b"\n${Array.from({ length: 110_000 }, (_, index) => `k${index}=1\n`).join('')}`,
    });
    const messages = await (await check(path)).findings.map(
      ({ path: place, message }) => `${place}: ${message}`,
    );
    expect(messages).toContainEqual(expect.stringMatching(/^skills\/front\/SKILL\.md: .*\d/));
    expect(messages).toContainEqual(
      expect.stringMatching(/^skills\/ignoring\/\.skillignore: .*bytes, over the limit of 16384\./),
    );
    expect(messages).toContainEqual(
      expect.stringMatching(/^skills\/toml\/skill\.toml: More than 10000 values/),
    );
  });

  test('findings of one rule in one file that are too many to list', async () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, at) => `[x](${at})\n`).join('');
    const front = '---\nname: big\ndescription: x\n---\n';
    const { path, commit } = repository({ ...fine, 'skills/big/SKILL.md': front + links(150_000) });
    const { findings } = await check(path);
    const crowd = findings.filter(({ rule }) => rule === 'link-target');
    expect(crowd).toHaveLength(1_001);
    const message = '149000 more findings of this rule in this file are not listed.';
    expect(crowd.some((finding) => finding.message === message)).toBe(true);
    commit({ 'skills/big/SKILL.md': front + links(150_001) });
    const { stdout } = await runHere(['check', '--base', 'HEAD~1', '--format', 'json'], path);
    const fresh = JSON.parse(stdout).findings.filter(
      ({ state }: { state: string }) => state === 'new',
    );
    expect(fresh.map((finding: { message: string }) => finding.message)).toContainEqual(
      '149001 more findings of this rule in this file are not listed.',
    );
  });

  test('permissions of one rule in one file that are too many to list', async () => {
    const command = '---\ndescription: x\n---\n';
    const { path, commit } = repository({ ...fine, '.claude/commands/x.md': command });
    const runs = Array.from({ length: 3000 }, (_, at) => `!\`echo ${at}\`\n`).join('');
    commit({ '.claude/commands/x.md': command + runs });
    const args = ['check', '--base', 'HEAD~1', '--format', 'json'];
    const { findings } = JSON.parse((await runHere(args, path)).stdout);
    expect(findings).toHaveLength(1_001);
    expect(findings.map((finding: { message: string }) => finding.message)).toContainEqual(
      '2000 more findings of this rule in this file are not listed.',
    );
  });

  test('a configuration that is too large', async () => {
    const { path } = repository({
      ...fine,
      'skillaccord.yml': `ignore: []\n${'# x\n'.repeat(80_000)}`,
    });
    const { code, stderr } = await runHere(['check'], path);
    expect(code).toBe(2);
    expect(stderr).toMatch(/has \d+ bytes; at most 262144 are read/);
  });

  test('a few tree objects that list endless files', async () => {
    const work = repository(fine);
    const bomb = bombIn(work, 11, 10);
    const { code, stderr } = await runHere(['diff', 'HEAD', bomb], work.path);
    expect(code).toBe(2);
    expect(stderr).toContain(
      `The list of the files of commit ${bomb} is longer than 268435456 bytes`,
    );
  });

  test('a path too long for a checkout', async () => {
    const work = repository(fine);
    const path = `${'d/'.repeat(2_100)}SKILL.md`;
    const file = `M 100644 inline ${path}\ndata 2\nx\n`;
    runWithInput(
      work,
      `commit refs/heads/deep\ncommitter A <a@b> 0 +0000\ndata 1\nx\n${file}\n`,
      'fast-import',
      '--quiet',
    );
    const { code, stderr } = await runHere(['diff', 'HEAD', 'deep'], work.path);
    expect(code).toBe(2);
    expect(stderr).toMatch(/A path in commit [0-9a-f]+ is longer than 4096 characters/);
  });
});

describe('repositories of every kind', () => {
  test('links that lead in a circle are links', async () => {
    const { path } = repository({
      ...fine,
      'skills/worklog/loop': { link: '..' },
      'skills/a': { link: 'b' },
      'skills/b': { link: 'a' },
    });
    expect(await check(path)).toMatchObject({ code: 0, skills: [{ root: 'skills/worklog' }] });
  });

  test('a partial clone without its remote names the missing files', async () => {
    const work = repository({
      ...fine,
      'skills/other/SKILL.md': '---\nname: other\ndescription: x\n---\n',
    });
    work.git('config', 'uploadpack.allowFilter', 'true');
    const folder = temporaryFolder();
    git(
      folder,
      'clone',
      '-q',
      '--no-checkout',
      '--filter=blob:none',
      `file://${work.path}`,
      'partial',
    );
    const clone = join(folder, 'partial');
    git(clone, 'config', 'remote.origin.url', 'file:///nowhere');
    git(clone, 'read-tree', 'HEAD');
    git(clone, 'sparse-checkout', 'set', '--no-cone', 'nothing');
    const { code, findings } = await check(clone);
    expect(code).toBe(1);
    expect(findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      'file-unreadable skills/other/SKILL.md',
      'file-unreadable skills/worklog/SKILL.md',
    ]);
  });

  test('a worktree is checked like a clone, and a bare repository gets a remedy', async () => {
    const work = repository(fine);
    const folder = temporaryFolder();
    work.git('worktree', 'add', '-q', '--detach', join(folder, 'tree'));
    expect((await check(join(folder, 'tree'))).code).toBe(0);
    git(folder, 'clone', '-q', '--bare', work.path, 'bare.git');
    const bareClone = join(folder, 'bare.git');
    const { code, stderr } = await runHere(['check'], bareClone);
    expect(code).toBe(2);
    expect(stderr).toContain('bare repository without a working tree');
    expect((await runHere(['diff', 'main', 'main'], bareClone)).code).toBe(0);
  });

  test('objects named by SHA-256', async () => {
    const folder = temporaryFolder();
    git(folder, 'init', '-q', '-b', 'main', '--object-format=sha256', 'repository');
    const path = join(folder, 'repository');
    git(path, 'commit', '-q', '--allow-empty', '-m', 'Begin');
    spawnSync('mkdir', ['-p', join(path, 'skills/worklog')]);
    writeFileSync(join(path, 'skills/worklog/SKILL.md'), Object.values(fine)[0] ?? '');
    git(path, 'add', '-A');
    git(path, 'commit', '-q', '-m', 'Add');
    expect((await check(path)).code).toBe(0);
    expect((await runHere(['diff', 'HEAD~1', 'HEAD'], path)).stdout).toContain('worklog');
  });

  test('an index with the lock of another process is still read', async () => {
    const { path } = repository(fine);
    writeFileSync(join(path, '.git/index.lock'), '');
    expect((await check(path)).code).toBe(0);
    expect((await runHere(['lock'], path)).code).toBe(0);
    expect(existsSync(join(path, '.git/index.lock'))).toBe(true);
  });
});
