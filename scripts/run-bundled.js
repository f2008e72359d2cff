import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Bundles a TypeScript program and runs it in a folder: this needs no newer Node and no test runner. Errors name the
 * lines of the sources. Returns the exit code.
 */
export async function runBundled(cwd, input, args) {
  const { rolldown } = await import('rolldown');
  // Below the packages, which the program finds from its own place.
  const folder = mkdtempSync(fileURLToPath(new URL('../node_modules/.bundled-', import.meta.url)));
  const file = join(folder, 'main.mjs');
  try {
    const bundle = await rolldown({
      cwd,
      input,
      platform: 'node',
      external: ['web-tree-sitter'],
      logLevel: 'silent',
    });
    await bundle.write({ file, format: 'esm', codeSplitting: false, sourcemap: true });
    await bundle.close();
    const line = ['--enable-source-maps', file, ...args];
    return spawnSync(process.execPath, line, { cwd, stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
