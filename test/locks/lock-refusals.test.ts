import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const skill = (name: string, lines = '') => ({
  [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does what ${name} does.\n${lines}---\n`,
});
const files = { ...skill('worklog'), ...skill('deploy') };

describe('skillaccord lock refuses, with the reason, and writes nothing', () => {
  test.each([
    [
      'a skill of which no file counts',
      { 'skills/deploy/.skillignore': '*\n' },
      ['lock'],
      'skills/deploy/.skillignore: Every file of skill `deploy` is excluded: a lock would verify nothing.',
    ],
    [
      'a proto that uses such a skill',
      { 'skills/deploy/.skillignore': '*\n', 'protos/p.yaml': 'skill: deploy\n' },
      ['lock', 'p'],
      'Every file of skill `deploy` is excluded: a lock would verify nothing.',
    ],
    [
      'a name whose bytes were lost on the way',
      {},
      ['lock', 'a\ufffd.lock'],
      'The name "a\ufffd.lock" has bytes that are not UTF-8, and cannot be used. Rename the file.',
    ],
    ['a file nothing reads', {}, ['lock', 'new.txt'], '"new.txt" would not be read as a lock.'],
    [
      'a file that is ignored',
      { 'skillaccord.yml': 'ignore: [tmp/]\n' },
      ['lock', 'tmp/x.lock'],
      '"tmp/x.lock" would not be read as a lock.',
    ],
    [
      'a proto that is no YAML',
      { 'protos/p.yaml': 'steps: [\n' },
      ['lock', 'p'],
      'protos/p.yaml:1:8: Invalid YAML',
    ],
    [
      'a proto that is no JSON',
      { 'flow.json': '{"steps": [}\n' },
      ['lock', '--proto', 'flow.json'],
      'flow.json:1:12: Invalid JSON',
    ],
    [
      'a skill whose name is a merge key',
      { 'skills/odd/SKILL.md': '---\nname: "<<"\ndescription: Does odd things.\n---\n' },
      ['lock'],
      'skills/odd/SKILL.md: No lock can have skill `<<`: it is a merge key in YAML. Rename the skill.',
    ],
    [
      'a lock with bytes that are no UTF-8',
      { 'x.lock': Buffer.from('# von M\xfcller\nskills: {}\n', 'latin1') },
      ['lock', 'x.lock'],
      '"x.lock" is not UTF-8 text, so it is not rewritten',
    ],
    [
      'a proto that names its skills by templates',
      { 'protos/p.yaml': 'skill: "{{which}}"\n' },
      ['lock', 'p'],
      'protos/p.yaml: Nothing to lock: no `skill` reference has a name. Write the name of a skill, not `{{…}}`.',
    ],
    [
      'two protos of one lock',
      { 'protos/j.yaml': 'skill: worklog\n', 'protos/j.json': '{"skill": "deploy"}\n' },
      ['lock', 'protos/j.json'],
      'protos/j.json: Same lock as protos/j.yaml: protos/j.lock. Rename one, or choose another file for the lock.',
    ],
    [
      'the lock of two protos',
      { 'protos/j.yaml': 'skill: worklog\n', 'protos/j.proto.yaml': 'skill: deploy\n' },
      ['lock', 'protos/j.lock'],
      'protos/j.proto.yaml: Same lock as protos/j.yaml: protos/j.lock. Rename one, or choose another file for the lock.',
    ],
  ])('%s', async (_, more, args, reason) => {
    const work = repository({ ...files, ...more });
    const { code, stdout, stderr } = await runHere(args, work.path);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(reason);
    expect(work.git('status', '--porcelain')).toBe('');
  });

  test('and locks a skill under another name after a clash', async () => {
    const work = repository({
      ...files,
      'protos/j.yaml': 'skill: worklog\n',
      'protos/j.json': '{"skill": "deploy"}\n',
      'protos/data.yaml': 'a: 1\n',
      'protos/data.json': '{"skill": "deploy"}\n',
    });
    const other = ['lock', '--proto', 'protos/j.json', 'protos/j-json.lock'];
    expect((await runHere(other, work.path)).stdout).toContain(': 1 added.\n');
    expect((await runHere(['lock', 'protos/data.json'], work.path)).code).toBe(0);
  });
});

describe('a lock of one skill', () => {
  test.each(['skills/worklog', 'worklog'])('is not written with the operand %s', async (named) => {
    const { code, stderr } = await runHere(['lock', named], repository(files).path);
    expect(code).toBe(2);
    expect(stderr).toContain('name it in a proto: protos/vendored.yaml with "skill: NAME"');
  });
});

describe('skillaccord lock --check', () => {
  const lockLine = (line: string) => expect.stringContaining(`proto.lock: ${line}`);

  test('fails for a new skill without an entry, and for an entry without a skill', async () => {
    const work = repository(files);
    await runHere(['lock'], work.path);
    expect((await runHere(['lock', '--check'], work.path)).code).toBe(0);
    work.write(skill('added'));
    expect(await runHere(['lock', '--check'], work.path)).toMatchObject({
      code: 1,
      stdout: lockLine('no entry of "added", a skill in skills/added.\n'),
    });
    await runHere(['lock'], work.path);
    work.git('add', '.');
    work.git('rm', '-rqf', 'skills/added');
    const { code, stdout } = await runHere(['lock', '--check'], work.path);
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringContaining('  lock-skill-missing\n'),
    });
  });

  test('fails for an entry that lacks a field of the others, and for a difference that only writing shows', async () => {
    const work = repository({ ...files, ...skill('dated', 'version: 1.0.0\n') });
    await runHere(['lock'], work.path);
    const whole = readFileSync(join(work.path, 'proto.lock'), 'utf8');
    const lines = {
      dated: / {4}version: .*\n/,
      deploy: /(?<= {2}deploy:\n.*\n) {4}integrity: .*\n/,
    };
    for (const [name, line] of Object.entries(lines)) {
      work.write({ 'proto.lock': whole.replace(line, '') });
      expect(await runHere(['lock', '--check'], work.path)).toMatchObject({
        code: 1,
        stdout: lockLine(
          `the entry of "${name}" differs from what "skillaccord lock" writes.\nproto.lock: 3 of 3 entries verified.\nRun: \`skillaccord lock proto.lock\`\n`,
        ),
      });
    }
    const foreign = whole.replace(/ {4}(?:integrity|version): .*\n/g, '');
    work.write({ 'proto.lock': foreign });
    expect((await runHere(['lock', '--check'], work.path)).code).toBe(0);
  });

  test('fails for an entry of a skill that the proto does not reference, with any operand', async () => {
    const work = repository({ ...files, 'protos/p.yaml': '- skill: worklog\n- skill: deploy\n' });
    await runHere(['lock', 'p'], work.path);
    work.write({ 'protos/p.yaml': 'skill: worklog\n' });
    for (const named of ['p', 'protos/p.yaml', 'protos/p.lock']) {
      expect(await runHere(['lock', '--check', named], work.path)).toMatchObject({
        code: 1,
        stdout:
          'protos/p.lock: an entry of "deploy", which protos/p.yaml does not reference.\n' +
          'protos/p.lock: 2 of 2 entries verified.\n' +
          'Run: `skillaccord lock --proto protos/p.yaml`\n',
      });
    }
    expect((await runHere(['lock', 'protos/p.lock'], work.path)).stdout).toContain(
      ': 1 removed.\n',
    );
    expect((await runHere(['lock', '--check', 'protos/p.lock'], work.path)).code).toBe(0);
  });

  test('fails for a lock that verifies nothing, and names the locks for a missing one', async () => {
    const entry = { source: 'acme/skills', computedHash: 'a'.repeat(64) };
    const lock = JSON.stringify({ version: 1, skills: { away: entry } });
    const work = repository({ ...files, 'app/skills-lock.json': lock, 'yarn.lock': '# yarn\n' });
    expect(await runHere(['lock', '--check', 'app/skills-lock.json'], work.path)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(
        'app/skills-lock.json: 0 of 1 entries verified.\n' +
          'app/skills-lock.json: none of its skills is in its place, so the lock verifies nothing here.\n',
      ),
    });
    expect(await runHere(['lock', '--check'], work.path)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Choose one of these: app/skills-lock.json\n'),
    });
  });

  test('does not pass with an unreadable proto', async () => {
    const work = repository({ ...files, 'protos/p.yaml': 'skill: worklog\n' });
    await runHere(['lock', 'p'], work.path);
    work.write({ 'protos/p.yaml': 'steps: [\n' });
    const { code, stderr } = await runHere(['lock', '--check', 'p'], work.path);
    expect(code).toBe(2);
    expect(stderr).toContain('protos/p.yaml:1:8: Invalid YAML');
    expect(existsSync(join(work.path, 'protos/p.lock'))).toBe(true);
    expect(readFileSync(join(work.path, 'protos/p.lock'), 'utf8')).toContain('worklog');
  });
});
