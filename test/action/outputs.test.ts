import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as index from '../../src/report/index.ts';
import { repository, repositoryAt, temporaryFolder } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const broken = () => repository({ 'a/SKILL.md': '---\nname: Bad\ndescription: Does.\n---\n' }).path;
const sound = () => repository({ 'a/SKILL.md': '---\nname: a\ndescription: Does.\n---\n' }).path;
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

const extensions = Object.values(index)
  .flatMap(({ extension }) => extension ?? [])
  .sort();

test('the page of outputs names every extension of a format', () => {
  const page = read('docs/output.md');
  expect(extensions.filter((extension) => !page.includes(`\`${extension}\``))).toEqual([]);
});

describe('--output', () => {
  test('writes several formats in one run, and prints the same', async () => {
    const path = broken();
    const plain = await runHere(['--base', 'none'], path);
    const args = ['--base', 'none', '-o', 'json=out/a.json', '--output=sarif=out/b'];
    mkdirSync(join(path, 'out'));
    expect(await runHere(args, path)).toEqual(plain);
    expect(plain.code).toBe(1);
    expect(JSON.parse(read(path, 'out/a.json')).outcome).toBe('fail');
    expect(JSON.parse(read(path, 'out/b')).version).toBe('2.1.0');
  });

  test('names the files on a terminal, except with --quiet', async () => {
    const path = broken();
    const args = ['--base', 'none', '-o', 'json=out/a.json', '-o', 'b.md'];
    mkdirSync(join(path, 'out'));
    const { stdout, stderr } = await runHere(args, path, { terminal: true });
    expect(stdout).toMatch(/^✗ Invalid skill name Bad\n$/);
    expect(stderr).toBe('Written: out/a.json (json)\nWritten: b.md (markdown)\n');
    expect((await runHere(['-q', ...args], path, { terminal: true })).stderr).toBe('');
    expect((await runHere(args, path)).stderr).toBe('');
  });

  test.each([
    ['x.json', /^\{\n {2}"schema": 1/],
    ['x.SARIF', /"version": "2\.1\.0"/],
    ['x.md', /^#+ /],
    ['x.html', /^<!doctype html>/i],
    ['x.txt', /^✗ Invalid skill name Bad\n[\s\S]*^a\/SKILL\.md\n/m],
    ['x', /^✗ Invalid skill name Bad\n[\s\S]*^a\/SKILL\.md\n/m],
    ['./json=x', /^✗ Invalid skill name Bad\n[\s\S]*^a\/SKILL\.md\n/m],
  ])('of a file alone takes the format of its ending: %s', async (file, begins) => {
    const path = broken();
    const { stdout } = await runHere(['--base', 'none', '-o', file], path);
    expect(stdout).toMatch(/^✗ Invalid skill name Bad\n$/);
    expect(read(path, file)).toMatch(begins);
  });

  test('of a file without a format and with an unknown extension is refused', async () => {
    const path = broken();
    const { code, stderr } = await runHere(['-o', 'report.xlsx'], path);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`Known extensions: ${extensions.join(', ')}.`),
    ]);
    expect((await runHere(['-o', 'text=report.xlsx', '--base', 'none'], path)).code).toBe(1);
  });

  test('of a file without a format uses --format before its extension', async () => {
    const path = broken();
    await runHere(['--format', 'sarif', '-o', 'x.json'], path);
    expect(JSON.parse(read(path, 'x.json')).version).toBe('2.1.0');
  });

  test('writes the other files if one fails, and ends with 2', async () => {
    const path = broken();
    const args = ['-o', 'json=a/SKILL.md/x', '-o', 'sarif=b.sarif', '-o', 'text=a/SKILL.md/y'];
    const { code, stdout, stderr } = await runHere(args, path);
    expect(code).toBe(2);
    expect(stdout).toContain(' name-format\n');
    expect(stderr).toMatch(/written to "a\/SKILL\.md\/x" \(.*written to "a\/SKILL\.md\/y" \(/);
    expect(JSON.parse(read(path, 'b.sarif')).version).toBe('2.1.0');
  });

  test.each([
    ['junit.xml', '"junit.xml" is a symbolic link in the repository'],
    ['out/new/a.json', '"out" is a symbolic link in the repository'],
    ['dangling', '"dangling" is a symbolic link in the repository'],
    ['.git/hooks/a', 'it is in ".git", where only git writes.'],
    ['a/Skill.md', 'it is the name of a manifest or a lock, which a report would replace.'],
  ])(
    'goes through no link of the repository, and overwrites no checked file: %s',
    async (file, why) => {
      const elsewhere = temporaryFolder();
      repositoryAt(elsewhere).write({ kept: 'kept' });
      const { path } = repository({
        'a/SKILL.md': '---\nname: a\ndescription: Does.\n---\n',
        'junit.xml': { link: join(elsewhere, 'kept') },
        out: { link: elsewhere },
        dangling: { link: join(elsewhere, 'new') },
      });
      const { code, stderr } = await runHere(['-o', `json=${file}`, '-o', 'json=b.json'], path);
      expect([code, stderr]).toEqual([2, expect.stringContaining(`to "${file}": ${why}`)]);
      expect(readdirSync(elsewhere)).toEqual(['kept']);
      expect(read(elsewhere, 'kept')).toBe('kept');
      expect(read(path, 'a/SKILL.md')).toContain('name: a');
      expect(JSON.parse(read(path, 'b.json')).outcome).toBe('pass');
    },
  );

  test('creates no folder, and names a missing one', async () => {
    const path = sound();
    const { code, stderr } = await runHere(['-o', 'json=no/such/x.json'], path);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('in a folder that does not exist: "no/such". Create it first'),
    ]);
    expect(readdirSync(path)).not.toContain('no');
  });

  test('goes through links outside of the repository', async () => {
    const elsewhere = temporaryFolder();
    repositoryAt(elsewhere).write({ kept: 'kept', link: { link: 'kept' } });
    await runHere(['-o', `json=${join(elsewhere, 'link')}`], sound());
    expect(JSON.parse(read(elsewhere, 'kept')).outcome).toBe('pass');
  });

  test('a file has neither the width nor the quiet mode of the terminal', async () => {
    const path = sound();
    const { stdout } = await runHere(['-q', '-o', 'text=x.txt'], path, { width: 40 });
    expect(stdout).toBe('');
    expect(read(path, 'x.txt')).toMatch(/^✓ Nothing new$/m);
  });
});

