import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replaceFile } from '../../src/io/disk/replace-file.ts';
import { type Content, repository, temporaryFolder, writeFiles } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const fix = (cwd: string, ...args: readonly string[]) =>
  runHere(['fix', ...args], cwd, { width: 100 });

const skillMd = (front: string) => `---\n${front}\n---\n\nBody: a: b\n`;
const broken = (name: string) => skillMd(`name: ${name} # the name\ndescription: Fills: forms.`);
const sound = (name: string) => skillMd(`name: ${name} # the name\ndescription: "Fills: forms."`);

/** A block with more lines than the diff compares one by one. */
function router(operations: number): string {
  const names = Array.from({ length: operations }, (_, index) => `op-${index}`);
  const entrypoints = names.map((name) => `"${name}":\n{"unix": ["bash", "${name}"]}`);
  const json = `{"id": "long", "version": "1.0.0", "effects": [],\n"entrypoints": {${entrypoints}}}`;
  return `\n\`\`\`router-manifest\n${json}\n\`\`\`\n`;
}

/** All files below a directory except git's own, with bytes and executable bit. */
function contents(folder: string): Record<string, [string, boolean]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^\.git(\/|$)/.test(name))
    .filter((name) => lstatSync(join(folder, name)).isFile())
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const path = join(folder, name);
      return [name, [readFileSync(path, 'latin1'), (statSync(path).mode & 0o100) !== 0]];
    }),
  );
}

describe('a file that git can restore', () => {
  test('is fixed, and each fix is printed on one line', async () => {
    const { path, git } = repository({
      'skills/a/SKILL.md': broken('a'),
      'skills/b/skill.md': skillMd('name: b\ndescription: b\nversion: 1.10 # two'),
      'skills/c/SKILL.md': sound('c'),
    });
    expect(await fix(path)).toEqual({
      code: 0,
      stdout:
        'skills/a/SKILL.md:3  description: quoted [frontmatter-syntax]\n' +
        'skills/b/skill.md  renamed to SKILL.md [skill-file-case]\n' +
        'skills/b/skill.md:4  version: quoted [version-format]\n' +
        'Fixed 3 faults in 2 files.\n',
      stderr: '',
    });
    expect(contents(path)).toEqual({
      'skills/a/SKILL.md': [sound('a'), false],
      'skills/b/SKILL.md': [skillMd('name: b\ndescription: b\nversion: "1.10" # two'), false],
      'skills/c/SKILL.md': [sound('c'), false],
    });
    expect(git('status', '--short').split('\n').sort()).toEqual([
      'M skills/a/SKILL.md',
      'RM skills/b/skill.md -> skills/b/SKILL.md',
    ]);
    const again = { code: 0, stdout: 'Nothing to fix in 3 manifest files.\n', stderr: '' };
    expect(await fix(path, '--force')).toEqual(again);
    expect(await fix(path)).toEqual(again);
  });

  test.each<[string, string | null]>([
    ['another text', broken('x')],
    ['nothing', null],
  ])('is a staged file, with any state in HEAD: %s', async (_, committed) => {
    const work = repository(committed === null ? {} : { 'skills/a/SKILL.md': committed });
    work.write({ 'skills/a/SKILL.md': broken('a') });
    work.git('add', '-A');
    expect(await fix(work.path)).toMatchObject({ code: 0, stderr: '' });
    expect(contents(work.path)).toEqual({ 'skills/a/SKILL.md': [sound('a'), false] });
    work.git('restore', '.');
    expect(contents(work.path)).toEqual({ 'skills/a/SKILL.md': [broken('a'), false] });
  });

  test('has findings after the fix that were hidden before', async () => {
    const files = { 'skills/a/SKILL.md': broken('Tool_A'), 'skills/b/SKILL.md': broken('b') };
    const { path } = repository(files);
    expect((await fix(path)).stdout).toMatch(
      /\nFixed 2 faults in 2 files\. 1 finding is left in them that fix cannot fix: skillaccord check lists it\.\n$/,
    );
    const { stdout } = await runHere(['--base', 'none'], path);
    expect(stdout).toContain('error  Invalid skill name `Tool_A`.  name-format\n');
    expect(stdout).toContain('help: Write `a`, like its folder.\n');
    expect(stdout).toMatch(/\n1 error\.\n$/);
  });

  test('stays executable', async () => {
    const { path } = repository({ 'skills/a/skill.md': { script: broken('a') } });
    expect((await fix(path)).code).toBe(0);
    expect(contents(path)).toEqual({ 'skills/a/SKILL.md': [sound('a'), true] });
  });

  test('keeps the line endings of the checkout', async () => {
    const work = repository({ 'skills/a/SKILL.md': broken('a') });
    work.git('config', 'core.autocrlf', 'true');
    work.git('rm', '-q', '--cached', '-r', '.');
    work.git('reset', '-q', '--hard');
    const windows = (text: string) => text.replaceAll('\n', '\r\n');
    expect(readFileSync(join(work.path, 'skills/a/SKILL.md'), 'utf8')).toBe(windows(broken('a')));
    expect((await fix(work.path)).code).toBe(0);
    expect(contents(work.path)['skills/a/SKILL.md']?.[0]).toBe(windows(sound('a')));
    expect(work.git('diff', '--stat')).toContain('1 insertion(+), 1 deletion(-)');
  });

  test('has its new name in the index if the file system ignores case', async () => {
    const work = repository({ 'a b/é/skill.md': broken('é') });
    work.git('config', 'core.ignorecase', 'true');
    expect((await fix(work.path)).code).toBe(0);
    expect(work.git('-c', 'core.quotePath=off', 'ls-files')).toBe('a b/é/SKILL.md');
    expect((await fix(work.path, '--force')).stdout).toMatch(/^Nothing to fix/);
  });

  test('is the only one fixed if its path is named', async () => {
    const files = { 'skills/a/SKILL.md': broken('a'), 'skills/b/SKILL.md': broken('b') };
    const { path } = repository({ ...files, 'docs/a.md': 'A.\n' });
    expect((await fix(path, 'skills/a')).code).toBe(0);
    expect((await fix(join(path, 'docs'), '../skills/a/SKILL.md')).stdout).toMatch(/^Nothing/);
    expect(contents(path)['skills/b/SKILL.md']?.[0]).toBe(broken('b'));
  });
});

