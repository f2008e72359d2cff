import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import project from '../../vitest.config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const plan = process.env['MUTANT_PLAN'];
const files: readonly string[] | null = plan
  ? JSON.parse(readFileSync(plan, 'utf8')).files.map(({ file }: { file: string }) => file)
  : null;

class InOrderOfPlan extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(files?.map((file, at) => [file, at]));
    const placeOf = ({ moduleId }: TestSpecification) => places.get(moduleId) ?? 0;
    return specifications.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

// The baseline isolates files, or only the first one would reach what modules do when they are loaded.
export default defineConfig({
  root,
  cacheDir: join(root, '.vite'),
  plugins: project.plugins ?? [],
  test: {
    include: files ? [...files] : ['test/**/*.test.ts'],
    server: { deps: { inline: [/@actions\/(expressions|languageservice|workflow-parser)\//] } },
    setupFiles: ['scripts/mutants/setup.js', 'test/support/setup.ts'],
    sequence: { setupFiles: 'list', sequencer: InOrderOfPlan },
    isolate: files === null,
    pool: 'forks',
    maxWorkers: files === null ? 2 : 1,
    execArgv: ['--max-old-space-size=2048'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    experimental: { fsModuleCache: true, fsModuleCachePath: join(root, '.modules') },
  },
});