describe('the default of --format', () => {
  const actions = { GITHUB_ACTIONS: 'true' };

  test.each([
    [actions, /^::error file=a\/SKILL\.md,line=2,/],
    [{ ...actions, GITEA_ACTIONS: 'true' }, /^✗ Invalid skill name Bad\n[\s\S]*^a\/SKILL\.md\n/m],
    [{ ...actions, FORGEJO_ACTIONS: 'true' }, /^✗ Invalid skill name Bad\n[\s\S]*^a\/SKILL\.md\n/m],
    [{ GITHUB_ACTIONS: 'false' }, /^✗ Invalid skill name Bad\n[\s\S]*^a\/SKILL\.md\n/m],
    [{}, /^✗ Invalid skill name Bad\n[\s\S]*^a\/SKILL\.md\n/m],
  ])('with %j', async (env, begins) => {
    expect((await runHere(['--base', 'none'], broken(), { env })).stdout).toMatch(begins);
  });

  test('is text on a terminal, and a named one wins', async () => {
    const path = broken();
    const args = ['--base', 'none'];
    const inProcess = await runHere(args, path, { env: actions, terminal: true });
    expect(inProcess.stdout).toMatch(/^✗ Invalid skill name Bad\n[\s\S]*^a\/SKILL\.md\n/m);
    const named = await runHere(['--format', 'json'], path, { env: actions });
    expect(JSON.parse(named.stdout).outcome).toBe('fail');
  });

  test('prints nothing in a workflow either, with --quiet', async () => {
    const where = { env: actions };
    expect(await runHere(['-q'], sound(), where)).toEqual({ code: 0, stdout: '', stderr: '' });
    const warned = { 'a/SKILL.md': '---\nname: B\ndescription: Does.\nlicence: MIT\n---\n' };
    const { stdout } = await runHere(['-q', '--base', 'none'], repository(warned).path, where);
    expect(stdout).toContain('::error ');
    expect(stdout).not.toContain('::warning ');
  });
});
