import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { digestFiles } from '../../src/hash/digest.ts';
import { folderTree } from '../../src/io/disk/folder-tree.ts';
import { contentHash } from '../../src/model/skill.ts';
import { decodePath, encodePath } from '../../src/model/text/path.ts';
import { type FileTree, memoryTree } from '../../src/model/tree.ts';
import { load } from '../../src/pipeline/load.ts';

const temporary = mkdtempSync(join(tmpdir(), 'skillaccord-corners-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** The content hash of a tree, without the files in `.skillignore`. */
async function contentOf(tree: FileTree, ignore: string | null = null) {
  const files = tree.entries.map(({ path, kind }) => ({ path, name: path, kind }));
  const request = { root: '', files, ignore, algorithms: ['content'] };
  return (await digestFiles(tree, [request]))[0]?.values.get('content');
}

const script = fileURLToPath(new URL('../fixtures/skill-content-hash.sh', import.meta.url));
const env = { ...process.env, LC_ALL: 'C' };
const isLinux = process.platform === 'linux';

function folder(name: string, fill: (path: (name: string) => Buffer) => void): string {
  const top = join(temporary, name);
  mkdirSync(top);
  fill((inside) => {
    const path = Buffer.from(encodePath(`${top}/${inside}`));
    mkdirSync(path.subarray(0, path.lastIndexOf('/')), { recursive: true });
    return path;
  });
  return top;
}

const nonUtf8 = decodePath(Uint8Array.of(0x66, 0xff, 0x6f));
const corners: Readonly<Record<string, (path: (name: string) => Buffer) => void>> = {
  'an empty skill': () => {},
  'an empty file': (path) => writeFileSync(path('SKILL.md'), ''),
  'names with spaces': (path) => writeFileSync(path(' a b / c '), 'x'),
  'a name with a single quote': (path) => writeFileSync(path("it's"), 'x'),
  'a name with a line feed': (path) => writeFileSync(path('a\nb'), 'x'),
  'a name that is no UTF-8': (path) => writeFileSync(path(nonUtf8), 'x'),
  'NFC beside NFD': (path) => {
    writeFileSync(path('caf\u00e9'), 'composed');
    writeFileSync(path('cafe\u0301'), 'decomposed');
  },
  'a file without a line feed at its end': (path) => {
    writeFileSync(path('a'), 'no end');
    writeFileSync(path('b'), 'b\r\n');
  },
  'a nested skill': (path) => {
    writeFileSync(path('SKILL.md'), 'outer');
    writeFileSync(path('skills/inner/SKILL.md'), 'inner');
  },
  'links to a file and to a folder': (path) => {
    writeFileSync(path('real/a'), 'a');
    symlinkSync('real/a', path('file'));
    symlinkSync('real', path('folder'));
    symlinkSync('nowhere', path('broken'));
  },
  'an executable': (path) => {
    writeFileSync(path('run.sh'), 'echo');
    chmodSync(path('run.sh'), 0o755);
  },
  'names a shell would read': (path) => {
    for (const name of ['-rf', '*', '?', '~', '#', '&', ';', '|', '(', '{}', '%s']) {
      writeFileSync(path(name), name);
    }
  },
  'three hundred files': (path) => {
    for (let index = 0; index < 300; index++)
      writeFileSync(path(`d${index % 7}/f${index}`), `${index}\n`);
  },
};

describe(isLinux ? 'the script of ADR-003 says the same of' : 'NOT RUN: this is no Linux', () => {
  test.runIf(isLinux).each(Object.entries(corners))('%s', async (name, fill) => {
    const top = folder(name, fill);
    const { stdout } = spawnSync('bash', [script, top], { env, encoding: 'utf8' });
    expect(stdout).toMatch(/^[0-9a-f]{64}\n$/);
    expect(await contentOf(folderTree(top))).toBe(`sha256:${stdout.trim()}`);
  });
});

test('10,000 files are hashed in the order of their bytes', async () => {
  const names = Array.from(
    { length: 10_000 },
    (_, index) => `${'aZ_-.'[index % 5]}${index % 97}/${index}`,
  );
  const hash = createHash('sha256');
  const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  for (const name of names.toSorted(byBytes)) hash.update(`./${name}\n${name}`);
  const tree = memoryTree(Object.fromEntries(names.map((name) => [name, name])));
  expect(await contentOf(tree)).toBe(`sha256:${hash.digest('hex')}`);
});

/** Collects garbage, to count only live memory; the second run waits for the buffers of the first. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  collect();
  collect();
}

test('a file of 200 MB is streamed in small parts', async () => {
  const size = 200 * 1024 * 1024;
  const top = folder('large', (path) => {
    writeFileSync(path('SKILL.md'), '');
    truncateSync(path('SKILL.md'), size);
    writeFileSync(path('a'), '');
  });
  const tree = folderTree(top);
  const before = process.memoryUsage().arrayBuffers;
  let pieces = 0;
  let most = 0;
  const watched: FileTree = {
    entries: tree.entries,
    submodules: [],
    id: (path) => tree.id(path),
    read: (paths, receive) =>
      tree.read(paths, (...piece) => {
        receive(...piece);
        pieces += 1;
        if (pieces % 256 !== 0) return;
        collectGarbage();
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      }),
  };
  const files = tree.entries.map(({ path, kind }) => ({ path, name: path, kind }));
  // The second algorithm sorts "a" before "SKILL.md".
  const algorithms = ['content', 'skills-lock'];
  const [digest] = await digestFiles(watched, [{ root: '', files, ignore: null, algorithms }]);
  const zeros = Buffer.alloc(1024 * 1024);
  const [content, lock] = [createHash('sha256'), createHash('sha256')];
  content.update('./SKILL.md\n');
  lock.update('aSKILL.md');
  for (let index = 0; index < size; index += zeros.length)
    for (const hasher of [content, lock]) hasher.update(zeros);
  expect(digest?.values.get('content')).toBe(`sha256:${content.update('./a\n').digest('hex')}`);
  expect(digest?.values.get('skills-lock')).toBe(lock.digest('hex'));
  expect(pieces).toBeGreaterThan(1024);
  expect(most).toBeLessThan(100 * 1024 * 1024);
});

describe('.skillignore', () => {
  const skill = '---\nname: a\ndescription: D.\n---\n';

  test.each([
    ['comments and blank lines', '# notes.md\n\n   \n', ['SKILL.md', 'docs/x.md', 'notes.md']],
    ['a negation', '*.md\n!notes.md\n', ['notes.md']],
    ['a folder', 'docs/\n', ['SKILL.md', 'notes.md']],
    ['CRLF', 'docs/\r\nnotes.md\r\n', ['SKILL.md']],
    ['nothing back from an excluded folder', 'docs\n!docs/x.md\n', ['SKILL.md', 'notes.md']],
  ])('%s', async (_, ignore, kept) => {
    const all = { 'SKILL.md': skill, 'docs/x.md': 'x', 'notes.md': 'n' };
    const left = Object.fromEntries(Object.entries(all).filter(([name]) => kept.includes(name)));
    expect(await contentOf(memoryTree(all), ignore)).toBe(await contentOf(memoryTree(left)));
  });

  test('of the repository, which other tools read differently, excludes nothing from a skill', async () => {
    const files = { 'skills/a/SKILL.md': skill, 'skills/a/docs/x.md': 'x' };
    const read = async (more: Record<string, string>) => {
      const { workspace } = await load(memoryTree({ ...files, ...more }), defaults);
      return workspace.skills.map((skill) => [skill.root, contentHash(skill)]);
    };
    const plain = await read({});
    expect(plain).toHaveLength(1);
    expect(await read({ '.skillignore': 'skills/\ndocs/\n*.md\n' })).toEqual(plain);
    expect(await read({ 'skills/.skillignore': '*\n' })).toEqual(plain);
    expect(await read({ 'skills/a/.skillignore': 'docs/\n' })).not.toEqual(plain);
  });
});
