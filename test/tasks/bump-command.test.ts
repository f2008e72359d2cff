import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Content, repository, type TestRepository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const bump = (cwd: string, ...args: readonly string[]) =>
  runHere(['bump', '--base', 'start', ...args], cwd, { width: 100 });

/** The exit code of a check against the same base. */
const verdict = async (cwd: string) => (await runHere(['check', '--base', 'start'], cwd)).code;

type Need = 'optional' | 'required';

/** A frontmatter of ADR-002 whose input is optional or required; `version` holds whole lines. */
const v1 = (version: string, need: Need, end = '') =>
  `---\nname: worklog\ndescription: Writes the log.\n${version}manifest_version: "1.0"\ninputs:\n  ${need}:\n    - name: tz\n      schema: {type: string}\n---\nBody.\n${end}`;

const block = (version: string, effects = '[]') =>
  `\n\`\`\`skill-manifest\n{\n  "schema_version": "2.0",\n  "id": "worklog",\n  "version": "${version}",\n  "capabilities": ["log-write"],\n  "effects": ${effects},\n  "operations": {},\n  "stdout_contract": { "last_line_json": true }\n}\n\`\`\`\n`;

const toml = (version: string) =>
  `[skill]\nid = "core.worklog" # id\nversion = ${version} # three places\nname = "worklog"\ndescription = "Logs."\napi_version = "1.0"\n\n[provides]\nknowledge = true\n`;

const path = 'skills/worklog/SKILL.md';

/** A repository of two commits; the tag `start` names the first. */
function changed(before: Record<string, Content>, after: Record<string, Content>): TestRepository {
  const work = repository(before);
  work.git('tag', 'start');
  work.commit(after);
  return work;
}

const read = (work: TestRepository, name = path) => readFileSync(join(work.path, name), 'utf8');

describe('a version that is too low', () => {
  test('is set to the smallest sufficient one, and no other byte changes', async () => {
    const line = 'version:   "1.2.3" # ours\n';
    const work = changed({ [path]: v1(line, 'optional') }, { [path]: v1(line, 'required') });
    expect(await verdict(work.path)).toBe(1);
    expect(await bump(work.path)).toEqual({
      code: 0,
      stdout: `${path}:4  1.2.3 -> 2.0.0  (major: input-optional-to-required)\nSet 1 version of 1 skill.\nNext: git add -u\n`,
      stderr: '',
    });
    expect(read(work)).toBe(v1('version:   "2.0.0" # ours\n', 'required'));
    expect(await verdict(work.path)).toBe(0);
  });

  test.each([
    ['1.2.3', '2.0.0'],
    ["'1.2.3'", "'2.0.0'"],
    ['v1.2.3', 'v2.0.0'],
    ['1.10', '2.0.0'],
    ['"0.4.1"', '"0.5.0"'],
    ['0.0.4', '0.0.5'],
    ['!!str 1.2.3', '!!str 2.0.0'],
  ])('written as %s becomes %s', async (from, to) => {
    const line = (version: string) => `version: ${version} # ours\n`;
    const work = changed(
      { [path]: v1(line(from), 'optional') },
      { [path]: v1(line(from), 'required') },
    );
    expect((await bump(work.path)).code).toBe(0);
    expect(read(work)).toBe(v1(line(to), 'required'));
  });

  test('is set at every place that declares one', async () => {
    const both = (version: string) =>
      `version: "${version}"\nmetadata:\n  version: "${version}"\n  count: 2\n`;
    const files = (version: string, need: Need) => ({
      [path]: v1(both(version), need, block(version)),
      'skills/worklog/skill.toml': toml(`'${version}'`),
      'skills/worklog/knowledge/a.md': '# A\n',
    });
    const work = changed(files('1.2.3', 'optional'), files('1.2.3', 'required'));
    const { code, stdout } = await bump(work.path);
    expect({ code, last: stdout.split('\n').at(-3) }).toEqual({
      code: 0,
      last: 'Set 4 versions of 1 skill.',
    });
    const after = files('2.0.0', 'required');
    expect(read(work)).toBe(after[path]);
    expect(read(work, 'skills/worklog/skill.toml')).toBe(after['skills/worklog/skill.toml']);
    expect(await verdict(work.path)).toBe(0);
  });

  test('is measured from the last release where the configuration says so', async () => {
    const line = (version: string) => `version: ${version}\n`;
    const work = repository({
      [path]: v1(line('1.2.3'), 'optional'),
      'skillaccord.yml': 'release: tag:v*\n',
    });
    work.git('tag', 'v1.2.3');
    work.commit({ [path]: v1(line('1.3.0'), 'optional') });
    work.git('tag', 'start');
    work.commit({ [path]: v1(line('1.3.0'), 'required') });
    expect((await bump(work.path)).code).toBe(0);
    expect(read(work)).toBe(v1(line('2.0.0'), 'required'));
  });

  test('that is below base is raised to it', async () => {
    const line = (version: string) => `version: ${version}\n`;
    const work = changed(
      { [path]: v1(line('1.2.3'), 'optional') },
      { [path]: v1(line('1.2.0'), 'optional') },
    );
    const { code, stdout } = await bump(work.path);
    expect({ code, first: stdout.split('\n')[0] }).toEqual({
      code: 0,
      first: `${path}:4  1.2.0 -> 1.2.3  (the version at base)`,
    });
    expect(await verdict(work.path)).toBe(0);
  });

  test('keeps a byte order mark and the line endings of Windows', async () => {
    const text = (version: string, need: Need) =>
      `\ufeff${v1(`version: ${version}\n`, need).replaceAll('\n', '\r\n')}`;
    const work = changed(
      { [path]: text('1.2.3', 'optional') },
      { [path]: text('1.2.3', 'required') },
    );
    expect((await bump(work.path)).code).toBe(0);
    expect(read(work)).toBe(text('2.0.0', 'required'));
  });

  test('keeps the line endings that a checkout converts', async () => {
    const line = 'version: 1.2.3\n';
    const work = changed(
      { [path]: v1(line, 'optional'), '.gitattributes': '*.md text eol=crlf\n' },
      { [path]: v1(line, 'required') },
    );
    work.write({ [path]: v1(line, 'required').replaceAll('\n', '\r\n') });
    expect((await bump(work.path)).code).toBe(0);
    expect(read(work)).toBe(v1('version: 2.0.0\n', 'required').replaceAll('\n', '\r\n'));
  });
});

