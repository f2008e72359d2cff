import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { digestFiles } from '../../src/hash/digest.ts';
import { selectFiles } from '../../src/hash/ignore/select.ts';
import { createIgnoreTest } from '../../src/hash/ignore/skillignore.ts';
import { folderTree } from '../../src/io/disk/folder-tree.ts';
import { decodePath, encodePath } from '../../src/model/text/path.ts';
import { type FileTree, type MemoryFile, memoryTree } from '../../src/model/tree.ts';

type Files = Readonly<Record<string, string | Uint8Array | MemoryFile>>;

const temporary = mkdtempSync(join(tmpdir(), 'skillaccord-hash-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

async function hash(files: Files, ignore: string | null = null, tree = memoryTree(files)) {
  const all = tree.entries.map(({ path, kind }) => ({ path, name: path, kind }));
  const request = { root: '', files: all, ignore, algorithms: ['content', 'integrity'] };
  const [digests] = await digestFiles(tree, [request]);
  return {
    content: digests?.values.get('content'),
    integrity: digests?.values.get('integrity'),
    problems: digests?.problems ?? [],
  };
}

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text);

describe('content hash', () => {
  test('is over each path and its bytes, in byte order', async () => {
    const stream = './SKILL.md\nS./Z\nz./a/b\nB./a0\n0./é\ne';
    const { content } = await hash({ a0: '0', 'a/b': 'B', é: 'e', 'SKILL.md': 'S', Z: 'z' });
    expect(content).toBe(`sha256:${sha256(stream).digest('hex')}`);
  });

  test('of no files is that of an empty stream', async () => {
    expect((await hash({})).content).toBe(`sha256:${sha256('').digest('hex')}`);
  });

  test('orders names that are not UTF-8, and those beyond the basic plane, by their bytes', async () => {
    const names = [
      [0x80],
      [0xc3, 0xa9],
      [0xe9],
      [0xef, 0xbd, 0x9e],
      [0xf0, 0x9f, 0x98, 0x80],
      [0xff],
    ];
    const files = Object.fromEntries(
      names.map((bytes) => [decodePath(Uint8Array.from(bytes)), '']),
    );
    const stream = Buffer.concat(names.map((bytes) => Buffer.from([0x2e, 0x2f, ...bytes, 0x0a])));
    expect((await hash(files)).content).toBe(`sha256:${sha256(stream).digest('hex')}`);
  });

  test('excludes symlinks and files without content', async () => {
    const { content } = await hash({
      'SKILL.md': 'S',
      '.git/HEAD': 'x',
      '.skillignore': 'x',
      '.DS_Store': 'x',
      'sub/.DS_Store': 'x',
      'sub/run.pyc': 'x',
      '__pycache__/a.txt': 'x',
      'sub/__pycache__/deep/a.txt': 'x',
      link: { kind: 'symlink', content: 'SKILL.md' },
    });
    expect(content).toBe((await hash({ 'SKILL.md': 'S' })).content);
  });

  test('covers files with similar names', async () => {
    const names = ['sub/.skillignore', '.gitignore', 'a.pyc/b', 'my__pycache__/c', 'x.DS_Store'];
    const all = names.map((name) => ({ path: name, name, kind: 'file' as const }));
    expect(selectFiles(all, null).map(({ name }) => name)).toEqual([...names].sort());
  });

  test('does not cover the mode; integrity does', async () => {
    const plain = await hash({ 'run.sh': 'echo' });
    const executable = await hash({ 'run.sh': { kind: 'executable', content: 'echo' } });
    expect(executable.content).toBe(plain.content);
    expect(executable.integrity).not.toBe(plain.integrity);
  });

  test('is equal for two different trees; integrity is not', async () => {
    const twoFiles = await hash({ 'SKILL.md': 'Read b.', b: 'rm -r /' });
    const oneFile = await hash({ 'SKILL.md': 'Read b../b\nrm -r /' });
    expect(oneFile.content).toBe(twoFiles.content);
    expect(oneFile.integrity).not.toBe(twoFiles.integrity);
  });
});

test('integrity is over path, mode, size and bytes', async () => {
  const { integrity } = await hash({ b: 'BB', a: { kind: 'executable', content: 'A' } });
  const stream = 'a\x00100755\x001\x00Ab\x00100644\x002\x00BB';
  expect(integrity).toBe(`sha256-${sha256(stream).digest('base64')}`);
});

describe('hashing', () => {
  test('is the same in one chunk and in many', async () => {
    const files = { 'SKILL.md': 'x'.repeat(100), 'a/b': 'yy', c: '' };
    const whole = memoryTree(files);
    const pieces: FileTree = {
      ...whole,
      read: (paths, receive) =>
        whole.read(paths, (path, bytes, size) => {
          for (let index = 0; index < size; index++) {
            receive(path, bytes.subarray(index, index + 1), size, index === size - 1);
          }
          if (size === 0) receive(path, bytes, 0, true);
        }),
    };
    expect(await hash(files, null, pieces)).toEqual(await hash(files));
  });

  test('covers many nested skills in one pass', async () => {
    const tree = memoryTree({ 'x/SKILL.md': 'X', 'x/in/SKILL.md': 'I', 'x/z': 'Z' });
    const request = (root: string, names: readonly string[]) => ({
      root,
      files: names.map((name) => ({ path: `${root}/${name}`, name, kind: 'file' as const })),
      ignore: null,
      algorithms: ['content'],
    });
    const digests = await digestFiles(tree, [
      request('x', ['z', 'in/SKILL.md', 'SKILL.md']),
      request('x/in', ['SKILL.md']),
    ]);
    expect(digests.map(({ values }) => values.get('content'))).toEqual([
      (await hash({ 'SKILL.md': 'X', 'in/SKILL.md': 'I', z: 'Z' })).content,
      (await hash({ 'SKILL.md': 'I' })).content,
    ]);
  });

  test('gives no hash when a file cannot be read', async () => {
    const tree = memoryTree({ 'SKILL.md': 'S' });
    const entries = [...tree.entries, { path: 'gone', kind: 'file' as const }];
    const { content, integrity, problems } = await hash({}, null, { ...tree, entries });
    expect([content, integrity]).toEqual([undefined, undefined]);
    expect(problems.map(({ rule, at }) => [rule, at.path])).toEqual([['file-unreadable', 'gone']]);
  });

  test('gives no hash if the .skillignore is too long to match on every file', async () => {
    const { content, problems } = await hash({ 'SKILL.md': 'S' }, 'é'.repeat(8193));
    expect(content).toBeUndefined();
    expect(problems.map(({ rule, at }) => [rule, at.path])).toEqual([
      ['file-too-large', '.skillignore'],
    ]);
  });
});

const names = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('SKILL.md', 'scripts', 'docs', 'a', 'Z', 'README.md') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('.git', '.DS_Store', 'x.pyc', '.gitignore', '-rf', '{}'),
  },
  {
    weight: 3,
    arbitrary: fc.string({
      unit: fc.constantFrom(
        ...['a', 'B', '1', ' ', '-', '.', "'", '*', '?', '[', '#', '!', '&', ';', '|', '~', '%'],
        ...['\n', '\t', 'é', '～', '😀', '{}', '=', '(', '<'],
        ...['\udc80', '\udcff'],
      ),
      minLength: 1,
      maxLength: 5,
    }),
  },
);
const paths = fc
  .array(names, { minLength: 1, maxLength: 4 })
  .map((segments) => segments.join('/'))
  .filter((path) => path.split('/').every((name) => !['.', '..', '__pycache__'].includes(name)));
