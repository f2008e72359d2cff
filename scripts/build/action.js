import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAscii } from './ascii.js';
import { root, writeLicences } from './licences.js';

const ncc = join(root, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js');

/** Builds the Action with ncc. Its own list of licences omits packages in secondary files. */
export function buildAction() {
  const out = join(root, 'dist', 'action');
  const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-build-'));
  const stats = join(scratch, 'stats.json');
  rmSync(out, { recursive: true, force: true });
  const args = [ncc, 'build', 'src/action.ts', '-q', '-o', out, '--stats-out', stats];
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  writeAscii(out);
  writeLicences(out, namesIn(JSON.parse(readFileSync(stats, 'utf8')).modules));
  rmSync(scratch, { recursive: true });
}

function namesIn(modules = []) {
  return modules.flatMap(({ name, modules: inner }) => [name, ...namesIn(inner)]);
}
