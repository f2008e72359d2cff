import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBudget } from '../../../src/io/upstream/budget.ts';
import { openFetcher } from '../../../src/io/upstream/open-fetcher.ts';
import { plainText } from '../../../src/model/message.ts';
import { isFailure } from '../../../src/upstream/fetcher.ts';
import { rulesFor } from '../../upstream/asking.ts';
import { serve } from '../../upstream/git-server.ts';
import { sample, seeds } from '../support/seeds.ts';

const index = '/.well-known/agent-skills/index.json';

/** The sizes of the files of each skill of a site. */
const site = fc.array(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 8,
});

/** Serves an index of skills with files of some sizes. */
async function serveSite(sizes: readonly (readonly number[])[]) {
  const skills = sizes.map((files, skill) => ({
    name: `s${skill}`,
    files: files.map((_, file) => `f${file}`),
  }));
  const text = JSON.stringify({ skills });
  const server = await serve(({ url = '' }, response) => {
    const [, skill, file] = /\/s(\d+)\/f(\d+)$/.exec(url) ?? [];
    response.end(
      skill === undefined ? text : Buffer.alloc(sizes[Number(skill)]?.[Number(file)] ?? 0),
    );
  });
  return { server, indexBytes: text.length };
}

/** The numbers of the skills that fit, one after the other, as a model. */
function fitting(sizes: readonly (readonly number[])[], indexBytes: number, limit: number) {
  let total = indexBytes;
  return sizes.map((files) => {
    for (const bytes of files) if (total <= limit) total += bytes;
    return total <= limit;
  });
}

describe.each(seeds)('bytes of a site, %s seed %i', (_, seed) => {
  test('are counted as they come, over all its skills, and nothing is asked beyond the limit', async () => {
    const property = fc.asyncProperty(
      site,
      fc.integer({ min: 600, max: 30_000 }),
      async (sizes, bytes) => {
        const { server, indexBytes } = await serveSite(sizes);
        const settings = { rules: rulesFor(server), directory: '/', env: {} };
        const fetcher = openFetcher({ ...settings, budget: { ...defaultBudget, bytes } });
        const url = `${server.url}${index}`;
        const expected = fitting(sizes, indexBytes, bytes);
        const kept: number[] = [];
        for (const [skill, fits] of expected.entries()) {
          const found = await fetcher.fetch({ kind: 'well-known', url, name: `s${skill}` });
          expect(!isFailure(found)).toBe(fits);
          if (isFailure(found)) {
            expect(plainText(found.reason)).toMatch(/sent more than \d+ MiB/);
            continue;
          }
          for (const { path } of found.tree.entries) kept.push(found.sizeOf(path) ?? 0);
        }
        expect(kept.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(bytes);
        expect(server.requests.filter((request) => request.url === index)).toHaveLength(1);
        const [refused] = expected.flatMap((fits, skill) => (fits ? [] : [skill]));
        const later = server.requests.filter(({ url: asked = '' }) => {
          const [, skill] = /\/s(\d+)\//.exec(asked) ?? [];
          return refused !== undefined && Number(skill) > refused;
        });
        expect(later).toEqual([]);
        fetcher.close();
      },
    );
    await fc.assert(property, sample(seed, 25));
  });
});
