import { describe, expect, test } from 'vitest';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const skill = (name: string) => `---\nname: ${name}\ndescription: Does.\n---\n`;

function two(config = '') {
  return repository({
    'skills/a/SKILL.md': skill('a'),
    'skills/a/notes/more.md': 'More.\n',
    'skills/b/README.md': 'None.\n',
    'ignored/c/SKILL.md': skill('c'),
    'p.proto.yaml': 'skill: a\n',
    'proto.lock': 'skills: {a: {content_hash: "sha256:0"}}\n',
    '.claude-plugin/marketplace.json': '{"plugins": [{"name": "a", "source": "./"}]}\n',
    'skillaccord.yml': `ignore: [ignored/]\n${config}`,
  });
}

describe('a path with nothing to check', () => {
  test.each([
    [['skills/a', 'skills/b'], 'There is no skill at "skills/b".'],
    [['skills/b', '.', 'ignored'], 'There is no skill at "skills/b", "ignored".'],
    [['list', 'skills/a', 'skills/b'], 'There is no skill at "skills/b".'],
    [['fix', 'skills/a', 'skills/b'], 'There is no manifest at "skills/b".'],
  ])('is refused beside others: %j', async (args, message) => {
    const { code, stderr } = await runHere(args, two().path);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test.each([
    'skills/a/notes/more.md',
    'skills',
    'p.proto.yaml',
    'proto.lock',
    '.claude-plugin',
    'skillaccord.yml',
  ])('is accepted with a readable file: %s', async (path) => {
    const args = ['skills/a', path, '--base', 'none', '--fail-on', 'never'];
    expect((await runHere(args, two().path)).code).toBe(0);
  });

  test.each([
    [
      'ignored',
      'The configuration ignores "ignored": "ignored/" under `ignore` (skillaccord.yml:1).',
    ],
    [
      'ignored/c',
      'The configuration ignores "ignored/c": "ignored/" under `ignore` (skillaccord.yml:1).',
    ],
    ['local', 'git ignores "local", or it has no files.'],
  ])('is refused with the reason where it is ignored: %s', async (path, reason) => {
    const work = two();
    work.write({ '.gitignore': 'local/\n', 'local/SKILL.md': skill('local') });
    const { code, stderr } = await runHere([path], work.path);
    expect(code).toBe(2);
    expect(stderr).toContain(
      `There is no skill at "${path}". ${reason} With --allow-empty that passes.`,
    );
    const listed = await runHere(['list', path], work.path);
    expect([listed.code, listed.stderr]).toEqual([
      2,
      `skillaccord: There is no skill at "${path}". ${reason}\n`,
    ]);
  });

  test('passes with the option for it', async () => {
    const paths = ['skills/a', 'skills/b'];
    expect((await runHere([...paths, '--allow-empty'], two().path)).code).toBe(0);
    const { path } = two('allow-empty: true\n');
    expect((await runHere(paths, path)).code).toBe(0);
    expect((await runHere(['list', ...paths], path)).code).toBe(0);
  });

  test('is accepted if base has a skill there, and the removal is reported', async () => {
    const work = two();
    work.git('checkout', '-q', '-b', 'topic');
    work.git('rm', '-q', 'skills/a/SKILL.md');
    const { code, stdout } = await runHere(['skills/a', '--fail-on', 'never'], work.path);
    expect([code, stdout]).toEqual([0, expect.stringContaining('skill-removed')]);
  });

  test('has a manifest for fix, also if the configuration ignores it', async () => {
    const { code, stdout } = await runHere(['fix', 'ignored/c/SKILL.md'], two().path);
    expect([code, stdout]).toEqual([
      0,
      'No manifest file was found.\nThe configuration ignores "ignored/c/SKILL.md": "ignored/" under `ignore` (skillaccord.yml:1).\n',
    ]);
  });
});