const contents = fc.oneof(
  fc.constantFrom('', 'a\n', './b\nx', 'no newline', '\r\n'),
  fc.uint8Array({ maxLength: 40 }),
);
const kinds = fc.constantFrom('file', 'file', 'file', 'executable', 'symlink') as fc.Arbitrary<
  MemoryFile['kind']
>;
const trees = fc
  .dictionary(paths, fc.record({ kind: kinds, content: contents }), { maxKeys: 9 })
  .map(withoutClashes);

/** Removes paths that would be both a file and a directory. */
function withoutClashes(files: Record<string, MemoryFile>): Record<string, MemoryFile> {
  const kept = Object.keys(files).filter(
    (path) => !Object.keys(files).some((other) => other.startsWith(`${path}/`)),
  );
  return Object.fromEntries(kept.flatMap((path) => (files[path] ? [[path, files[path]]] : [])));
}

function withoutNestedGit(files: Record<string, MemoryFile>): Record<string, MemoryFile> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.includes('/.git/')));
}

const plain: MemoryFile = { kind: 'file', content: '' };
let written = 0;

function write(files: Record<string, MemoryFile>): string {
  const folder = join(temporary, `tree-${written++}`);
  mkdirSync(folder);
  for (const [path, { kind, content }] of Object.entries(files)) {
    const full = Buffer.from(encodePath(`${folder}/${path}`));
    mkdirSync(full.subarray(0, full.lastIndexOf('/')), { recursive: true });
    if (kind === 'symlink') symlinkSync(path.length % 2 ? '.' : 'SKILL.md', full);
    else writeFileSync(full, content);
    if (kind === 'executable') chmodSync(full, 0o755);
  }
  return folder;
}

const script = fileURLToPath(new URL('../fixtures/skill-content-hash.sh', import.meta.url));

function oracle(folder: string): string | null {
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stdout } = spawnSync('bash', [script, folder], { env, encoding: 'utf8' });
  return status === 0 ? `sha256:${stdout.trim()}` : null;
}

/** Other operating systems have no names that differ in case or are not UTF-8. */
const isLinux = process.platform === 'linux';
const hasOracle = isLinux && oracle(write({})) !== null;

const scriptTitle = hasOracle ? 'the script of ADR-003' : 'NOT RUN: this is no Linux with bash';

