import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vitest/config';
import { compiledPath, compiledSource } from './test/support/compiled-source.ts';
import { ProgramsFirst } from './test/support/sequence.ts';

const languageService = /@actions\/(expressions|languageservice|workflow-parser)\//;

/** Their source maps name sources that are not in the packages, of which each file would be a warning. */
const withoutSourceMaps: Plugin = {
  name: 'without-source-maps',
  load(id) {
    if (!languageService.test(id) || !id.endsWith('.js')) return null;
    return readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
  },
};

/** Node 20 spends a fifth of the tests on optimising functions that do not run for long; later versions do it for less. */
const optimizeLate = process.versions.node.startsWith('20.')
  ? ['--interrupt-budget=1200000', '--always-sparkplug']
  : [];

export default defineConfig({
  plugins: [compiledSource(), withoutSourceMaps],
  test: {
    // The official language service imports JSON in a way that Node alone refuses.
    server: { deps: { inline: [languageService], external: [compiledPath] } },
    // Files share what they import and compute: each worker loads the source once.
    isolate: false,
    execArgv: optimizeLate,
    sequence: { sequencer: ProgramsFirst },
    // A missing expectation fails, here as in CI; `--update` writes it.
    update: 'none',
    globalSetup: ['test/support/scratch.js'],
    maxWorkers: '100%',
    // No test is measured by the clock; this ends one that waits for what never comes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'source',
          include: ['test/**/*.test.ts'],
          exclude: ['test/bundle/**', 'test/growth/**'],
          setupFiles: ['test/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'growth',
          include: ['test/growth/**/*.test.ts'],
          setupFiles: ['test/growth/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'bundle',
          include: ['test/bundle/**/*.test.ts'],
          globalSetup: ['test/bundle/support/freshness.js'],
          setupFiles: ['test/support/setup.ts', 'test/bundle/setup.ts'],
        },
      },
    ],
  },
});
