import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle, minimalEnv } from '../../test/support/built.ts';
import { git, repositoryAt, temporaryFolder } from '../../test/support/git.ts';

const watched = 'trace=open,openat,execve,unlink,unlinkat,rename,renameat,renameat2,mkdir,connect';

/** Locations of programs and libraries that every process reads. */
const system =
  /^\/(?:usr|lib|lib64|bin|sbin|proc|sys|dev|opt|etc\/(?:ld\.so|ssl|localtime|gitconfig|nsswitch|passwd))/;

/** A repository with many links out of it. */
function repositoryWithLinks() {
  const folder = temporaryFolder();
  const work = repositoryAt(join(folder, 'repository'));
  const text = '---\nname: a\ndescription: Is a.\n---\n[x](../../../outside) [y](/etc/hosts)\n';
  repositoryAt(folder).write({ outside: 'x\n', 'repository/skills/a/SKILL.md': text });
  git(work.path, 'init', '-q', '-b', 'main');
  work.commit({
    'proto.lock': { link: '../outside' },
    'skills-lock.json': { link: '../outside' },
    'a.proto.yaml': { link: '../outside' },
    'skills/a/link': { link: '../../../outside' },
    'skills/a/.skillignore': { link: '../../../outside' },
    'skills/a/skill.toml': { link: '../../../outside' },
    'skills/etc': { link: '/etc' },
  });
  return { folder, work };
}

/** The successful system calls of the command line and its child processes. */
function callsOf(args: readonly string[], folder: string, cwd: string): string[] {
  const log = join(folder, 'log');
  const command = [process.execPath, bundle('cli'), ...args];
  const env = { ...minimalEnv(), NO_COLOR: '1' };
  spawnSync('strace', ['-f', '-qq', '-e', watched, '-o', log, ...command], { cwd, env });
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.filter((line) => / = (?:0|[1-9]\d*)$/.test(line));
}

function isAllowed(call: string, top: string): boolean {
  const path = /"([^"]*)"/.exec(call)?.[1] ?? '';
  if (call.includes('execve(')) return ['git', basename(process.execPath)].includes(basename(path));
  if (/O_WRONLY|O_RDWR|O_CREAT|unlink|rename|mkdir|connect/.test(call))
    return path.startsWith('/dev/');
  const isOurs = [top, dirname(bundle('cli'))].some((folder) => path.startsWith(folder));
  return isOurs || !path.startsWith('/') || system.test(path);
}

test.each([
  'check',
  'check --base HEAD',
  'diff HEAD HEAD',
  'hash skills/a',
  'list',
  'lock --check',
  'fix --dry-run',
])('%s starts git only, opens nothing outside and writes nothing', (line) => {
  const { folder, work } = repositoryWithLinks();
  const calls = callsOf(line.split(' '), folder, work.path);
  expect(calls.filter((call) => !isAllowed(call, work.path))).toEqual([]);
  expect(calls.length, 'strace sees what goes on').toBeGreaterThanOrEqual(50);
});
