import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../support/git.ts';
import { generatedFor } from '../update/generated.ts';

/** The files an id touches, without the cases: test/rules/cases.test.ts reads those. */
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

test('an error during the generation names the line of the source', () => {
  const folder = temporaryFolder();
  const thrower = 'interface Unused {\n  readonly name: string;\n}\n\n';
  writeFiles(folder, {
    'main.ts': "import { fail } from './fail.ts';\nfail({ name: 'x' });\n",
    'fail.ts': `${thrower}export function fail({ name }: Unused): void {\n  throw new Error(name);\n}\n`,
  });
  const module = new URL('../../scripts/run-bundled.js', import.meta.url).href;
  const code = `import { runBundled } from '${module}';
process.exitCode = await runBundled(process.cwd(), 'main.ts', []);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    ...{ cwd: folder, encoding: 'utf8' },
  });
  expect(stderr).toContain(`${join(folder, 'fail.ts')}:6:`);
  expect(status).toBe(1);
});
