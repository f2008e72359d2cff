// `npm run update` rewrites every generated file. `npm run update -- ID…` rewrites what some rules, reporters, commands,
// configuration keys, dialects, lock formats or carriers touch: pages, expectations of cases, snapshots and indexes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const ids = process.argv.slice(2);

run(process.execPath, 'scripts/index-rules.js');
run(process.execPath, 'scripts/compile-schemas.js');
if (ids.length === 0) run('npx', 'vitest', 'run', '--update');
else await updateOnly(ids);

function run(program, ...args) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Bundles the part of the tests that makes generated files, and runs it: no test runner has to start. */
async function updateOnly(names) {
  const { rolldown } = await import('rolldown');
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  const file = join(folder, 'main.mjs');
  try {
    const bundle = await rolldown({
      cwd: root,
      input: 'test/update/main.ts',
      platform: 'node',
      logLevel: 'silent',
    });
    await bundle.write({ file, format: 'esm', codeSplitting: false });
    await bundle.close();
    run(process.execPath, file, ...names);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
