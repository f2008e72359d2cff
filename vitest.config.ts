import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vitest/config';

const languageService = /@actions\/(expressions|languageservice|workflow-parser)\//;

/** Their source maps name sources that are not in the packages, of which each file would be a warning. */
const withoutSourceMaps: Plugin = {
  name: 'without-source-maps',
  load(id) {
    if (!languageService.test(id) || !id.endsWith('.js')) return null;
    return readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
  },
};

export default defineConfig({
  plugins: [withoutSourceMaps],
  test: {
    include: ['test/**/*.test.ts'],
    // The official language service imports JSON in a way that Node alone refuses.
    server: { deps: { inline: [languageService] } },
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