describe('a file that git cannot restore', () => {
  const dirty: Readonly<Record<string, Content>> = { 'skills/b/skill.md': broken('b') };

  test.each<[string, (work: ReturnType<typeof repository>) => void]>([
    [
      'changed',
      (work) => {
        work.commit({ 'skills/b/skill.md': 'Other.\n' });
        work.write(dirty);
      },
    ],
    ['untracked', (work) => work.write(dirty)],
    [
      'changed after it was added',
      (work) => {
        work.write({ 'skills/b/skill.md': 'Other.\n' });
        work.git('add', '-A');
        work.write(dirty);
      },
    ],
    [
      'only announced to the index',
      (work) => {
        work.write(dirty);
        work.git('add', '--intent-to-add', '.');
      },
    ],
  ])('as it is %s, is left, and the others are fixed', async (_, make) => {
    const work = repository({ 'skills/a/SKILL.md': broken('a') });
    make(work);
    const { code, stdout, stderr } = await fix(work.path);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'skills/b/skill.md is left as it is: it has changes that are not staged. Run `git add skills/b/skill.md`, or use --force.\n',
    });
    expect(stdout).toMatch(/Fixed 1 fault in 1 file\.\n$/);
    expect(contents(work.path)).toEqual({
      'skills/a/SKILL.md': [sound('a'), false],
      'skills/b/skill.md': [broken('b'), false],
    });
    expect(await fix(work.path, '--force')).toMatchObject({ code: 0, stderr: '' });
    expect(contents(work.path)).toEqual({
      'skills/a/SKILL.md': [sound('a'), false],
      'skills/b/SKILL.md': [sound('b'), false],
    });
    expect(await fix(work.path, '--force')).toMatchObject({ code: 0, stderr: '' });
  });

  test('is every file without a commit or a repository', async () => {
    const work = repository();
    work.write({ 'skills/a/SKILL.md': broken('a') });
    expect((await fix(work.path)).code).toBe(1);
    const folder = temporaryFolder();
    writeFiles(folder, { 'skills/a/skill.md': broken('a') });
    expect(await fix(folder)).toMatchObject({
      code: 1,
      stderr:
        'skills/a/skill.md is left as it is: there is no git repository to restore it from. Use --force.\n',
    });
    expect(contents(folder)).toEqual({ 'skills/a/skill.md': [broken('a'), false] });
    expect(await fix(folder, '--force')).toMatchObject({ code: 0, stderr: '' });
    expect(contents(folder)).toEqual({ 'skills/a/SKILL.md': [sound('a'), false] });
  });

  test('is not a file without faults, with any other dirty file', async () => {
    const work = repository({ 'skills/a/SKILL.md': sound('a') });
    work.write({ 'skills/b/SKILL.md': sound('b') });
    expect(await fix(work.path)).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('--dry-run', () => {
  const files: Readonly<Record<string, Content>> = {
    'skills/a/SKILL.md': broken('a'),
    'skills/b c/é/skill.md': broken('é'),
    'skills/only/skill.md': sound('only'),
    'skills/end/SKILL.md': '---\nname: end\ndescription: a: b\n---',
    'skills/dos/SKILL.md': broken('dos').replaceAll('\n', '\r\n'),
    'skills/bom/SKILL.md': `\ufeff${broken('bom')}`,
    'skills/tab/SKILL.md': `${broken('tab')}\tTab.\n`,
    'skills/sh/SKILL.md': { script: broken('sh') },
    'skills/toml/skill.toml': '[skill]\nversion = 1.2.0 # first\n',
    'skills/long/SKILL.md': `${sound('long')}${router(1200)}`,
    'skills/sound/SKILL.md': sound('sound'),
  };

  test('writes nothing, and prints a patch that does what fix does', async () => {
    const [preview, written] = [repository(files), repository(files)];
    const before = contents(preview.path);
    const { code, stdout, stderr } = await fix(preview.path, '--dry-run');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'Would fix 11 faults in 10 files. Nothing was written.\n',
    });
    expect(contents(preview.path)).toEqual(before);
    expect(preview.git('status', '--short')).toBe('');
    expect((await fix(written.path)).code).toBe(0);
    execFileSync('git', ['apply', '-'], { cwd: preview.path, input: stdout });
    expect(contents(preview.path)).toEqual(contents(written.path));
    expect(await fix(written.path, '--dry-run')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Nothing to fix in 11 manifest files.\n',
    });
  });

  test('shows and counts the fixes, and names the refused files', async () => {
    const work = repository({ 'skills/a/SKILL.md': broken('a') });
    work.write({ 'skills/b/SKILL.md': broken('b') });
    const refused =
      'skills/b/SKILL.md is left as it is: it has changes that are not staged. Run `git add skills/b/SKILL.md`, or use --force.\n';
    const patch = (name: string) => `diff --git a/skills/${name}/SKILL.md b/skills/${name}/SKILL.md
--- a/skills/${name}/SKILL.md
+++ b/skills/${name}/SKILL.md
@@ -1,6 +1,6 @@
 ---
 name: ${name} # the name
-description: Fills: forms.
+description: "Fills: forms."
 ---
${' '}
 Body: a: b
`;
    expect(await fix(work.path, '--dry-run')).toEqual({
      code: 1,
      stdout: patch('a'),
      stderr: `${refused}Would fix 1 fault in 1 file. Nothing was written.\n`,
    });
    expect(await fix(work.path, '--dry-run', 'skills/b')).toEqual({
      code: 1,
      stdout: '',
      stderr: `${refused}Would fix nothing. Nothing was written.\n`,
    });
    expect(await fix(work.path, '--dry-run', '--force')).toEqual({
      code: 1,
      stdout: patch('a') + patch('b'),
      stderr: 'Would fix 2 faults in 2 files. Nothing was written.\n',
    });
  });

  test('prints no command for a terminal or a runner', async () => {
    const { path } = repository({
      'skills/a/SKILL.md': `---\nname: a\ndescription: a: x##[error]b \u202e\u009b31m\n---\n::error::x\n\u001b[31m\rred\n`,
      'skills/b/SKILL.md':
        '---\nname: b\ndescription: a: x##[error]b \u202e\n---\n::error::x\n\u001b[31m\rred\n',
    });
    const { stdout, stderr } = await fix(path, '--dry-run');
    expect(stdout).toContain('# +description: "a: x\\u0023#[error]b \\u202e"\n');
    expect(stdout).toContain('#  \\u003a:error::x\n');
    expect(stdout + stderr).not.toMatch(/##\[|^\s*::|[\u001b\u009b\u202e]|\r(?!\n)/m);
  });
});