describe('a version that stays', () => {
  const line = (version: string) => `version: ${version}\n`;

  test('is sufficient', async () => {
    const work = changed(
      { [path]: v1(line('1.2.3'), 'optional') },
      { [path]: v1(line('7.0.0'), 'required') },
    );
    expect(await bump(work.path)).toEqual({
      code: 0,
      stdout: 'No version is too low.\n',
      stderr: '',
    });
    expect(work.git('status', '--short')).toBe('');
  });

  test('is missing: the skill is named with the remedy', async () => {
    const work = changed({ [path]: v1('', 'optional') }, { [path]: v1('', 'required') });
    expect(await bump(work.path)).toEqual({
      code: 1,
      stdout: '1 skill to edit by hand.\n',
      stderr: `${path}  worklog is left as it is: This change breaks callers, and the skill declares no version. Add version: 1.0.0.\n`,
    });
  });

  test('has no three numbers at base: the first version is named with its place', async () => {
    const v = line('spring');
    const work = changed({ [path]: v1(v, 'optional') }, { [path]: v1(v, 'required') });
    expect((await bump(work.path)).stderr).toBe(
      `${path}:4  worklog is left as it is: Its version at base, "spring", cannot be raised. Set 1.0.0 in a change of its own.\n`,
    );
    work.write({ [path]: v1(line('1.0.0'), 'required') });
    expect(await verdict(work.path)).toBe(1);
    work.write({ [path]: v1(line('1.0.0'), 'optional') });
    expect(await verdict(work.path)).toBe(0);
  });

  test('is missing and not needed: nothing is set', async () => {
    const skill = (name: string, body: string) => ({
      [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does it.\n---\n${body}\n`,
    });
    const all = (body: string) => ({ ...skill('a', body), ...skill('b', body) });
    const work = changed(all('Before.'), all('After.'));
    expect(await bump(work.path)).toEqual({
      code: 0,
      stdout: 'No version is too low.\n',
      stderr: '',
    });
    expect((await bump(work.path, 'a')).stdout).toBe('No version is too low.\n');
  });

  test('was removed', async () => {
    const work = changed({ [path]: v1(line('1.2.3'), 'optional') }, { [path]: v1('', 'required') });
    const { code, stderr } = await bump(work.path);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${path}  worklog is left as it is: Its version was removed. Add version: 2.0.0.\n`,
    });
  });

  test('is an alias', async () => {
    const alias = 'x-own: &own 1.2.3\nversion: *own\n';
    const work = changed({ [path]: v1(alias, 'optional') }, { [path]: v1(alias, 'required') });
    const { code, stderr } = await bump(work.path);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${path}:5  worklog is left as it is: The form of the version cannot be edited safely. Set it to 2.0.0.\n`,
    });
    expect(work.git('status', '--short')).toBe('');
  });

  test('is in a file that git could not restore, with its lock', async () => {
    const work = repository({ [path]: v1(line('1.2.3'), 'optional') });
    await runHere(['lock'], work.path);
    work.commit();
    work.git('tag', 'start');
    work.write({ [path]: v1(line('1.2.3'), 'required') });
    expect(await bump(work.path)).toEqual({
      code: 1,
      stdout: 'Nothing was set.\n',
      stderr: `${path} is left as it is: it has changes that are not staged. Run \`git add ${path}\`, or use --force.\n`,
    });
    expect(read(work)).toBe(v1(line('1.2.3'), 'required'));
    expect((await bump(work.path, '--force')).code).toBe(0);
    expect(read(work)).toBe(v1(line('2.0.0'), 'required'));
    expect(await verdict(work.path)).toBe(0);
  });
});

