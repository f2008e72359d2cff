import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'skillaccord', 'bench');

/** The programs to compare with, each with a fixed version of its registry. */
const peers = {
  'skill-check 1.2.0': {
    program: join(cache, 'node_modules', '.bin', 'skill-check'),
    steps: [['npm', 'install', '--no-audit', '--no-fund', '--prefix', cache, 'skill-check@1.2.0']],
  },
  // Its package of npm downloads the program from elsewhere; the one of PyPI contains it.
  'agnix 0.59.3': {
    program: join(cache, 'agnix', 'bin', 'agnix'),
    steps: [
      ['python3', '-m', 'venv', join(cache, 'agnix')],
      [join(cache, 'agnix', 'bin', 'pip'), 'install', '--quiet', 'agnix==0.59.3'],
    ],
  },
  'skills-ref 0.1.1': {
    program: join(cache, 'venv', 'bin', 'agentskills'),
    steps: [
      ['python3', '-m', 'venv', join(cache, 'venv')],
      [join(cache, 'venv', 'bin', 'pip'), 'install', '--quiet', 'skills-ref==0.1.1'],
    ],
  },
};

/** Installs the peers; returns their paths, or the reasons for missing ones. */
export function installPeers(install) {
  mkdirSync(cache, { recursive: true });
  const programs = {};
  const missing = [];
  for (const [name, { program, steps }] of Object.entries(peers)) {
    const reason = existsSync(program) ? null : install ? installed(steps) : 'it is not installed';
    if (reason === null) programs[name] = program;
    else missing.push(`${name}: ${reason}`);
  }
  return { programs, missing };
}

function installed(steps) {
  for (const [command, ...args] of steps) {
    const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8' });
    if (status === 0) continue;
    return `${command} fails (${error?.code ?? stderr.trim().split('\n').at(-1)})`;
  }
  return null;
}
