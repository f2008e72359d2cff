import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, filesWithScript, nameOf, skillFiles } from './skills.js';

const entriesPerLock = 10_000;

const ada = { NAME: 'Ada', EMAIL: 'ada@example.org', DATE: '2026-01-01T00:00:00Z' };
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
for (const [name, value] of Object.entries(ada)) {
  env[`GIT_AUTHOR_${name}`] = value;
  env[`GIT_COMMITTER_${name}`] = value;
}

/** Runs git in a repository of the benchmark, isolated from the user's settings. */
export function git(path, ...args) {
  execFileSync('git', ['-c', 'gc.auto=0', ...args], { cwd: path, env, stdio: 'pipe' });
}

function write(path, files) {
  for (const [name, text] of Object.entries(files)) {
    const place = join(path, name);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text, { mode: name.endsWith('.sh') ? 0o755 : 0o644 });
  }
}

function commit(path, message) {
  git(path, 'add', '--all');
  git(path, 'commit', '-q', '-m', message);
}

/** Writes the first `written` of `size` skills, `changed` of them with a version bump, and locks of all skills. */
function writeSkills(path, size, changed, written = size) {
  let entries = [];
  for (let index = 0; index < size; index++) {
    const version = index < changed ? '1.1.0' : '1.0.0';
    const files = skillFiles(index, version);
    if (index < written) write(join(path, 'skills', nameOf(index)), files);
    entries.push(
      `  ${nameOf(index)}:\n    content_hash: ${contentHash(files)}\n    version: ${version}\n`,
    );
    if (entries.length < entriesPerLock && index < size - 1) continue;
    const name = `locks/${String(Math.floor(index / entriesPerLock)).padStart(2, '0')}.lock`;
    write(path, { [name]: `skills:\n${entries.join('')}` });
    entries = [];
  }
}

const linked = 1000;

/** A repository of a thousand skills with `count` dangling links. */
export function makeFindings(path, count) {
  mkdirSync(path, { recursive: true });
  git(path, 'init', '-q', '-b', 'start');
  for (let index = 0; index < linked; index++) {
    const links = Array.from(
      { length: count / linked },
      (_, to) => `See [page](missing-${to}.md).\n`,
    );
    const text = `---\nname: ${nameOf(index)}\ndescription: Leads nowhere.\n---\n\n${links.join('')}`;
    write(join(path, 'skills', nameOf(index)), { 'SKILL.md': text });
  }
  commit(path, 'Skills');
}

/** A repository of a thousand skills, every second one with a script of 8 kB; beside it a configuration without scripts. */
export function makeScripts(path) {
  mkdirSync(path, { recursive: true });
  git(path, 'init', '-q', '-b', 'start');
  for (let index = 0; index < linked; index++)
    write(join(path, 'skills', nameOf(index)), filesWithScript(index));
  commit(path, 'Skills');
  writeFileSync(`${path}.yml`, 'scripts: off\n');
}

/**
 * A repository of `size` skills with locks, in three work trees: `start`, and its successors `one` with one changed
 * skill and `all`.
 */
export function makeRepository(path, size) {
  const start = join(path, 'start');
  mkdirSync(start, { recursive: true });
  git(start, 'init', '-q', '-b', 'start');
  writeSkills(start, size, 0);
  commit(start, 'Skills');
  for (const [branch, changed] of [
    ['one', 1],
    ['all', size],
  ]) {
    git(start, 'worktree', 'add', '-q', '-b', branch, join(path, branch), 'start');
    writeSkills(join(path, branch), size, changed, changed);
    commit(join(path, branch), 'Steps');
  }
}
