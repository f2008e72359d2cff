// `npm run update` rewrites every generated file. `npm run update -- ID…` rewrites what some rules, reporters, commands,
// configuration keys, dialects, lock formats or carriers touch: pages, expectations of cases, snapshots and indexes.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runBundled } from './run-bundled.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const ids = process.argv.slice(2);

run(process.execPath, 'scripts/index-rules.js');
run(process.execPath, 'scripts/compile-schemas.js');
if (ids.length === 0) run('npx', 'vitest', 'run', '--update');
else process.exitCode = await runBundled(root, 'test/update/main.ts', ids);

function run(program, ...args) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