describe(scriptTitle, () => {
  test.runIf(hasOracle)('gives the same hash of every tree', async () => {
    await fc.assert(
      fc.asyncProperty(trees, async (files) => {
        // The script leaves out the first `.git` only; a nested repository is not part of the skill either.
        const folder = write(withoutNestedGit(files));
        const digests = await hash(files);
        expect(digests.content).toBe(oracle(folder));
        // Outside git, `.git` folders are never read; the script reads all except the first.
        if (!Object.keys(files).some((path) => path.includes('/.git/'))) {
          expect(await hash({}, null, folderTree(folder))).toEqual(digests);
        }
        rmSync(folder, { recursive: true });
      }),
      { numRuns: 32 },
    );
  });
});

describe('.skillignore', () => {
  test.each([
    ['# notes\n\nREADME.md', ['SKILL.md', 'docs/a.md', 'src/x.js', 'src/x.test.js']],
    ['docs/', ['README.md', 'SKILL.md', 'src/x.js', 'src/x.test.js']],
    ['*.test.js\r\nREADME.md\r\n', ['SKILL.md', 'docs/a.md', 'src/x.js']],
    ['\ufeffREADME.md\n', ['SKILL.md', 'docs/a.md', 'src/x.js', 'src/x.test.js']],
    ['*\n!SKILL.md\n!src\n', ['SKILL.md']],
    ['*.md\n!SKILL.md\n', ['SKILL.md', 'src/x.js', 'src/x.test.js']],
    ['readme.md\n', ['README.md', 'SKILL.md', 'docs/a.md', 'src/x.js', 'src/x.test.js']],
  ])('%j', (text, left) => {
    const all = ['README.md', 'SKILL.md', 'docs/a.md', 'src/x.js', 'src/x.test.js'];
    const files = all.map((name) => ({ path: name, name, kind: 'file' as const }));
    expect(selectFiles(files, text).map(({ name }) => name)).toEqual(left);
  });

  test('matches names that are not UTF-8 and names that look like relative paths', () => {
    const isExcluded = createIgnoreTest('*.txt\n');
    const seen = ['\udcff.txt', '\udcff', '.../a', '..a.txt', '~', ' '];
    expect(seen.filter(isExcluded)).toEqual(['\udcff.txt', '..a.txt']);
  });
});

const gitTitle = isLinux ? 'git' : 'NOT RUN: this is no Linux';

describe.runIf(isLinux)(`.skillignore, against ${gitTitle}`, () => {
  const tree = ['', 'a/', 'b/', 'a/b/', 'docs/', 'docs/a/b/', 'ab/'].flatMap((folder) =>
    ['a', 'b', 'ab', 'a.js', 'B', 'é', '#a', '!a', 'a ', 'SKILL.md', '[a]', '**', 'x\\'].flatMap(
      (name) => (['a', 'b', 'ab', 'docs'].includes(name) ? [] : [`${folder}${name}`]),
    ),
  );

  const atoms = [
    ...['a', 'b', 'ab', '.js', 'docs', 'SKILL', '*', '*', '?', '[ab]', '[!a]', '[a-c]', '/', '/'],
    ...['/**/', '**/', '/**', '!', '\\', '#', ' ', 'é', '[[:alpha:]]', '[]a]', '[', ']', '-'],
  ];
  const lines = fc
    .array(fc.constantFrom(...atoms), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join(''));

  const known = ['docs/*/a', 'docs/**/a', '*/b/a.js', 'a/*', '/*/ab', 'docs/a/*/B'];

  test('excludes the same files', () => {
    const random = fc
      .sample(fc.array(lines, { minLength: 1, maxLength: 4 }), 200)
      .map((some) => some.join('\n'));
    const texts = [...known, ...random];
    const kept = keptByGit(texts);
    for (const [index, text] of texts.entries()) {
      const isExcluded = createIgnoreTest(text);
      const left = tree.filter((name) => !isExcluded(name)).sort();
      expect(left, text).toEqual(kept[index]);
    }
  });

  /** The files that git keeps for each list of patterns: one folder for each list, in one repository. */
  function keptByGit(texts: readonly string[]): readonly (readonly string[])[] {
    const files = texts.flatMap((text, index) => [
      [`${index}/.patterns`, { kind: 'file', content: `${text}\n` }] as const,
      ...tree.map((name) => [`${index}/${name}`, plain] as const),
    ]);
    const folder = write(Object.fromEntries(files));
    spawnSync('git', ['init', '-q', folder]);
    const args = [
      '-c',
      'core.ignoreCase=false',
      'ls-files',
      '-oz',
      '--exclude-per-directory=.patterns',
    ];
    const { stdout } = spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const kept: string[][] = texts.map(() => []);
    for (const path of stdout.split('\0').filter(Boolean)) {
      const [at, name] = [path.slice(0, path.indexOf('/')), path.slice(path.indexOf('/') + 1)];
      if (name !== '.patterns') kept[Number(at)]?.push(name);
    }
    return kept.map((names) => names.sort());
  }
});
