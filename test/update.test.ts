import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFor } from './update/generated.ts';

/** The files an id touches, without the cases: test/cases.test.ts reads those. */
function filesOf(id: string) {
  return (generatedFor(id) ?? []).filter(({ path }) => !path.startsWith('test/cases/'));
}

test.each([
  ['name-format', 'docs/rules/name-format.md'],
  ['input-renamed', 'docs/compatibility.md'],
  ['sarif', 'test/reporters/sarif.snap.json'],
  ['explain', 'test/cli/help-explain.snap.txt'],
  ['fail-on', 'schemas/config.schema.json'],
  ['mcp-json', 'docs/permissions.md'],
  ['skill-toml', 'docs/conformance.md'],
])('npm run update -- %s finds what is generated up to date', async (id, path) => {
  const files = filesOf(id);
  expect(files.map((file) => file.path)).toContain(path);
  for (const file of files) {
    expect(await file.fresh(readFileSync(file.path, 'utf8')), file.path).toBe(
      readFileSync(file.path, 'utf8'),
    );
  }
});

test('a dialect and a lock format touch every case', () => {
  const casesOf = (id: string) =>
    generatedFor(id)?.filter(({ path }) => path.startsWith('test/cases/')) ?? [];
  expect(casesOf('skill-toml').length).toBeGreaterThan(600);
  expect(casesOf('apm-lock')).toHaveLength(casesOf('skill-toml').length);
});

test('an unknown id touches nothing', () => {
  expect(generatedFor('no-such-thing')).toBeNull();
});