describe('a lock of a fixed file', () => {
  const lock = (id: string) => `skills:\n  ${id}:\n    content_hash: "sha256:${'a'.repeat(64)}"\n`;

  test('is named', async () => {
    const files = { 'skills/a/SKILL.md': broken('a'), 'skills/b/SKILL.md': sound('b') };
    const { path } = repository({ ...files, 'proto.lock': lock('a'), 'other.lock': lock('b') });
    const note = 'proto.lock may record a hash that changed: skillaccord lock FILE renews it.\n';
    expect((await fix(path)).stdout.endsWith(`in 1 file.\n${note}`)).toBe(true);
    expect((await fix(path, '--force')).stdout).not.toContain('lock');
  });
});

describe('the remaining findings', () => {
  test('are printed with the reason, and do not fail', async () => {
    const { path } = repository({
      'skills/a/SKILL.md': skillMd('name: a\ndescription: b\nother: [c] d'),
      'skills/b/SKILL.md': sound('b'),
      'skills/b/skill.md': sound('b'),
    });
    const { code, stdout } = await fix(path);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^skills\/a\/SKILL\.md:4 {2}left: Invalid YAML: text after a list in `other`\. \[frontmatter-syntax\]$/m,
    );
    expect(stdout).toMatch(
      /^skills\/b\/skill\.md {2}left: There is also a `SKILL\.md`\. Choose one of the two\. \[skill-file-case\]$/m,
    );
    expect(stdout).toMatch(/^Nothing to fix in 3 manifest files\. 2 faults to fix by hand\.$/m);
  });

  test('in a written file are printed, and not counted as fixed', async () => {
    const { path } = repository({
      'skills/a/skill.toml': '[skill]\nid = "tool.a"\nversion = 1.0\n\n[provides]\n',
    });
    const { code, stdout } = await fix(path);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^skills\/a\/skill\.toml:3 {2}left: Fixed, still wrong: Version `1\.0` is not a semantic version\. \[version-format\]\nChanged 1 file, which fixes no fault yet\. 1 fault to fix by hand\. 3 findings are left in it that fix cannot fix: skillaccord check lists them\.\n$/,
    );
    expect(contents(path)['skills/a/skill.toml']?.[0]).toContain('version = "1.0"\n');
    expect((await fix(path, '--force')).stdout).toBe('Nothing to fix in 1 manifest file.\n');
  });

  test('that a new block causes are printed', async () => {
    const { path } = repository({ 'skills/long/SKILL.md': sound('long') + router(1) });
    expect((await fix(path)).stdout).toMatch(
      /\n {2}Describe the operations, name the capabilities and .*\.\n/,
    );
  });

  test('after a migration are on the version, which bump writes', async () => {
    const path = 'skills/long/SKILL.md';
    const work = repository({ [path]: sound('long') + router(1) });
    work.git('tag', 'start');
    expect((await fix(work.path)).stdout).toContain(
      'set version `2.0.0` (`git add`, then `skillaccord bump`)',
    );
    work.git('add', path);
    const { stdout } = await runHere(['bump', '--base', 'start'], work.path, { width: 100 });
    expect(stdout).toContain('1.0.0 -> 2.0.0');
    expect(readFileSync(join(work.path, path), 'utf8')).toContain('"version": "2.0.0"');
  });

  test('are printed also outside of manifests', async () => {
    const { path } = repository({ 'docs/a.md': 'A.\n' });
    expect(await fix(path)).toEqual({
      code: 0,
      stdout: 'No manifest file was found.\n',
      stderr: '',
    });
    expect(await fix(path, 'docs')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'skillaccord: There is no manifest at "docs".\n',
    });
  });
});

