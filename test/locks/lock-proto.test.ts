import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planWithRetry } from '../../src/cli/commands/lock.ts';
import { parseLock } from '../../src/locks/read.ts';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const skill = (name: string, lines = '') => ({
  [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does what ${name} does.\n${lines}---\n`,
});
const files = {
  ...skill('worklog', 'version: 1.0.0\n'),
  ...skill('deploy'),
  ...skill('other'),
  'protos/my-proto.yaml':
    'steps:\n  - skill: worklog\n  - skill: {id: deploy}\n  - skill: worklog\n',
};

function idsIn(text: string): string[] {
  return parseLock('p.lock', text)?.entries.map(({ id }) => id) ?? [];
}

describe('skillaccord lock of a proto', () => {
  test('locks exactly the referenced skills, from a clean state to a committed file', async () => {
    const work = repository(files);
    const head = work.git('rev-parse', 'HEAD');
    const lock = join(work.path, 'protos/my-proto.lock');
    expect(await runHere(['lock', 'my-proto'], work.path)).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^protos\/my-proto\.lock is written: 2 added\.\nIt records .*\n$/,
      ),
      stderr: '',
    });
    const written = readFileSync(lock, 'utf8');
    expect(idsIn(written)).toEqual(['deploy', 'worklog']);
    expect(written).toContain(`source_rev: "${head}"`);
    for (const args of [
      ['lock', 'my-proto'],
      ['lock', 'protos/my-proto.yaml'],
      ['lock', '--proto', 'protos/my-proto.yaml'],
    ]) {
      expect((await runHere(args, work.path)).stdout).toBe('protos/my-proto.lock is up to date.\n');
      expect(readFileSync(lock, 'utf8')).toBe(written);
    }
    work.commit();
    expect(
      (await runHere(['lock', '--proto', 'my-proto.yaml'], join(work.path, 'protos'))).code,
    ).toBe(0);
    expect(readFileSync(lock, 'utf8')).toBe(written);
    expect(work.git('status', '--porcelain')).toBe('');
    expect(await runHere(['lock', '--check', 'my-proto'], work.path)).toEqual({
      code: 0,
      stdout: 'protos/my-proto.lock: 2 of 2 entries verified.\n',
      stderr: '',
    });
  });

  test('--check fails with the different or missing entries, and writes nothing', async () => {
    const work = repository(files);
    await runHere(['lock', 'my-proto'], work.path);
    const lock = join(work.path, 'protos/my-proto.lock');
    const written = readFileSync(lock, 'utf8');
    work.write(skill('worklog', 'version: 1.1.0\n'));
    work.write({ 'protos/my-proto.yaml': `${files['protos/my-proto.yaml']}  - skill: other\n` });
    const { code, stdout } = await runHere(['lock', 'my-proto', '--check'], work.path);
    expect(code).toBe(1);
    expect(stdout).toContain('  lock-content-changed\n');
    expect(stdout).toContain('note: protos/my-proto.lock:12: `worklog` declares `1.1.0`, its lock');
    expect(stdout).toContain(
      'protos/my-proto.lock: no entry of "other", which protos/my-proto.yaml references.\n',
    );
    expect(stdout).toContain('protos/my-proto.lock: 1 of 2 entries verified.\n');
    expect(stdout).not.toContain('deploy');
    expect(readFileSync(lock, 'utf8')).toBe(written);
    expect((await runHere(['lock', 'my-proto'], work.path)).stdout).toBe(
      'protos/my-proto.lock is written: 1 added, 1 updated.\n',
    );
    expect((await runHere(['lock', 'my-proto', '--check'], work.path)).code).toBe(0);
  });

  test('drops entries that the proto no longer references, and writes to a given path', async () => {
    const work = repository(files);
    await runHere(['lock', 'my-proto'], work.path);
    work.write({ 'protos/my-proto.yaml': 'skill: deploy\n', 'flow.json': '{"skill": "other"}' });
    expect((await runHere(['lock', 'my-proto'], work.path)).stdout).toContain('1 removed.');
    const args = ['lock', '--proto', 'flow.json', 'locks.lock'];
    expect((await runHere(args, work.path)).stdout).toMatch(/^locks\.lock is written: 1 added\.\n/);
    expect((await runHere(['lock', '--proto', 'flow.json'], work.path)).stdout).toMatch(
      /^flow\.lock is written: 1 added\.\n/,
    );
  });

  test.each([
    [['lock', 'my-prot'], {}, 'No proto has the name "my-prot". Did you mean "my-proto"?'],
    [['lock', '--proto', 'none.yaml'], {}, '"none.yaml" is not a file.'],
    [['lock', '--proto', '../x.yaml'], {}, '"../x.yaml" is outside "'],
    [
      ['lock', 'my-proto'],
      { 'protos/my-proto.yaml': 'skill: nobody\n' },
      'protos/my-proto.yaml:1:8: Skill `nobody` does not exist.',
    ],
    [
      ['lock', 'my-proto'],
      { 'protos/my-proto.yaml': 'skill: [\n' },
      'protos/my-proto.yaml:1:8: Invalid YAML',
    ],
    [
      ['lock', 'my-proto'],
      { 'protos/my-proto.yaml': 'a: 1\n' },
      'Nothing to lock: no `skill` reference has a name. Write the name of a skill, not `{{…}}`.',
    ],
    [
      ['lock', 'my-proto'],
      { 'protos/my-proto.yaml': 'skill: "{{a}}"\n' },
      'Nothing to lock: no `skill` reference',
    ],
    [['lock', 'my-proto'], { 'protos/my-proto.json': '{"skill": "deploy"}' }, 'Both "protos/my-'],
    [
      ['lock', 'my-proto'],
      { 'protos/my-proto.lock': 'a: 1\n' },
      'Not overwritten: this file is not a lock. A lock has `skills`, each with a `content_hash`.',
    ],
    [['lock', 'my-proto', '--check'], {}, 'There is no lock at'],
  ])('%j leaves everything as it is, given %j', async (args, more, reason) => {
    const work = repository({ ...files, ...more });
    const before = readdirSync(join(work.path, 'protos'));
    const { code, stdout, stderr } = await runHere(args, work.path);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(reason);
    expect(readdirSync(join(work.path, 'protos'))).toEqual(before);
  });

  test('a pin selects the matching copy; a name without a pin keeps the locked copy', async () => {
    const work = repository({
      'a/w/SKILL.md': '---\nname: w\ndescription: A.\nversion: 1.0.0\n---\n',
      'b/w/SKILL.md': '---\nname: w\ndescription: B.\nversion: 2.0.0\n---\n',
      'protos/p.yaml': 'skill: {id: w, min_version: 2.0.0}\n',
    });
    await runHere(['lock', 'p'], work.path);
    const lock = join(work.path, 'protos/p.lock');
    const written = readFileSync(lock, 'utf8');
    expect(written).toContain('version: "2.0.0"');
    work.write({ 'protos/p.yaml': 'skill: w\n' });
    const { stdout } = await runHere(['lock', 'p'], work.path);
    expect(stdout).toContain('2 skills are named `w`. The lock has the one in b/w.');
    expect(readFileSync(lock, 'utf8')).toBe(written);
  });
});

test('a proto can be checked alone, and one without a fault passes', async () => {
  const work = repository({ ...files, 'notes/x.txt': '' });
  const check = (path: string) => runHere(['check', '--base', 'none', path], work.path);
  expect((await check('protos/my-proto.yaml')).code).toBe(0);
  expect((await check('protos')).code).toBe(0);
  expect((await check('notes')).code).toBe(2);
  work.write({ 'protos/my-proto.yaml': 'skill: nobody\n' });
  const { code, stdout } = await check('protos');
  expect(code).toBe(1);
  expect(stdout).toContain('  pin-skill-unknown\n');
});

describe('a lock that is being written', () => {
  test('is unchanged if the disk refuses the new one', async () => {
    const work = repository(files);
    // The name of its temporary file exceeds the limit of file systems.
    const name = `${'l'.repeat(245)}.lock`;
    const old = 'skills:\n  gone:\n    content_hash: "sha256:12"\n';
    work.write({ [name]: old });
    const { code, stdout, stderr } = await runHere(
      ['lock', '--proto', 'protos/my-proto.yaml', name],
      work.path,
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('cannot be written (ENAMETOOLONG) and is unchanged.');
    expect(readFileSync(join(work.path, name), 'utf8')).toBe(old);
    expect(readdirSync(work.path).sort()).toEqual(['.git', name, 'protos', 'skills']);
  });

  test('by two runs at once has the content of one of them', async () => {
    const work = repository(files);
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => runHere(['lock', 'my-proto'], work.path)),
    );
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const lock = join(work.path, 'protos/my-proto.lock');
    expect(idsIn(readFileSync(lock, 'utf8'))).toEqual(['deploy', 'worklog']);
    expect((await runHere(['lock', 'my-proto', '--check'], work.path)).code).toBe(0);
    expect(readdirSync(join(work.path, 'protos')).sort()).toEqual([
      'my-proto.lock',
      'my-proto.yaml',
    ]);
  });

  test('is planned again if another process wrote it in between', async () => {
    let text = 'a';
    const planned: (string | null)[] = [];
    const write = (edits: readonly string[]) => {
      const left = [...edits];
      planned.length = 0;
      return planWithRetry(
        () => text,
        async (given) => {
          planned.push(given);
          text = left.shift() ?? text;
          return { plan: null, problems: [] };
        },
      );
    };
    expect(await write([])).toMatchObject({ text: 'a' });
    expect(await write(['b'])).toMatchObject({ text: 'b' });
    expect(planned).toEqual(['a', 'b']);
    expect(await write(['c', 'd', 'e'])).toBeNull();
    expect(planned).toEqual(['b', 'c', 'd']);
  });

  test('a partly written lock of another process is refused, not lost', async () => {
    const work = repository(files);
    const half = 'generated_at: "x"\nskills:\n  worklog:\n    content_hash: "sha256:12\n';
    writeFileSync(join(work.path, 'protos/my-proto.lock'), half);
    const { code, stderr } = await runHere(['lock', 'my-proto'], work.path);
    expect(code).toBe(2);
    expect(stderr).toContain('protos/my-proto.lock:4:19: Invalid YAML');
    expect(readFileSync(join(work.path, 'protos/my-proto.lock'), 'utf8')).toBe(half);
  });
});
