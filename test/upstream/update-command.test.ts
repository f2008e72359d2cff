import { readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository, type TestRepository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';
import { canServe, type Server, serveRepositories } from './git-server.ts';
import {
  computedHash,
  permitting,
  projectLock,
  type SkillSource,
  skillSource,
  snapshot,
} from './installed.ts';

const env = { PATH: process.env['PATH'] };
const skill = (name: string, more = '') =>
  `---\nname: ${name}\ndescription: Writes ${name}.\n${more}---\n# ${name}\n`;
const alpha = { 'SKILL.md': skill('alpha'), 'ref/old.md': 'Old.\n' };

interface Setup {
  readonly source: SkillSource;
  readonly server: Server;
  readonly work: TestRepository;
  update(...args: string[]): ReturnType<typeof runHere>;
}

function inFolder(folder: string, files: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]),
  );
}

/** A repository with `alpha` installed from a source on loopback, which may declare another spelling of the name. */
async function installed(config = '', name = 'alpha'): Promise<Setup> {
  const files = { ...alpha, 'SKILL.md': skill(name) };
  const source = skillSource({ ...inFolder('skills/alpha', files), 'README.md': 'Skills.\n' });
  const server = await serveRepositories(source.folder);
  const hash = computedHash(files);
  const work = repository({
    'skillaccord.yml': permitting(server) + config,
    'skills-lock.json': projectLock(server, {
      [name]: { skillPath: 'skills/alpha/SKILL.md', computedHash: hash },
    }),
    ...inFolder('.agents/skills/alpha', files),
  });
  const update = (...args: string[]) => runHere(['update', ...args], work.path, { env });
  return { source, server, work, update };
}

const next = { 'SKILL.md': skill('alpha', 'allowed-tools: WebFetch\n'), 'ref/new.md': 'New.\n' };

function publishNext(source: SkillSource): string {
  source.work.git('rm', '-q', 'skills/alpha/ref/old.md');
  return source.publish({
    ...inFolder('skills/alpha', next),
    'skills/alpha/run.sh': { script: 'echo\n' },
    'skills/alpha/metadata.json': '{}\n',
  });
}

const nextHash = computedHash({ ...next, 'run.sh': 'echo\n', 'metadata.json': '{}\n' });

