import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';

/** Describes the machine of a benchmark. */
export function machine() {
  const [cpu] = cpus();
  const git = execFileSync('git', ['--version'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores of ${cpu.model.trim()}, ${memory} GiB, ${type()} ${release()}, Node ${process.versions.node}, ${git}`;
}
