// `npm run schema-mix [PAIRS] [SEED] [FAULT]` compares PAIRS pairs of schemas (100,000) with interacting keywords,
// verifies the results with ajv, and prints wrong and undecided results by interaction. FAULT (`missed`, `open`) also
// prints examples.
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