describe.skipIf(!canServe)('update', () => {
  test('writes the files and the lock entry, and every other byte stays', async () => {
    const { source, work, update } = await installed();
    symlinkSync('../../.agents/skills/alpha', join(work.path, 'link'));
    const before = snapshot(work.path);
    const commit = publishNext(source);
    const { code, stdout, stderr } = await update('alpha');
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toContain('WebFetch');
    expect(stdout).toContain('is updated to its source at');
    expect(stdout).toContain(commit.slice(0, 12));
    const after = snapshot(work.path);
    const { 'skills-lock.json': lock, ...files } = after;
    expect(lock).toBe(before['skills-lock.json']?.replace(computedHash(alpha), nextHash));
    const removed = ['.agents/skills/alpha/ref/old.md'];
    const expected = Object.fromEntries(
      Object.entries(before).filter(
        ([path]) => !removed.includes(path) && path !== 'skills-lock.json',
      ),
    );
    expect(Object.keys(files).sort()).toEqual(
      [
        ...Object.keys(expected),
        ...['ref/new.md', 'run.sh'].map((name) => `.agents/skills/alpha/${name}`),
      ].sort(),
    );
    expect(readFileSync(join(work.path, '.agents/skills/alpha/SKILL.md'), 'utf8')).toBe(
      next['SKILL.md'],
    );
    expect(statSync(join(work.path, '.agents/skills/alpha/run.sh')).mode & 0o100).toBe(0o100);
    const again = await update('alpha');
    expect(again.stdout).toContain('is what its source has');
  });

  test('--dry-run prints the same and writes nothing', async () => {
    const { source, work, update } = await installed();
    publishNext(source);
    const before = snapshot(work.path);
    const { code, stdout } = await update('alpha', '--dry-run');
    expect(code).toBe(0);
    expect(stdout).toContain('WebFetch');
    expect(stdout).toContain('would be updated');
    expect(snapshot(work.path)).toEqual(before);
  });

  test('refuses an edited copy, and overwrites it with --force', async () => {
    const { source, work, update } = await installed();
    publishNext(source);
    work.write({ '.agents/skills/alpha/ref/old.md': 'Edited.\n' });
    const before = snapshot(work.path);
    const refused = await update('alpha');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('.agents/skills/alpha is edited');
    expect(refused.stderr).toContain('Nothing is written.');
    expect(snapshot(work.path)).toEqual(before);
    expect((await update('alpha', '--force')).code).toBe(0);
    expect(snapshot(work.path)['.agents/skills/alpha/ref/old.md']).toBeUndefined();
  });

  test('refuses an update that the policy denies, also with --force', async () => {
    const { source, work, update } = await installed('policy:\n  allowed-tools: [Read]\n');
    publishNext(source);
    const before = snapshot(work.path);
    const { code, stderr } = await update('alpha', '--force');
    expect(stderr).toContain('The policy of this repository denies it');
    expect(code).toBe(1);
    expect(snapshot(work.path)).toEqual(before);
  });

  test('--to follows a tag from now on', async () => {
    const { source, work, update } = await installed();
    publishNext(source);
    source.work.git('tag', 'v2.0.0');
    source.publish({ 'skills/alpha/SKILL.md': skill('alpha', 'allowed-tools: Bash\n') });
    expect((await update('alpha', '--to', 'v2.0.0')).code).toBe(0);
    const { skills } = JSON.parse(readFileSync(join(work.path, 'skills-lock.json'), 'utf8'));
    expect(skills.alpha).toMatchObject({ ref: 'v2.0.0', computedHash: nextHash });
    expect(Object.keys(skills.alpha)).toEqual([
      ...['source', 'sourceUrl', 'ref', 'sourceType', 'skillPath', 'computedHash'],
    ]);
  });

  test('follows a skill that moved within its source', async () => {
    const { source, work, update } = await installed();
    source.work.git('mv', 'skills/alpha', 'kit');
    source.publish({});
    const { code, stdout } = await update('alpha');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /alpha is updated to its source at \w+: its entry in skills-lock\.json\.$/m,
    );
    const { skills } = JSON.parse(readFileSync(join(work.path, 'skills-lock.json'), 'utf8'));
    expect(skills.alpha.skillPath).toBe('kit/SKILL.md');
  });

  test.each([[['Alpha']], [['alpha']], [['ALPHA', 'alpha', 'Alpha']]])(
    'updates the entry "Alpha" for %j after its source changed the case',
    async (names) => {
      const { source, work, update } = await installed('', 'Alpha');
      const before = readFileSync(join(work.path, 'skills-lock.json'), 'utf8');
      publishNext(source);
      const { code, stdout, stderr } = await update(...names);
      expect(stderr).toBe('');
      expect(code).toBe(0);
      expect(stdout.match(/ is updated to its source at /g)).toHaveLength(1);
      const text = readFileSync(join(work.path, '.agents/skills/alpha/SKILL.md'), 'utf8');
      expect(text).toBe(next['SKILL.md']);
      const recorded = computedHash({ ...alpha, 'SKILL.md': skill('Alpha') });
      const lock = readFileSync(join(work.path, 'skills-lock.json'), 'utf8');
      expect(lock).toBe(before.replace(recorded, nextHash));
      const again = await update(...names);
      expect(again.stdout).toContain('Alpha is what its source has');
    },
  );

  test.each<readonly [string, (setup: Setup) => void, string[], string]>([
    [
      'a skill that is gone',
      ({ source }) => {
        source.work.git('rm', '-rq', 'skills/alpha');
        source.publish({});
      },
      ['alpha'],
      'The source no longer has the skill',
    ],
    [
      'an ambiguous name',
      ({ source }) => {
        source.work.git('mv', 'skills', 'kit');
        source.publish({ 'other/alpha/SKILL.md': skill('alpha') });
      },
      ['alpha'],
      'The source has 2 skills of this name',
    ],
    [
      'a name that a folder of another name declares too',
      ({ source }) => {
        source.work.git('mv', 'skills', 'kit');
        source.publish({ 'other/writer/SKILL.md': skill('alpha') });
      },
      ['alpha'],
      'The source has 2 skills of this name',
    ],
    ['an unknown name', () => {}, ['alpah'], 'No lock has an entry of it'],
    ['an option in place of a reference', () => {}, ['alpha', '--to=-x'], '--to takes the name of'],
    ['a missing reference', () => {}, ['alpha', '--to', 'v9'], 'alpha is not updated.'],
    ['a part of a commit', () => {}, ['alpha', '--to', 'abcdef1'], 'A commit needs all 40 digits.'],
    [
      'a link that leaves the source',
      ({ source }) => source.publish({ 'skills/alpha/secret': { link: '/etc/passwd' } }),
      ['alpha'],
      'is a symbolic link that leaves the source',
    ],
    [
      'a repository that answers no more',
      ({ source }) =>
        source.work.git('--git-dir', join(source.folder, 'acme.git'), 'branch', '-D', 'main'),
      ['alpha'],
      'alpha is not updated.',
    ],
  ])('refuses %s', async (_, change, args, words) => {
    const setup = await installed();
    change(setup);
    const before = snapshot(setup.work.path);
    const { code, stderr } = await setup.update(...args);
    expect(stderr).toContain(words);
    expect(code).toBe(1);
    expect(snapshot(setup.work.path)).toEqual(before);
  });

  test('writes nothing if one of two skills is refused', async () => {
    const { source, work, update } = await installed();
    publishNext(source);
    const before = snapshot(work.path);
    const { code } = await update('alpha', 'beta');
    expect(code).toBe(1);
    expect(snapshot(work.path)).toEqual(before);
  });

  test('keeps a file that is not part of the skill, and refuses to overwrite it', async () => {
    const { source, work, update } = await installed();
    work.write({ '.gitignore': 'local.txt\n', '.agents/skills/alpha/local.txt': 'local\n' });
    publishNext(source);
    expect((await update('alpha')).code).toBe(0);
    expect(readFileSync(join(work.path, '.agents/skills/alpha/local.txt'), 'utf8')).toBe('local\n');
    source.publish({ 'skills/alpha/local.txt': 'theirs\n' });
    const { code, stderr } = await update('alpha');
    expect(stderr).toContain('is not a file of the skill');
    expect(code).toBe(2);
    expect(readFileSync(join(work.path, '.agents/skills/alpha/local.txt'), 'utf8')).toBe('local\n');
  });

  test('a source that the default branch does not permit is not asked', async () => {
    const { work, server, update } = await installed();
    work.git('switch', '-qc', 'feature', 'HEAD');
    work.git('branch', '-qf', 'main', 'HEAD');
    const permitted = readFileSync(join(work.path, 'skillaccord.yml'), 'utf8');
    work.git('switch', '-q', 'main');
    work.commit({ 'skillaccord.yml': 'sources: {}\n' });
    work.git('switch', '-q', 'feature');
    work.write({ 'skillaccord.yml': permitted });
    const { code, stderr } = await update('alpha');
    expect(stderr).toContain('needs http');
    expect(code).toBe(1);
    expect(server.requests).toEqual([]);
  });
});

test('a lock of apm is left to apm', async () => {
  const work = repository({
    'apm.lock.yaml': `lockfile_version: '1'\ndependencies:\n- repo_url: acme/up\n  virtual_path: skills/beta\n  resolved_commit: ${'a'.repeat(40)}\n  resolved_ref: main\n  content_hash: sha256:${'b'.repeat(64)}\n  deployed_files:\n  - .github/skills/beta\n`,
    '.github/skills/beta/SKILL.md': skill('beta'),
  });
  const { code, stderr } = await runHere(['update', 'beta'], work.path, { env });
  expect(stderr).toContain('Run: apm update acme/up/skills/beta');
  expect(code).toBe(1);
});

test('a skill of gh is left to gh', async () => {
  const work = repository({
    '.github/skills/gamma/SKILL.md': skill(
      'gamma',
      `metadata:\n  github-repo: https://github.com/acme/skills\n  github-tree-sha: ${'a'.repeat(40)}\n`,
    ),
  });
  const { code, stderr } = await runHere(['update', 'gamma'], work.path, { env });
  expect(stderr).toContain('Run: gh skill update gamma');
  expect(code).toBe(1);
});
