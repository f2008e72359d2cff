import { describe, expect, test } from 'vitest';
import type { EffectiveSettings } from '../../src/tasks/effective/settings.ts';
import {
  type Content,
  repository,
  type TestRepository,
  temporaryFolder,
  writeFiles,
} from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const skill = (name: string) =>
  `---\nname: ${name}\ndescription: Does ${name}. Use when ${name} is wanted.\n---\nText.\n`;
const file = `ignore: [fixtures/]
rules:
  link-target: error
  allowed-tools-added: error
overrides:
  - files: ["vendor/**"]
    rules: { link-target: off, allowed-tools-added: off }
  - files: ["vendor/y/**"]
    rules: { link-target: note }
locks: [deps.json]
policy:
  - allowed-tools: [Read, Write]
  - skills: [vendor/]
    network: false
accept:
  - fingerprint: "3f9a1c0b7d42"
    reason: "Nobody calls it yet."
    expires: 2027-01-31
`;
const tree: Readonly<Record<string, Content>> = {
  'skills/x/SKILL.md': skill('x'),
  'vendor/y/SKILL.md': skill('y'),
  'deps.json': '{}',
  '.github/skillaccord.yml': file,
};

function configured(): TestRepository {
  const work = repository(tree);
  const quieter = file.replace('allowed-tools-added: error', 'allowed-tools-added: note');
  work.write({ '.github/skillaccord.yml': `${quieter}scope: new\n` });
  return work;
}

async function outputOf(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runHere(['config', ...args], configured().path, {
    width: 100,
  });
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return stdout;
}

async function json(...args: readonly string[]): Promise<EffectiveSettings> {
  return JSON.parse(await outputOf(...args, '--json')) as EffectiveSettings;
}

describe('skillaccord config', () => {
  test('prints what applies to the repository, and where it comes from', async () => {
    await expect(await outputOf()).toMatchFileSnapshot('config-repository.snap.txt');
  });

  test('prints what applies to a skill', async () => {
    await expect(await outputOf('vendor/y', '--fail-on', 'never')).toMatchFileSnapshot(
      'config-skill.snap.txt',
    );
  });

  test('says why a rule has its level', async () => {
    expect(await outputOf('vendor/y', '--rule', 'link-target')).toBe(
      [
        'link-target is note for vendor/y/SKILL.md',
        '  default                 warning',
        '  rules                   error    .github/skillaccord.yml:3',
        '  overrides: vendor/**    off      .github/skillaccord.yml:7',
        '  overrides: vendor/y/**  note     .github/skillaccord.yml:9, which applies',
        '',
      ].join('\n'),
    );
    expect(await outputOf('--rule', 'name-format')).toBe(
      'name-format is error\n  default  error  holds\n',
    );
  });

  test('reads the level of a rule on permissions from base', async () => {
    const { rules, base } = await json('skills/x');
    const power = rules.find(({ id }) => id === 'allowed-tools-added');
    expect(power).toMatchObject({ level: 'error', layers: [{ from: { side: 'base', line: 4 } }] });
    expect(base).toMatchObject({ file: '.github/skillaccord.yml' });
  });

  test.each([
    ['skills/x', 'manifest', 'skills/x', true],
    ['skills/x/SKILL.md', 'manifest', 'skills/x', true],
    ['skills/x/gone.md', 'file of a skill', 'skills/x', false],
    ['vendor/new', 'manifest', 'vendor/new', false],
    ['deps.json', 'lock', null, true],
    ['skills', 'directory', null, true],
    ['none.txt', 'file', null, false],
  ])('knows what %s is', async (path, is, skill, exists) => {
    expect((await json(path)).subject).toMatchObject({ is, skill, exists });
  });

  test('names only the globs that match a path', async () => {
    expect((await json('fixtures/a/SKILL.md')).ignore).toEqual([
      { glob: 'fixtures/', from: { path: '.github/skillaccord.yml', line: 1, side: 'head' } },
    ]);
    expect(await json('deps.json')).toMatchObject({ ignore: [], locks: [{ glob: 'deps.json' }] });
    expect((await json('skills/x')).policy).toHaveLength(1);
    expect((await json('vendor/new')).policy).toHaveLength(2);
  });

  test('honours --config, for which there is no base', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'mine.yml': 'fail-on: warning\n' });
    const { settings, base } = await json('--config', `${folder}/mine.yml`);
    expect(settings).toContainEqual({
      ...{ key: 'fail-on', value: 'warning' },
      from: { path: `${folder}/mine.yml`, line: 1, side: 'head' },
    });
    expect(base).toBeNull();
  });

  test('refuses a rule that does not exist, and a path outside', async () => {
    const { path } = configured();
    const rule = await runHere(['config', '--rule', 'link-targt'], path);
    expect(rule).toMatchObject({ code: 2, stderr: expect.stringContaining('"link-target"?') });
    const outside = await runHere(['config', '../elsewhere'], path);
    expect(outside).toMatchObject({
      code: 2,
      stderr: `skillaccord: "../elsewhere" is outside "${path}".\n`,
    });
  });

  test('says whether the permitted sources are in force', async () => {
    const work = repository({ 'skillaccord.yml': 'sources:\n  hosts: [git.example.org]\n' });
    const titleOf = async () => {
      const { stdout } = await runHere(['config'], work.path, { width: 200 });
      return stdout.split('\n').find((line) => line.startsWith('Sources of updates'));
    };
    expect(await titleOf()).toBe('Sources of updates, read from the default branch');
    work.git('branch', '-m', 'trunk');
    expect(await titleOf()).toMatch(/ is not in force, .* `git remote set-head origin BRANCH`\.$/);
  });

  test('works from a sub-directory, and outside git', async () => {
    const { path } = configured();
    const inside = await runHere(['config', 'new'], `${path}/vendor`);
    expect(inside.stdout).toContain(
      'vendor/new/SKILL.md (the manifest of vendor/new; it does not exist yet)',
    );
    const folder = temporaryFolder();
    writeFiles(folder, { 'a/SKILL.md': skill('a') });
    const { code, stdout } = await runHere(['config', 'a'], folder);
    expect(code).toBe(0);
    expect(stdout).toContain('a/SKILL.md (the manifest of a), by no configuration file\n');
  });
});
