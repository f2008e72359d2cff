import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { create } from '../../scripts/new/create.js';
import { rules } from '../../src/rules/catalog.ts';
import { blanksIn } from '../support/samples/blanks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let copy = '';

/** Every kind of rule except changes, which have a separate scaffold. */
const kinds = [...new Set(rules.map(({ kind }) => kind))].filter((kind) => kind !== 'change');

/** Every kind of scaffold, with the new files and the files it edits. */
const scaffolds: readonly (readonly [
  line: string,
  written: readonly string[],
  edited: string[],
])[] = [
  ...kinds.map(
    (folder) =>
      [
        `rule ${folder} new-${folder}`,
        [`src/rules/${folder}/new-${folder}.ts`],
        ['src/rules/tree-index.ts'],
      ] as const satisfies (typeof scaffolds)[number],
  ),
  [
    'change new-change',
    ['src/rules/change/new-change.ts'],
    ['src/rules/change-index.ts', 'test/rules/catalogue-differences.txt'],
  ],
  [
    'dialect new-dialect',
    ['src/dialects/new-dialect/new-dialect.ts', 'test/cases/new-dialect/minimal.txt'],
    [
      ...['docs/formats.md', 'src/dialects/block-names.ts', 'src/dialects/index.ts'],
      'test/laws/support/maximal.ts',
    ],
  ],
  [
    'dialect-key skill-toml skill.new-key',
    ['test/cases/skill-toml/skill-new-key.txt'],
    ['schemas/skill-toml.schema.json', 'test/pages/conformance.ts'],
  ],
  [
    'dialect-key agent-skills new-key',
    ['test/cases/agent-skills/new-key.txt'],
    ['schemas/agent-skills.schema.json'],
  ],
  [
    'dialect-key manifest-v1 new-key',
    ['test/cases/manifest-v1/new-key.txt'],
    ['schemas/manifest-v1.schema.json', 'test/pages/conformance.ts'],
  ],
  [
    'dialect-key manifest-v1 interface.new-key',
    ['test/cases/manifest-v1/interface-new-key.txt'],
    ['schemas/manifest-v1.schema.json'],
  ],
  [
    'lock new-format new-tool.lock',
    ['src/locks/formats/new-format.ts', 'test/cases/lock/new-format.txt'],
    ['docs/lockfile.md', 'src/locks/index.ts'],
  ],
  [
    'carrier new-file',
    ['src/powers/carriers/new-file.ts', 'test/cases/powers/new-file.txt'],
    ['src/powers/index.ts'],
  ],
  ['reporter new-format', ['src/report/new-format.ts'], ['src/report/index.ts']],
  [
    'fix new-fix',
    ['src/fixes/new-fix.ts', 'test/fixes/new-fix.txt'],
    ['docs/command-line.md', 'src/fixes/index.ts'],
  ],
  [
    'config-key new-key',
    ['src/config/keys/new-key.ts'],
    ['docs/configuration.md', 'src/config/keys/index.ts', 'test/config/config-effects.test.ts'],
  ],
  [
    'command new-command',
    ['src/cli/commands/new-command.ts', 'test/cli/new-command-command.test.ts'],
    ['src/cli/index.ts'],
  ],
];

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
/** Writes a scaffold as `npm run new` does. */
function scaffold(line: string) {
  try {
    const stdout = create(pathToFileURL(`${copy}/`), line.split(' '));
    return { status: 0, stdout, stderr: '' };
  } catch (cause) {
    return { status: 2, stdout: '', stderr: (cause as Error).message };
  }
}

