import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const shell = process.platform === 'win32';

/** Thrown for a system that cannot be tested here. Not a failure; the message explains the reason. */
export class Skipped extends Error {}

export function skip(reason) {
  throw new Skipped(reason);
}

/** The folder that keeps a tool between runs. */
export function cacheOf(name) {
  return join(caches, 'skillaccord', name);
}

/** True if a command runs successfully. */
export function isRunnable(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** The first path of a program that answers `--version`. */
export function findProgram(...places) {
  return places.filter(Boolean).find((place) => isRunnable(place, '--version'));
}

/** Runs one step of an installation; returns its output, and skips the system on failure. */
export function installStep(trouble, [command, ...args], options = {}) {
  const settings = { encoding: 'utf8', maxBuffer: 2 ** 28, ...options };
  const { status, signal, stdout, stderr, error } = spawnSync(command, args, settings);
  if (status === 0) return stdout;
  const ending = signal ? `it ended by ${signal}` : `its exit code is ${status}`;
  return skip(`${trouble}: ${error?.message ?? (reasonIn(stderr) || ending)}`);
}

/** The relevant lines of an installer's error output. */
function reasonIn(stderr) {
  const lines = stderr.split('\n').filter((line) => !/^(?:go: downloading .*)?$/.test(line));
  const ofNpm = lines.filter((line) => line.startsWith('npm error '));
  const kept = ofNpm.length > 0 ? ofNpm.slice(0, 4) : lines.slice(-1);
  return kept.map((line) => line.replace('npm error ', '')).join(' ');
}

/** The directory of npm packages with exact versions, in a separate cache. */
export function npmPackages(name, packages, mayInstall, extraOptions = []) {
  const cache = cacheOf(name);
  const modules = join(cache, 'node_modules');
  if (existsSync(join(modules, '.package-lock.json'))) return modules;
  if (!mayInstall) skip(`${packages.join(' and ')} are not installed`);
  console.log(`Installing ${packages.join(' and ')} with npm, once.`);
  mkdirSync(cache, { recursive: true });
  // The npm package "node" brings its program by a script.
  const scripts = '--ignore-scripts=false';
  const options = ['--no-save', scripts, '--fetch-retries=1', '--loglevel=error', ...extraOptions];
  const command = ['npm', 'install', '--prefix', cache, ...options, ...packages];
  installStep('npm cannot install them', command, { cwd: cache, shell });
  return modules;
}

/** The directory of the programs of a Python package with an exact version, in a separate virtual environment. */
export function pythonPackage(name, version, mayInstall) {
  const cache = cacheOf(`${name}-${version}`);
  const binaries = join(cache, 'bin');
  if (existsSync(join(cache, 'installed'))) return binaries;
  if (!mayInstall) skip(`${name} ${version} is not installed`);
  console.log(`Installing ${name} ${version} with pip, once.`);
  installStep('Python makes no virtual environment', ['python3', '-m', 'venv', cache]);
  const pip = [join(binaries, 'python'), '-m', 'pip', 'install', '--quiet'];
  installStep('pip cannot install it', [...pip, `${name}==${version}`]);
  mkdirSync(join(cache, 'installed'));
  return binaries;
}
