import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const env = { ...process.env, NO_COLOR: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
const gnuTime = '/usr/bin/time';

/** Runs a shell command once; returns its wall-clock time and processor time in seconds. */
export function measure({ command, cwd }) {
  const script = `TIMEFORMAT='%3R %3U %3S'; time { ${command} ; } >/dev/null 2>/dev/null`;
  const { status, stderr } = spawnSync('bash', ['-c', script], { cwd, env, encoding: 'utf8' });
  const [wall, user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number);
  if (Number.isNaN(wall)) throw new Error(`"${command}" cannot be measured: ${stderr}`);
  return { wall, cpu: user + system, status };
}

/** Makes a node program write the processor time of its own process, in seconds, into a file at its exit. */
const reportOwnTime = `--import=data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from "node:fs";
process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(process.env.SKILLACCORD_OWN_TIME, String((user + system) / 1e6));
});`,
)}`;

/**
 * The peak memory of the largest process of a command in MB, and the processor time of a node program without its
 * children in seconds. Null without GNU time, or for another program.
 */
export function resources({ command, cwd }) {
  const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-bench-'));
  const [peakFile, ownTimeFile] = [join(scratch, 'peak'), join(scratch, 'own')];
  const timed = existsSync(gnuTime) ? [gnuTime, '-f', '%M', '-o', peakFile] : [];
  const [program, ...args] = [...timed, 'bash', '-c', command];
  const ownTimeEnv = { NODE_OPTIONS: reportOwnTime, SKILLACCORD_OWN_TIME: ownTimeFile };
  spawnSync(program, args, { cwd, env: { ...env, ...ownTimeEnv }, stdio: 'ignore' });
  const [kilobytes, seconds] = [peakFile, ownTimeFile].map(lastNumber);
  rmSync(scratch, { recursive: true });
  return { memory: kilobytes && kilobytes / 1024, own: seconds };
}

/** The number on the last line of a file; null without one. */
function lastNumber(file) {
  if (!existsSync(file)) return null;
  const number = Number(readFileSync(file, 'utf8').trim().split('\n').at(-1));
  return Number.isFinite(number) ? number : null;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** The medians over rounds that run the commands in turn, to distribute the load of the machine evenly. */
export function medianOfRounds(contestants, rounds) {
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
