// `npm run gitea` runs the committed Action in jobs of a real Gitea on loopback. Gitea is $GITEA, on the PATH or
// in the cache of this script; else Go builds it, which `--no-install` forbids. The runner is ours
// (rig/gitea-runner.ts): Gitea's own, and Forgejo's server and runner, are neither Go modules that can be had from
// the module proxy nor packages of Debian.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runRigTests, skip } from './rig-tests.js';

// Dependencies of later versions are not to be had from the module proxy.
const version = '1.26.0';
const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const cache = join(caches, 'skillaccord', `gitea-${version}`);
const installed = join(cache, 'gitea');

function runs(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function find() {
  const places = [process.env.GITEA, 'gitea', installed].filter(Boolean);
  return places.find((place) => runs(place, '--version'));
}

function go(...args) {
  const options = { cwd: cache, encoding: 'utf8', maxBuffer: 2 ** 28 };
  const { status, stdout, stderr, error } = spawnSync('go', args, options);
  if (status === 0) return stdout;
  const said = error?.message ?? stderr.trim().split('\n').at(-1);
  return skip(`Go cannot build Gitea: ${said}`);
}

function install() {
  if (process.argv.includes('--no-install')) skip('Gitea is not here, and is not to be built.');
  if (!runs('go', 'version'))
    skip('Gitea is neither on the PATH nor in $GITEA, nor is Go to build it.');
  console.log(`Building Gitea ${version} with Go, which takes a quarter of an hour once.`);
  mkdirSync(cache, { recursive: true });
  const { Dir } = JSON.parse(go('mod', 'download', '-json', `code.gitea.io/gitea@v${version}`));
  for (const part of ['templates', 'options', 'public']) {
    cpSync(join(Dir, part), join(cache, part), { recursive: true });
  }
  const flags = ['-mod=mod', '-modfile', join(cache, 'go.mod')];
  for (const file of ['go.mod', 'go.sum']) cpSync(join(Dir, file), join(cache, file));
  chmodSync(join(cache, 'go.mod'), 0o644);
  chmodSync(join(cache, 'go.sum'), 0o644);
  go('-C', Dir, 'build', ...flags, '-tags', 'sqlite sqlite_unlock_notify', '-o', installed, '.');
  if (existsSync(installed)) return installed;
  return skip('Go has built no Gitea.');
}

if (process.platform === 'win32') skip('the runner of the rig needs a POSIX system.');
runRigTests('gitea.test.ts', { GITEA: find() ?? install() });
