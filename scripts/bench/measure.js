import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const env = { ...process.env, NO_COLOR: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
const gnuTime = '/usr/bin/time';

/** Runs a shell command once; returns wall-clock and CPU seconds. */
export function measure({ command, cwd }) {
  const script = `TIMEFORMAT='%3R %3U %3S'; time { ${command} ; } >/dev/null 2>/dev/null`;
  const { status, stderr } = spawnSync('bash', ['-c', script], { cwd, env, encoding: 'utf8' });
  const [wall, user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number);
  if (Number.isNaN(wall)) throw new Error(`"${command}" cannot be measured: ${stderr}`);
  return { wall, cpu: user + system, status };
}

/** Peak memory of the largest process of a command in MB; null without GNU time. */
export function peakMemory({ command, cwd }) {
  if (!existsSync(gnuTime)) return null;
  const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-bench-'));
  const file = join(scratch, 'peak');
  spawnSync(gnuTime, ['-f', '%M', '-o', file, 'bash', '-c', command], {
    cwd,
    env,
    stdio: 'ignore',
  });
  const peak = Number(readFileSync(file, 'utf8').trim().split('\n').at(-1));
  rmSync(scratch, { recursive: true });
  return Number.isFinite(peak) ? peak / 1024 : null;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** Runs commands in turn, round by round, to distribute the load of the machine evenly. */
export function interleaved(contestants, rounds) {
  const runs = new Map(contestants.map((contestant) => [contestant, []]));
  for (let round = 0; round < rounds; round++) {
    for (const contestant of contestants) {
      if (round < (contestant.rounds ?? rounds)) runs.get(contestant).push(measure(contestant));
    }
  }
  return contestants.map((contestant) => ({
    ...contestant,
    wall: median(runs.get(contestant).map(({ wall }) => wall)),
    cpu: median(runs.get(contestant).map(({ cpu }) => cpu)),
    status: Math.max(...runs.get(contestant).map(({ status }) => status ?? 255)),
  }));
}
