// `npm run schema-mix [PAIRS] [SEED] [FAULT]` compares so many pairs of schemas (100,000) whose keywords meet, has ajv
// judge the answers, and prints what was wrong and what was left open, by what meets. FAULT (`missed`, `open`) prints
// specimens of that too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'schema-mix-'));

await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: 'test/laws/schema-mix/main.ts',
    outDir: scratch,
    minify: false,
    target: 'node20',
  },
  ssr: { noExternal: true },
});

const main = join(scratch, 'main.js');
const run = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = run.status ?? 1;
