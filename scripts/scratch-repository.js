import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// What is tried may not depend on the settings of whoever tries it.
const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
const own = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** Runs git in a directory; gives what it printed, and throws what it complained of. */
export function git(folder, ...args) {
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...own } };
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], options);
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout.trim();
}

/** A new repository in a directory that is made for it. */
export function repository(folder, branch = 'main') {
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '-q', '-b', branch);
}

/** Writes files and commits everything; gives the commit. */
export function commit(folder, files = {}) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'Change');
  return git(folder, 'rev-parse', 'HEAD');
}

/** A SKILL.md with more lines of frontmatter. */
export function skill(name, lines = '', body = '') {
  return `---\nname: ${name}\ndescription: Does it.\n${lines}---\n\n${body}\n`;
}

/** The lines of a contract: a version and required inputs. */
export function contract(version, ...inputs) {
  const list = inputs.map(
    (name) => `    - {name: ${name}, description: A value., schema: {type: string}}\n`,
  );
  return `manifest_version: "1.0"\nversion: ${version}\ninputs:\n  required:\n${list.join('')}`;
}