test('with a base, a list of skills gets the new name of one that moved', async () => {
  const skill = (name: string) =>
    `---\nname: ${name}\ndescription: Writes a log of the day.\n---\nWrite one line for each thing.\n`;
  const list = (name: string) => `{"groupings": [{"title": "All", "skills": ["${name}"]}]}\n`;
  const work = repository({ 'skills.sh.json': list('log'), 'skills/log/SKILL.md': skill('log') });
  work.git('rm', '-q', 'skills/log/SKILL.md');
  work.commit({ 'skills/diary/SKILL.md': skill('diary') });
  expect((await fix(work.path)).stdout).toMatch(/^Nothing to fix/);
  const { stdout } = await fix(work.path, '--base', 'HEAD~1');
  expect(stdout).toContain('"log" replaced with "diary"');
  expect(readFileSync(join(work.path, 'skills.sh.json'), 'utf8')).toBe(list('diary'));
});

test('an index that cannot be written is reported, with the remedy', async () => {
  const { path } = repository({ 'skills/a/skill.md': broken('a') });
  writeFiles(path, { '.git/index.lock': '' });
  const { code, stderr } = await fix(path);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr:
      "git's index cannot be written, so it does not know the new names yet: git add --all.\n",
  });
  expect(contents(path)).toEqual({ 'skills/a/SKILL.md': [sound('a'), false] });
});