function runNew(...words: readonly string[]) {
  return spawnSync(process.execPath, ['scripts/new.js', ...words], { cwd: copy, encoding: 'utf8' });
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'scaffold-'));
  const parts = ['src', 'scripts', 'schemas', 'docs', 'test', 'README.md', 'package.json'];
  for (const name of [...parts, 'tsconfig.json', 'biome.json']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  git('init', '-q');
  git('add', '-A', '--', ':!node_modules');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(scaffolds)('npm run new -- %s', (line, written, edited) => {
  const { status, stdout, stderr } = scaffold(line);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const changes = git('status', '--porcelain', '-uall', '--', ':!node_modules').split('\n');
  const paths = (state: string) =>
    changes.filter((change) => change.slice(1, 2) === state).map((change) => change.slice(3));
  expect(paths('?').sort()).toEqual([...written].sort());
  expect(paths('M').sort()).toEqual([...edited].sort());
  for (const path of [...written, ...edited]) expect(stdout).toContain(path);
  expect(stdout.match(/npm run update/g)).toHaveLength(1);
  const isListed = written.concat(edited).includes('test/pages/conformance.ts');
  expect(stdout.includes('test/docs/conformance.test.ts')).toBe(isListed);
  const blanks = blanksIn(copy, (path) => written.includes(path));
  for (const path of written) expect(blanks.join('\n')).toContain(`${path}:`);
  git('add', '-A', '--', ':!node_modules');

  const again = scaffold(line);
  expect(again.status).toBe(2);
  expect(git('status', '--porcelain', '--', ':!node_modules')).not.toMatch(/^.[M?]/m);
});

test('a scaffold without TypeScript formats no other file', () => {
  const other = join(copy, 'src', 'other.ts');
  writeFileSync(other, 'export const  other=1\n');
  expect(scaffold('dialect-key agent-skills other-key').status).toBe(0);
  expect(readFileSync(other, 'utf8')).toBe('export const  other=1\n');
  rmSync(other);
  git('checkout', '-q', '.');
  git('clean', '-fdq', '--exclude=node_modules');
});

test.each([
  ['no-kind', /^There is no kind "no-kind"\.\nUsage: npm run new/],
  ['rule', /^Give a folder: manifest, /],
  ['rule change new-change', /^A rule over changes is a kind of its own: npm run new -- change ID/],
  ['lock new-lock', /^Give the name of its file after the id, such as my-tool\.lock/],
  ['rule manifest My_Rule', /^Give the rule an id in small letters and hyphens/],
  ['dialect-key no-dialect key', /^Give a dialect with a schema: agent-skills, /],
  ['dialect-key skill-toml skill.id', /^The schema has the key "skill\.id"/],
  ['command check', /^src\/cli\/commands\/check\.ts exists\./],
])('npm run new -- %s is refused', (line, message) => {
  const { status, stderr } = scaffold(line);
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});

test('the script prints what it wrote, and refuses with exit code 2', () => {
  const written = runNew('fix', 'other-fix');
  expect(written).toMatchObject({ status: 0, stderr: '' });
  expect(written.stdout).toContain('  src/fixes/other-fix.ts\n');
  const again = runNew('fix', 'other-fix');
  expect(again).toMatchObject({ status: 2, stdout: '' });
  expect(again.stderr).toBe('src/fixes/other-fix.ts, test/fixes/other-fix.txt exists.\n');
  git('checkout', '-q', '.');
  git('clean', '-fdq', '--exclude=node_modules');
});

test('npm run new lists every kind with a working example', () => {
  const { status, stdout } = runNew();
  expect(status).toBe(0);
  const lines = stdout.split('\n').flatMap((line) => line.split('npm run new -- ').slice(1));
  const tried = new Set(scaffolds.map(([line]) => line.split(' ')[0]));
  const kinds = lines.map((line) => line.split(' ')[0] ?? '').filter((kind) => kind !== 'KIND');
  expect(new Set(kinds)).toEqual(tried);
  for (const line of lines.filter((candidate) => !candidate.startsWith('KIND'))) {
    expect(scaffold(line), line).toMatchObject({ status: 0 });
  }
  git('checkout', '-q', '.');
  git('clean', '-fdq', '--exclude=node_modules');
});

const sources = scaffolds
  .flatMap(([, written, edited]) => [...written, ...edited])
  .filter((path) => path.endsWith('.ts'));

test('every scaffold compiles', () => {
  const { config } = ts.readConfigFile(join(copy, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, copy);
  const program = ts.createProgram(
    [...new Set(sources)].map((path) => join(copy, path)),
    options,
  );
  const faults = sources.flatMap((path) => {
    const source = program.getSourceFile(join(copy, path));
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
  expect(faults).toEqual([]);
});

test('every scaffold is formatted and has no lint', () => {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const { status, stdout, stderr } = spawnSync(biome, ['check', ...new Set(sources)], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
});