describe('locks', () => {
  const other = (name: string, body = 'Body.') =>
    `---\nname: ${name}\ndescription: d\n---\n${body}\n`;

  test('that pin a changed skill are refreshed for it, and name no other', async () => {
    const work = repository({
      [path]: v1('version: 1.2.3\n', 'optional'),
      'skills/notes/SKILL.md': other('notes'),
      'skills/same/SKILL.md': other('same'),
    });
    await runHere(['lock'], work.path);
    work.commit({ 'skills/extra/SKILL.md': other('extra') });
    work.git('tag', 'start');
    work.commit({
      [path]: v1('version: 1.2.3\n', 'required'),
      'skills/notes/SKILL.md': other('notes', 'Other.'),
    });
    const before = read(work, 'proto.lock');
    const { code, stdout } = await bump(work.path);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `${path}:4  1.2.3 -> 2.0.0  (major: input-optional-to-required)\nproto.lock  refreshed: notes, worklog\nSet 1 version of 1 skill.\nNext: git add -u\n`,
    });
    const after = read(work, 'proto.lock');
    const entry = (text: string, name: string) =>
      new RegExp(`^  ${name}:\\n(?:    .*\\n)*`, 'm').exec(text)?.[0];
    expect(entry(after, 'same')).toBe(entry(before, 'same'));
    expect(entry(after, 'notes')).not.toBe(entry(before, 'notes'));
    expect(entry(after, 'worklog')).toContain('version: "2.0.0"');
    expect(after).not.toContain('extra');
    const { stdout: left } = await runHere(['lock', '--check'], work.path);
    expect(left).not.toMatch(/"(worklog|notes)"/);
  });

  test('name the entry that is added for a renamed skill', async () => {
    const version = 'version: 1.2.3\n';
    const renamed = (name: string, need: Need) =>
      v1(version, need).replace('name: worklog', `name: ${name}`);
    const work = repository({
      [path]: v1(version, 'optional'),
      'skills/my notes/SKILL.md': renamed('notes', 'required'),
    });
    await runHere(['lock'], work.path);
    work.commit();
    work.git('tag', 'start');
    work.commit({
      [path]: v1(version, 'required'),
      'skills/my notes/SKILL.md': renamed('minutes', 'required'),
    });
    const { stdout } = await bump(work.path);
    expect(stdout.split('\n').slice(2)).toEqual([
      'proto.lock  refreshed: worklog; added: minutes; removed: notes',
      'Set 2 versions of 2 skills.',
      'Next: git add -u',
      '',
    ]);
    expect(read(work, 'proto.lock')).toContain('  minutes:\n');
  });

  test('have the content that skillaccord lock writes', async () => {
    const work = repository({ [path]: v1('version: 1.2.3\n', 'optional') });
    await runHere(['lock'], work.path);
    work.commit();
    work.git('tag', 'start');
    work.commit({ [path]: v1('version: 1.2.3\n', 'required') });
    await bump(work.path);
    const refreshed = read(work, 'proto.lock');
    await runHere(['lock'], work.path);
    expect(read(work, 'proto.lock')).toBe(refreshed);
  });

  test('of other tools stay', async () => {
    const lock = `{\n  "version": 1,\n  "skills": {\n    "worklog": { "source": "a/b", "sourceType": "github", "computedHash": "${'0'.repeat(64)}" }\n  }\n}\n`;
    const work = changed(
      { [path]: v1('version: 1.2.3\n', 'optional'), 'skills-lock.json': lock },
      { [path]: v1('version: 1.2.3\n', 'required') },
    );
    await bump(work.path);
    expect(read(work, 'skills-lock.json')).toBe(lock);
  });
});

