import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBuilt } from '../../test/support/built.ts';
import { repository, type TestRepository, temporaryFolder } from '../../test/support/git.ts';
import { skill } from '../support/skill.ts';
import { runSkills } from '../support/skills-tool.ts';

/** A source with everything that the installer leaves out or writes in another form. */
const source = {
  LICENSE: 'MIT\n',
  'shared/a.md': 'a\n',
  'skills/plain/SKILL.md': skill('plain'),
  'skills/plain/.hidden': 'h\n',
  'skills/plain/scripts/run.sh': { script: 'echo\n' },
  'skills/inner/SKILL.md': skill('inner'),
  'skills/inner/ref/x.md': 'x\n',
  'skills/inner/AGENTS.md': { link: 'ref/x.md' },
  'skills/outer/SKILL.md': skill('outer'),
  'skills/outer/LICENSE': { link: '../../LICENSE' },
  'skills/folder/SKILL.md': skill('folder'),
  'skills/folder/shared': { link: '../../shared' },
  'skills/meta/SKILL.md': skill('meta'),
  'skills/meta/metadata.json': '{}\n',
  'skills/caches/SKILL.md': skill('caches'),
  'skills/caches/__pycache__/a.pyc': 'p\n',
};

/** The source as a repository. */
function sourceRepository(): TestRepository {
  const from = repository(source);
  from.git('add', '-Af');
  from.git('commit', '-q', '--allow-empty', '-m', 'All');
  return from;
}

/** A repository with an untouched install of the source. */
async function install(from = sourceRepository()): Promise<TestRepository> {
  const work = repository({
    'README.md': 'Skills.\n',
    'skillaccord.yml': 'sources: { allow: [file] }\n',
  });
  const args = ['add', `file://${from.path}`, '--skill', '*', '-a', 'codex', '-y'];
  await runSkills(work.path, temporaryFolder(), args);
  return work;
}

function findingsOf(cwd: string, base = 'none'): string[] {
  const { stdout, stderr } = runBuilt('cli', ['check', '--base', base, '--format', 'json'], {
    cwd,
  });
  expect(stdout, stderr).not.toBe('');
  const { findings } = JSON.parse(stdout) as {
    findings: { rule: string; severity: string; skill: string | null; state: string }[];
  };
  return findings
    .filter(({ rule }) => rule.startsWith('lock-'))
    .map(
      ({ rule, severity, skill: root, state }) =>
        `${root?.split('/').at(-1)}: ${severity} ${rule} ${state}`,
    )
    .sort();
}

test('an untouched install: a difference like an edit is an error, a matching hash variant is a note', async () => {
  const work = await install();
  expect(findingsOf(work.path)).toEqual([
    'caches: error lock-content-changed new',
    'folder: error lock-content-changed new',
    'inner: note lock-variant new',
    'meta: error lock-content-changed new',
    'outer: error lock-content-changed new',
  ]);
});

test('an edit of an installed skill that matched is an error, and an old mismatch stays existing', async () => {
  const work = await install();
  const base = work.commit();
  appendFileSync(join(work.path, '.agents/skills/plain/SKILL.md'), 'Edited.\n');
  appendFileSync(join(work.path, '.agents/skills/inner/SKILL.md'), 'Edited.\n');
  const found = findingsOf(work.path, base);
  expect(found).toContain('plain: error lock-content-changed new');
  expect(found).toContain('inner: error lock-content-changed new');
  expect(found).toContain('meta: error lock-content-changed existing');
});

test('after an update, the real tool has nothing to update', async () => {
  const from = sourceRepository();
  const work = await install(from);
  from.commit({
    'skills/plain/SKILL.md': skill('plain').replace(/\n$/, '\nMore.\n'),
    'skills/plain/new.md': 'New.\n',
    'skills/inner/ref/x.md': 'Other.\n',
    'skills/outer/SKILL.md': skill('outer').replace(/\n$/, '\nMore.\n'),
  });
  const names = ['plain', 'inner', 'outer'];
  const { code, stdout, stderr } = runBuilt('cli', ['update', ...names], { cwd: work.path });
  expect(code, stdout + stderr).toBe(0);
  work.commit();
  const output = await runSkills(work.path, temporaryFolder(), ['update', '-p', '-y']);
  expect(output).toContain('up to date');
  expect(work.git('status', '--porcelain', '--', 'skills-lock.json', '.agents')).toBe('');
});
