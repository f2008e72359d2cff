import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { git, repository, temporaryFolder } from '../../test/support/git.ts';
import { minimalEnv } from '../../test/support/process.ts';
import { own } from '../../test/support/project.ts';

/** Scripts for which npm installs the development dependencies of a package from git, and runs them. */
const preparing = ['build', 'install', 'postinstall', 'preinstall', 'prepack', 'prepare'];

/** A repository with what this clone has, at a tag. */
function published(): string {
  const path = join(temporaryFolder(), 'skillaccord');
  const left = new Set(['node_modules', '.git']);
  cpSync(own(''), path, { recursive: true, filter: (name) => !left.has(basename(name)) });
  git(path, 'init', '-q', '-b', 'main');
  git(path, 'add', '--all');
  git(path, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-q', '-m', 'All');
  git(path, 'tag', 'v1.0.0');
  return path;
}

test('npm prepares nothing of it', () => {
  const { scripts } = JSON.parse(readFileSync(own('package.json'), 'utf8'));
  expect(preparing.filter((name) => Object.hasOwn(scripts, name))).toEqual([]);
});

test('one line checks a repository, with nothing installed before', { timeout: 600_000 }, () => {
  const work = repository({ 'skills/pdf/SKILL.md': '---\nname: pdf\n---\n' });
  const home = temporaryFolder();
  const env = { ...minimalEnv(), HOME: home, npm_config_cache: join(home, 'cache') };
  const line = ['--yes', '--offline', `git+file://${published()}#v1.0.0`, 'check'];
  const start = performance.now();
  let text = '';
  try {
    text = execFileSync('npx', line, { cwd: work.path, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (cause) {
    const { status, stdout, stderr } = cause as Readonly<Record<string, unknown>>;
    expect({ status, stderr }).toMatchObject({ status: 1 });
    text = String(stdout);
  }
  console.log(`npx, cold: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  expect(text).toContain('description-missing');
});