describe('the command line', () => {
  const two = (need: Need) => ({
    'skills/a/SKILL.md': v1('version: 1.0.0\n', need).replace('worklog', 'a'),
    'skills/b/SKILL.md': v1('version: 1.0.0\n', need).replace('worklog', 'b'),
  });

  test.each([['a'], ['skills/a'], ['skills/a/']])('%s names one skill', async (operand) => {
    const work = changed(two('optional'), two('required'));
    expect((await bump(work.path, operand)).code).toBe(0);
    expect(read(work, 'skills/a/SKILL.md')).toContain('2.0.0');
    expect(read(work, 'skills/b/SKILL.md')).toContain('1.0.0');
  });

  test.each([
    ['pa', '1.0.1', '1.0.0'],
    ['p/b', '1.0.0', '1.0.1'],
  ])('%s names one plugin', async (operand, a, b) => {
    const plugin = (name: string, root: string, text: string) => ({
      [`${root}/.claude-plugin/plugin.json`]: `{"name": "${name}", "version": "1.0.0"}\n`,
      [`${root}/skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does it.\n---\n${text}\n`,
    });
    const both = (text: string) => ({ ...plugin('pa', 'p/a', text), ...plugin('pb', 'p/b', text) });
    const work = changed(both('Before.'), both('After.'));
    expect((await bump(work.path, operand)).code).toBe(0);
    expect(read(work, 'p/a/.claude-plugin/plugin.json')).toContain(a);
    expect(read(work, 'p/b/.claude-plugin/plugin.json')).toContain(b);
  });

  test('an unknown skill is an error', async () => {
    const work = changed(two('optional'), two('required'));
    expect(await bump(work.path, 'skills/c')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'skillaccord: "skills/c" is neither the name nor the folder of a skill or a plugin. Did you mean "skills/a"?\n',
    });
  });

  test('a diff is printed, and nothing written', async () => {
    const work = changed(two('optional'), two('required'));
    const { code, stdout, stderr } = await bump(work.path, '--dry-run');
    expect(code).toBe(1);
    expect(stderr).toContain('Would set 2 versions of 2 skills.');
    expect(work.git('status', '--short')).toBe('');
    const file = join(work.path, '.git/bump.patch');
    writeFileSync(file, stdout);
    work.git('apply', file);
    expect(await verdict(work.path)).toBe(0);
  });

  test('nothing can be measured without a base', async () => {
    const { path: cwd } = repository(two('optional'));
    const { code, stderr } = await runHere(['bump', '--base', 'none'], cwd);
    expect({ code, last: stderr.split('\n').at(-2) }).toEqual({
      code: 2,
      last: 'skillaccord: No base was wanted (--base none). Versions are raised from a base. Choose one: --base REF.',
    });
  });

  test('text of a repository is not a command and moves no cursor', async () => {
    const hostile = (need: Need) => ({
      'skills/a/SKILL.md': v1('version: 1.0.0\n', need).replace('worklog', '"##[error]\\e[2Jx"'),
    });
    const work = changed(hostile('optional'), hostile('required'));
    const { stdout, stderr } = await bump(work.path);
    expect(stdout + stderr).not.toMatch(/\u001b|##\[/);
  });
});

test('docs/versions.md shows what is printed', async () => {
  const files = (need: Need) => ({
    [path]: v1('version: 1.2.3\n', need),
    'skills/worklog/skill.toml': toml('"1.2.3"'),
    'skills/worklog/knowledge/a.md': '# A\n',
  });
  const work = repository(files('optional'));
  await runHere(['lock'], work.path);
  work.commit();
  work.git('tag', 'start');
  work.commit(files('required'));
  const page = readFileSync(new URL('../../docs/versions.md', import.meta.url), 'utf8');
  const shown = /```text\n\$ skillaccord bump [^\n]*\n([\s\S]*?)```/.exec(page)?.[1];
  expect((await bump(work.path)).stdout).toBe(shown);
});