describe('hostile trees', () => {
  test('links are neither followed nor replaced', async () => {
    const outside = temporaryFolder();
    writeFiles(outside, { 'SKILL.md': broken('x'), 'skill.md': broken('x') });
    const { path } = repository({
      'skills/file/SKILL.md': { link: join(outside, 'SKILL.md') },
      'skills/folder': { link: outside },
      'skills/a/skill.md': broken('a'),
      'skills/a/SKILL.md': { link: 'skill.md' },
    });
    expect((await fix(path, '--force')).code).toBe(0);
    expect(contents(outside)).toEqual({
      'SKILL.md': [broken('x'), false],
      'skill.md': [broken('x'), false],
    });
    expect(lstatSync(join(path, 'skills/a/SKILL.md')).isSymbolicLink()).toBe(true);
  });

  test('a file that git ignores is not overwritten', async () => {
    const work = repository({ '.gitignore': 'SKILL.md\n', 'skills/a/skill.md': sound('a') });
    work.write({ 'skills/a/SKILL.md': 'Mine.\n' });
    const { code, stderr } = await fix(work.path);
    expect(code).toBe(1);
    expect(stderr).toBe('skills/a/skill.md is left as it is: "SKILL.md" already exists.\n');
    expect(contents(work.path)['skills/a/SKILL.md']).toEqual(['Mine.\n', false]);
  });

  test('neither filters nor hooks run', async () => {
    const work = repository({ 'skills/a/skill.md': broken('a') });
    const trap = 'touch trapped; cat';
    work.git('config', 'filter.trap.clean', trap);
    work.git('config', 'filter.trap.smudge', trap);
    work.git('config', 'core.fsmonitor', 'touch trapped; false');
    writeFileSync(join(work.path, '.git/info/attributes'), '* filter=trap\n');
    for (const hook of ['post-index-change', 'pre-commit', 'fsmonitor-watchman']) {
      writeFiles(work.path, { [`.git/hooks/${hook}`]: { script: '#!/bin/sh\ntouch trapped\n' } });
    }
    expect((await fix(work.path)).code).toBe(0);
    expect(existsSync(join(work.path, 'trapped'))).toBe(false);
    expect(existsSync(join(work.path, '.git/trapped'))).toBe(false);
  });
});

describe('a file on the disk', () => {
  const change = { path: 'a/skill.md', to: 'a/SKILL.md', before: 'a\n', after: 'b\n' };

  test('that changed since it was read is not written', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a/skill.md': 'c\n' });
    expect(replaceFile(folder, change)).toBe('another process changed it');
    expect(contents(folder)).toEqual({ 'a/skill.md': ['c\n', false] });
  });

  test.each<[string, Record<string, Content>]>([
    ['is a link', { 'a/b.md': 'a\n', 'a/skill.md': { link: 'b.md' } }],
    ['is behind a link', { 'b/skill.md': 'a\n', a: { link: 'b' } }],
    ['is gone', { 'a/b.md': 'a\n' }],
  ])('that %s stays', (_, files) => {
    const folder = temporaryFolder();
    writeFiles(folder, files);
    const before = contents(folder);
    expect(replaceFile(folder, change)).toBe('it is not a regular file of the tree');
    expect(contents(folder)).toEqual(before);
  });

  test('leaves no other file', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'a/skill.md': 'a\n' });
    expect(replaceFile(folder, change)).toBeNull();
    expect(contents(folder)).toEqual({ 'a/SKILL.md': ['b\n', false] });
  });
});
