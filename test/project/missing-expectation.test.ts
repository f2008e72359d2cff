import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../support/git.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const expectation = 'test/page.snap.txt';
const file = 'test/page.test.ts';
const text = `import { expect, test } from 'vitest';
test('a page', async () => {
  await expect('Text.\\n').toMatchFileSnapshot(\`\${import.meta.dirname}/page.snap.txt\`);
});
`;

/** Runs the one test of a folder under the configuration of the project. */
function run(cwd: string, ...flags: readonly string[]) {
  const { CI: _, ...env } = process.env;
  const line = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'source', file, ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, line, {
    ...{ cwd, encoding: 'utf8', env: { ...env, NO_COLOR: '1' } },
  });
  return { status, output: stdout + stderr };
}

test('a missing expectation fails with the command that writes it', () => {
  const folder = temporaryFolder();
  const parts = [
    ...[
      'support/setup.ts',
      'support/scratch.js',
      'support/sequence.ts',
      'support/snapshot-hint.ts',
    ],
    ...['support/compiled-source.ts', 'support/project.ts', 'git/environment.ts'],
  ];
  for (const path of ['vitest.config.ts', 'package.json', ...parts.map((part) => `test/${part}`)])
    cpSync(join(root, path), join(folder, path));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFiles(folder, { [file]: text, 'src/module.ts': '' });

  const { status, output } = run(folder);
  expect(status).toBe(1);
  expect(output).toContain(`npx vitest run --project source ${file} --update`);
  expect(existsSync(join(folder, expectation))).toBe(false);

  expect(run(folder, '--update').status).toBe(0);
  expect(readFileSync(join(folder, expectation), 'utf8')).toBe('Text.\n');
});

/** Vitest reads the argument after the flag as its value, and runs every test. */
const pathAfterFlag = /vitest\b.*(?:--update|\s-u)['"]?[, ]+['"]?[^\s'"&|;)-].*/g;
const places = ['.github', 'docs', 'rig', 'scripts', 'skills', 'src', 'test'];
const written = /\.(?:[jt]s|md|json|ya?ml)$/;

test('no documented command has a path after --update', () => {
  const inFolders = places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((name) => written.test(name) && !name.includes('node_modules'))
      .map((name) => join(place, name)),
  );
  const pages = ['CONTRIBUTING.md', 'ARCHITECTURE.md', 'README.md'];
  const paths = [...inFolders, ...pages, 'package.json', '.ci/run'];
  const found = paths.flatMap((path) => {
    const commands = readFileSync(join(root, path), 'utf8').match(pathAfterFlag) ?? [];
    return commands.map((command) => `${path}: ${command}`);
  });
  expect(found).toEqual([]);
  const flag = '--update';
  expect(`npx vitest run ${flag} ${file}`.match(pathAfterFlag)).toHaveLength(1);
});
