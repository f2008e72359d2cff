import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderTree } from '../../src/io/disk/folder-tree.ts';
import { asCommitted } from '../../src/io/git/committed-content.ts';
import type { Content } from '../../src/io/git/file-content.ts';
import type { Repository } from '../../src/io/git/git.ts';
import { commitOf, commitsOf, findRepository, remoteUrl } from '../../src/io/git/repository.ts';
import { gitTree } from '../../src/io/git/tree.ts';
import { dirtyFiles } from '../../src/io/git/uncommitted.ts';
import { workTree } from '../../src/io/git/work-tree/work-tree.ts';
import { openSides } from '../../src/io/open-sides.ts';
import { nothing, plainText } from '../../src/model/message.ts';
import { decodePath } from '../../src/model/text/path.ts';
import { blobId, type FileTree, readAll } from '../../src/model/tree.ts';
import { UsageError } from '../../src/model/usage-error.ts';
import {
  checkout,
  git,
  origin,
  repository,
  type TestRepository,
  temporaryFolder,
  writeFiles,
} from '../support/git.ts';

/** The repository around a directory; throws without one. */
function repositoryAt(path: string): Repository {
  const found = findRepository(path).repository;
  if (!found) throw new Error(`${path} is in no repository.`);
  return found;
}

/** Writes the objects of every pack as loose objects, so that a test can damage one of them. */
function unpackObjects(path: string): void {
  const folder = join(path, '.git', 'objects', 'pack');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pack'))) {
    const input = readFileSync(join(folder, name));
    rmSync(join(folder, name));
    rmSync(join(folder, name.replace(/pack$/, 'idx')), { force: true });
    execFileSync('git', ['unpack-objects', '-q'], { cwd: path, input });
  }
}

/** All data of a tree: kind, id and bytes by path. */
async function contentsOf(
  tree: FileTree,
): Promise<Record<string, readonly [string, string, string]>> {
  const paths = tree.entries.map(({ path }) => path);
  const { files, failures } = await readAll(tree, paths);
  expect([...failures]).toEqual([]);
  return Object.fromEntries(
    tree.entries.map(({ path, kind }) => {
      const bytes = Buffer.from(files.get(path) ?? []).toString('latin1');
      return [path, [kind, tree.id(path) ?? '', bytes] as const];
    }),
  );
}

/** The data of the working tree, asserted to equal HEAD and to be clean. */
async function cleanCheckout(work: TestRepository) {
  const found = repositoryAt(work.path);
  const head = await gitTree(found, 'HEAD');
  const tree = await workTree(found);
  expect(tree.entries).toEqual(head.entries);
  const files = await contentsOf(tree);
  expect(files).toEqual(await contentsOf(head));
  expect([...tree.uncommitted()]).toEqual([]);
  return files;
}

async function textOf(tree: FileTree, path: string): Promise<string> {
  const { files } = await readAll(tree, [path]);
  return Buffer.from(files.get(path) ?? []).toString('utf8');
}

const pathsOf = (tree: FileTree) => tree.entries.map(({ path }) => path);

describe('a clean checkout equals HEAD', () => {
  test('with links, scripts, empty and binary files', async () => {
    const files = await cleanCheckout(
      repository({
        'skills/a/SKILL.md': 'text\n',
        'skills/a/run.sh': { script: '#!/bin/sh\n' },
        'skills/b': { link: 'a' },
        dangling: { link: '../nowhere' },
        empty: '',
        binary: Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7 + (index >> 8)) % 256),
      }),
    );
    expect(files['skills/a/run.sh']?.[0]).toBe('executable');
    expect(files['skills/b']).toEqual(['symlink', blobId(Buffer.from('a')), 'a']);
    expect(files['empty']?.[2]).toBe('');
    expect(files['binary']?.[2]).toHaveLength(70_000);
  });

  test('with names of every kind, in byte order', async () => {
    const invalid = decodePath(Uint8Array.of(0x6e, 0xff, 0x61));
    const odd = ['"quoted"', 'tab\there', 'new\nline', 'back\\slash', invalid];
    // Other operating systems than Linux reject such names.
    const names = [
      'ä.md',
      'with blank',
      "it's",
      '$(id)',
      ...(process.platform === 'linux' ? odd : []),
    ];
    const order = ['a-b', 'a/b', 'a.b', '\u{ffff}x', '\u{10000}x'];
    const files = Object.fromEntries(
      [...names, ...order].map((name) => [name, `${name.length}\n`]),
    );
    const checkedOut = await cleanCheckout(repository(files));
    expect(Object.keys(checkedOut).sort()).toEqual(Object.keys(files).sort());
    const head = Object.keys(checkedOut).filter((name) => order.includes(name));
    expect(head).toEqual(['a-b', 'a.b', 'a/b', '\u{ffff}x', '\u{10000}x']);
  });

  test('in a repository of SHA-256', async () => {
    const work = repository();
    rmSync(join(work.path, '.git'), { recursive: true });
    work.git('init', '-q', '--object-format=sha256');
    work.commit({ 'SKILL.md': 'text\n' });
    expect((await cleanCheckout(work))['SKILL.md']?.[1]).toHaveLength(64);
  });

  test.each([
    ['core.autocrlf', ['core.autocrlf', 'true'], ''],
    ['eol=crlf', ['core.autocrlf', 'false'], '*.md text eol=crlf\n'],
  ] as const)('with CRLF written by %s', async (_, setting, attributes) => {
    const source = repository({
      'unix.md': 'one\ntwo\n',
      'returns.md': 'odd\rone\ntwo\n',
      'long.md': `${'x'.repeat(999)}\n`.repeat(5000),
      '.gitattributes': attributes,
    });
    const work = { ...source, path: join(temporaryFolder(), 'clone') };
    git('/', 'clone', '-q', '-c', setting.join('='), source.path, work.path);
    const disk = await textOf(folderTree(work.path), 'unix.md');
    expect(disk).toBe('one\r\ntwo\r\n');
    expect((await cleanCheckout(work))['unix.md']?.[2]).toBe('one\ntwo\n');
  });

  test('with blobs that contain CRLF', async () => {
    const work = repository();
    work.git('config', 'core.autocrlf', 'false');
    work.commit({ 'dos.md': 'one\r\ntwo\r\n', 'mixed.md': 'one\r\ntwo\n' });
    const files = await cleanCheckout(work);
    expect(files['dos.md']?.[2]).toBe('one\r\ntwo\r\n');
    expect(files['mixed.md']?.[2]).toBe('one\r\ntwo\n');
  });

  test('with git-LFS files in place of their pointers', async () => {
    const bytes = 'the large file\n';
    const oid = createHash('sha256').update(bytes).digest('hex');
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${bytes.length}\n`;
    const work = repository({ 'large.bin': pointer });
    work.write({ 'large.bin': bytes });
    expect((await cleanCheckout(work))['large.bin']?.[2]).toBe(pointer);
  });

  test('with a submodule, which is not part of it', async () => {
    const part = repository({ 'SKILL.md': 'part\n' });
    const work = repository({ 'SKILL.md': 'whole\n' });
    work.git('-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', part.path, 'part');
    const commit = work.commit();
    expect(Object.keys(await cleanCheckout(work))).toEqual(['.gitmodules', 'SKILL.md']);
    const named = [{ path: 'part', commit: part.git('rev-parse', 'HEAD'), isRead: false }];
    const opened = repositoryAt(work.path);
    expect((await workTree(opened)).submodules).toEqual(named);
    expect((await gitTree(opened, commit)).submodules).toEqual(named);
  });

  test('with an untracked repository, which is named', async () => {
    const work = repository({ 'SKILL.md': 'whole\n' });
    mkdirSync(join(work.path, 'own'));
    git(join(work.path, 'own'), 'init', '-q');
    git(join(work.path, 'own'), 'commit', '-q', '--allow-empty', '-m', 'Own');
    const tree = await workTree(repositoryAt(work.path));
    expect(tree.submodules).toEqual([{ path: 'own', commit: null, isRead: true }]);
    expect([...tree.uncommitted()]).toEqual([]);
  });

  test('with an untracked repository outside skills, which is not read', async () => {
    const work = repository({ 'a/SKILL.md': 'part\n' });
    mkdirSync(join(work.path, 'own'));
    git(join(work.path, 'own'), 'init', '-q');
    git(join(work.path, 'own'), 'commit', '-q', '--allow-empty', '-m', 'Own');
    const tree = await workTree(repositoryAt(work.path));
    expect(tree.submodules).toEqual([{ path: 'own', commit: null, isRead: false }]);
  });

  test('with ignored files, which are left out', async () => {
    const work = repository({ '.gitignore': 'build/\n*.log\n', 'SKILL.md': 'x\n' });
    work.write({ 'build/SKILL.md': 'x\n', 'a.log': 'x\n' });
    expect(Object.keys(await cleanCheckout(work))).toEqual(['.gitignore', 'SKILL.md']);
  });

  test('in a linked worktree', async () => {
    const work = repository({ 'SKILL.md': 'x\n' });
    const path = join(temporaryFolder(), 'linked');
    work.git('worktree', 'add', '-q', path);
    expect(Object.keys(await cleanCheckout({ ...work, path }))).toEqual(['SKILL.md']);
  });

  test('in a sparse checkout, whose absent files come from git', async () => {
    const work = repository({ 'a/SKILL.md': 'a\n', 'b/SKILL.md': 'b\n', 'c/SKILL.md': 'c\n' });
    work.git('sparse-checkout', 'set', 'a', 'c');
    expect(existsSync(join(work.path, 'b/SKILL.md'))).toBe(false);
    expect((await cleanCheckout(work))['b/SKILL.md']?.[2]).toBe('b\n');
  });

  test('on a disk without modes and links', async () => {
    const work = repository({ 'run.sh': { script: 'x\n' }, link: { link: 'run.sh' } });
    work.git('config', 'core.fileMode', 'false');
    work.git('config', 'core.symlinks', 'false');
    chmodSync(join(work.path, 'run.sh'), 0o644);
    rmSync(join(work.path, 'link'));
    work.write({ link: 'run.sh' });
    const files = await cleanCheckout(work);
    expect([files['run.sh']?.[0], files['link']?.[0]]).toEqual(['executable', 'symlink']);
  });
});

/** Line ending settings, by attributes and by configuration. */
const converted = [
  ['', 'false'],
  ['', 'true'],
  ['', 'input'],
  ['* text=auto\n', 'false'],
  ['* -text\n', 'true'],
  ['*.md binary\n', 'input'],
  ['*.md text\n', 'false'],
  ['*.md eol=lf\n', 'false'],
  ['*.md crlf\n*.txt -crlf\n', 'false'],
  ['* text=auto eol=crlf\n*.txt text=nonsense\n', 'true'],
] as const;

describe('bytes on the disk', () => {
  const known = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('It hangs on what git does to its line endings.');
    return value;
  };
  const cut = (text: string, length: number): Content => ({
    size: text.length,
    *pieces() {
      for (let index = 0; index < text.length; index += length)
        yield Buffer.from(text.slice(index, index + length));
    },
  });
  const disk = '\r\r\none\r\n\r\ntwo\rthree\r\n\r';
  const blob = '\r\none\n\ntwo\rthree\n\r';

  test.each([1, 2, 3, 5, 100])('lose the CR of CRLF in pieces of %i', (length) => {
    const oid = blobId(Buffer.from(blob));
    const { content, id } = known(asCommitted(cut(disk, length), oid, 'text'));
    expect([...content.pieces()].map((piece) => Buffer.from(piece)).join('')).toBe(blob);
    expect([content.size, id]).toEqual([blob.length, oid]);
  });

  test.each([
    ['none', 'a\r\n', false],
    ['auto', 'a\r\n', true],
    ['auto', 'a\t\u001b\r\n', true],
    ['auto', 'a\rb\r\n', false],
    ['auto', 'a\r\n\r', false],
    ['auto', 'a\0\r\n', false],
    ['auto', 'a\u0001\r\n', false],
    ['auto', `${'a'.repeat(128)}\u0001\r\n`, true],
    ['text', 'a\0b\r\n', true],
  ] as const)('of which git converts %s: %j', (conversion, disk, isConverted) => {
    const oid = blobId(Buffer.from(disk.replaceAll('\r\n', '\n')));
    for (const length of [1, 2, 200]) {
      const { id } = known(asCommitted(cut(disk, length), oid, conversion));
      expect(id === oid).toBe(isConverted);
      expect(asCommitted(cut(disk, length), oid, undefined)).toBe(undefined);
    }
  });

  test.each(converted)(
    'are stored as git stores them with %j and core.autocrlf %s',
    async (attributes, autoCrlf) => {
      const texts = {
        'a.md': 'a\nb\n',
        'b.md': 'b\0\nb\n',
        'c d/ä.md': 'a\rb\nc\n',
        'd.txt': 'd\nd\n',
      };
      const work = repository({ ...texts, '.gitattributes': attributes });
      work.git('config', 'core.autocrlf', autoCrlf);
      for (const [path, text] of Object.entries(texts)) {
        work.write({ [path]: text.replaceAll('\n', '\r\n') });
      }
      const files = await contentsOf(await workTree(repositoryAt(work.path)));
      const dirty = Object.keys(texts).filter((path) => files[path]?.[2].includes('\r\n'));
      expect(await dirtyFiles(repositoryAt(work.path), work.path, Object.keys(texts))).toEqual(
        new Set(dirty),
      );
      work.git('add', '.');
      const stored = Object.keys(texts).filter((path) => {
        return git(work.path, 'cat-file', 'blob', `:${path}`).includes('\r\n');
      });
      expect(dirty).toEqual(stored);
    },
  );

  test('stay unchanged without a matching blob', () => {
    for (const oid of [null, blobId(Buffer.from('other'))]) {
      const { content, id } = known(asCommitted(cut(disk, 3), oid, undefined));
      expect([...content.pieces()].map((piece) => Buffer.from(piece)).join('')).toBe(disk);
      expect(id).toBe(blobId(Buffer.from(disk)));
    }
  });
});

describe('a working tree', () => {
  async function changed(change: (work: TestRepository) => void) {
    const work = repository({ 'a.md': 'a\n', 'b.md': 'b\n' });
    change(work);
    const tree = await workTree(repositoryAt(work.path));
    await readAll(tree, pathsOf(tree));
    return { tree, dirty: tree.uncommitted().size > 0, paths: pathsOf(tree) };
  }

  test('counts untracked files and is dirty with them', async () => {
    const { dirty, paths } = await changed((work) => work.write({ 'c/d.md': 'new\n' }));
    expect([dirty, paths]).toEqual([true, ['a.md', 'b.md', 'c/d.md']]);
  });

  test('drops deleted files and is dirty without them', async () => {
    const { dirty, paths } = await changed((work) => rmSync(join(work.path, 'a.md')));
    expect([dirty, paths]).toEqual([true, ['b.md']]);
  });

  test('gives edited bytes with their id', async () => {
    const { dirty, tree } = await changed((work) => work.write({ 'a.md': 'edited\r\n' }));
    expect(dirty).toBe(true);
    expect(await textOf(tree, 'a.md')).toBe('edited\r\n');
    expect(tree.id('a.md')).toBe(blobId(Buffer.from('edited\r\n')));
  });

  test('is dirty with another mode, and with a staged change', async () => {
    const mode = await changed((work) => chmodSync(join(work.path, 'a.md'), 0o755));
    expect(mode.dirty).toBe(true);
    const staged = await changed((work) => {
      work.write({ 'a.md': 'staged\n' });
      work.git('add', 'a.md');
    });
    expect(staged.dirty).toBe(true);
  });

  test('has a file with a conflict once, as on the disk', async () => {
    const { tree, dirty, paths } = await changed((work) => {
      work.git('switch', '-q', '-c', 'other');
      work.commit({ 'a.md': 'theirs\n' });
      work.git('switch', '-q', 'main');
      work.commit({ 'a.md': 'ours\n' });
      expect(() => work.git('merge', 'other')).toThrow();
    });
    expect([dirty, paths]).toEqual([true, ['a.md', 'b.md']]);
    expect(await textOf(tree, 'a.md')).toContain('<<<<<<<');
  });

  test('follows no link out of the repository', async () => {
    const outside = temporaryFolder();
    writeFiles(outside, { 'SKILL.md': 'outside\n' });
    const work = repository({ 'skill/SKILL.md': 'inside\n', 'file.md': 'inside\n' });
    rmSync(join(work.path, 'skill'), { recursive: true });
    rmSync(join(work.path, 'file.md'));
    work.write({ skill: { link: outside }, 'file.md': { link: join(outside, 'SKILL.md') } });
    const tree = await workTree(repositoryAt(work.path));
    expect(tree.entries).toEqual([
      { path: 'file.md', kind: 'symlink' },
      { path: 'skill', kind: 'symlink' },
    ]);
    const { failures } = await readAll(tree, ['skill/SKILL.md', 'file.md']);
    expect([...failures]).toEqual([['skill/SKILL.md', 'missing']]);
    expect(await textOf(tree, 'file.md')).toBe(join(outside, 'SKILL.md'));
  });

  test('does not enter repositories of others', async () => {
    const { paths, dirty } = await changed((work) => {
      work.write({ 'nested/SKILL.md': 'x\n' });
      git(join(work.path, 'nested'), 'init', '-q');
      git(join(work.path, 'nested'), 'add', '.');
      git(join(work.path, 'nested'), 'commit', '-q', '-m', 'x');
    });
    expect([dirty, paths]).toEqual([false, ['a.md', 'b.md']]);
  });

  test('exists before the first commit', async () => {
    const work = repository();
    work.write({ 'SKILL.md': 'x\n' });
    const { head, base, context, noBaseReason: reason } = await openSides({ directory: work.path });
    expect(pathsOf(head)).toEqual(['SKILL.md']);
    expect(context.head()).toEqual({ sha: null, dirty: true });
    expect([base, plainText(reason ?? nothing)]).toEqual([
      null,
      'The repository has no commit yet.',
    ]);
  });

  test('is the whole repository, also from a folder of it', async () => {
    const work = repository({ 'a/b/SKILL.md': 'x\n', 'c.md': 'c\n' });
    const { head, prefix, context } = await openSides({ directory: join(work.path, 'a', 'b') });
    expect(pathsOf(head)).toEqual(['a/b/SKILL.md', 'c.md']);
    expect(prefix).toBe('a/b');
    expect(context.directory).toBe(work.path);
    expect(context.remote).toBe(`file://${work.path}`);
  });

  test('does not exist in a bare repository, but its revisions do', async () => {
    const { url } = origin({ 'SKILL.md': 'x\n' });
    const directory = url.replace('file://', '');
    await expect(openSides({ directory })).rejects.toThrow(
      'bare repository without a working tree',
    );
    const alone = await openSides({ directory, base: 'none', head: 'main' });
    expect(pathsOf(alone.head)).toEqual(['SKILL.md']);
    const { head, base } = await openSides({ directory, base: 'main', head: 'main' });
    expect([pathsOf(head), base && pathsOf(base)]).toEqual([['SKILL.md'], ['SKILL.md']]);
  });
});

describe('a revision', () => {
  test('of 30 MB comes in pieces', async () => {
    const bytes = Buffer.alloc(30_000_000, 'sixteen letters\n');
    const work = repository({ 'large.txt': bytes, 'small.txt': 's' });
    const found = repositoryAt(work.path);
    for (const tree of [await gitTree(found, 'HEAD'), await workTree(found)]) {
      const hash = createHash('sha256');
      const sizes: number[] = [];
      const ends: string[] = [];
      await tree.read(['large.txt', 'small.txt'], (path, chunk, size, last) => {
        if (path === 'large.txt') hash.update(chunk);
        expect(size).toBe(path === 'large.txt' ? bytes.length : 1);
        sizes.push(chunk.length);
        if (last) ends.push(path);
      });
      expect(Math.max(...sizes)).toBeLessThan(1_000_000);
      expect(ends).toEqual(['large.txt', 'small.txt']);
      expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  test('reports missing objects, and returns the others', async () => {
    const work = repository({ 'a.md': 'a\n', 'b.md': 'b\n', 'c.md': 'c\n' });
    unpackObjects(work.path);
    const tree = await gitTree(repositoryAt(work.path), 'HEAD');
    const oid = tree.id('b.md') ?? '';
    rmSync(join(work.path, '.git', 'objects', oid.slice(0, 2), oid.slice(2)));
    const { files, failures } = await readAll(tree, ['a.md', 'b.md', 'nowhere.md', 'c.md']);
    expect([...files.keys()]).toEqual(['a.md', 'c.md']);
    expect(Object.fromEntries(failures)).toEqual({ 'b.md': 'missing', 'nowhere.md': 'missing' });
  });

  test('with a corrupt object returns all the others', async () => {
    const work = repository({ 'a.md': 'a\n', 'b.md': 'b\n', 'c.md': 'c\n' });
    unpackObjects(work.path);
    const tree = await gitTree(repositoryAt(work.path), 'HEAD');
    const oid = tree.id('b.md') ?? '';
    const object = join(work.path, '.git', 'objects', oid.slice(0, 2), oid.slice(2));
    rmSync(object);
    writeFiles(work.path, { [relative(work.path, object)]: 'no object at all' });
    const { files, failures } = await readAll(tree, ['a.md', 'b.md', 'c.md']);
    expect([...files.keys()]).toEqual(['a.md', 'c.md']);
    expect([...failures.keys()]).toEqual(['b.md']);
  });

  test('keeps the requested order and returns a file for each request', async () => {
    const work = repository({ 'a.md': 'a', 'b.md': 'b' });
    const found = repositoryAt(work.path);
    for (const tree of [await gitTree(found, 'HEAD'), await workTree(found)]) {
      const seen: string[] = [];
      await tree.read(['b.md', 'a.md', 'b.md'], (path, chunk) => {
        seen.push(`${path}=${Buffer.from(chunk)}`);
      });
      expect(seen).toEqual(['b.md=b', 'a.md=a', 'b.md=b']);
    }
  });

  test('passes on an error of the receiver', async () => {
    const work = repository({ 'a.md': 'a' });
    const found = repositoryAt(work.path);
    const fail = () => {
      throw new Error('the receiver fell');
    };
    await expect((await gitTree(found, 'HEAD')).read(['a.md'], fail)).rejects.toThrow('fell');
    await expect((await workTree(found)).read(['a.md'], fail)).rejects.toThrow('fell');
  });

  test('named like an option is not a revision', async () => {
    const work = repository({ 'a.md': 'a' });
    const trap = join(work.path, 'trap');
    for (const revision of ['--batch', `--output=${trap}`, '-h', '', 'a\nmain', 'HEAD:a.md']) {
      expect(await commitOf(repositoryAt(work.path), revision)).toBeNull();
      await expect(openSides({ directory: work.path, head: revision })).rejects.toThrow(UsageError);
      await expect(openSides({ directory: work.path, base: revision })).rejects.toThrow(UsageError);
    }
    expect(existsSync(trap)).toBe(false);
    const main = work.git('rev-parse', 'main');
    expect(await commitsOf(repositoryAt(work.path), ['x\ny', 'main'])).toEqual([null, main]);
  });
});

describe('a repository that sets traps', () => {
  test('as a bare one inside the tree starts nothing', async () => {
    const work = repository({ 'SKILL.md': 'x\n' });
    const trap = join(temporaryFolder(), 'sprung');
    const bare = join(work.path, 'vendor');
    git(work.path, 'init', '-q', '--bare', bare);
    git(bare, 'config', 'core.fsmonitor', `touch ${trap}; false`);
    git(bare, 'config', 'core.bare', 'false');
    git(bare, 'config', 'core.worktree', '.');
    const { head, prefix } = await openSides({ directory: bare, base: 'none' });
    await readAll(head, pathsOf(head));
    expect(prefix).toBe('vendor');
    expect(pathsOf(head)).toContain('SKILL.md');
    expect(existsSync(trap)).toBe(false);
    git(bare, '-c', 'safe.bareRepository=all', 'ls-files', '-o');
    expect(existsSync(trap)).toBe(true);
  });

  test('by filters and fsmonitor starts nothing', async () => {
    const work = repository({ 'SKILL.md': 'x\n', '.gitattributes': '*.md filter=trap\n' });
    const trap = join(temporaryFolder(), 'sprung');
    work.git('config', 'filter.trap.clean', `touch ${trap}; cat`);
    work.git('config', 'filter.trap.smudge', `touch ${trap}; cat`);
    work.git('config', 'core.fsmonitor', `touch ${trap}; false`);
    work.write({ 'SKILL.md': 'edited\n' });
    const { head, base } = await openSides({ directory: work.path });
    for (const tree of [head, base ?? head]) await readAll(tree, pathsOf(tree));
    expect(existsSync(trap)).toBe(false);
    work.git('status');
    expect(existsSync(trap)).toBe(true);
  });

  test('or belongs to another user is still read', async () => {
    const work = repository({ 'SKILL.md': 'x\n' });
    process.env['GIT_TEST_ASSUME_DIFFERENT_OWNER'] = '1';
    try {
      expect(() => git(work.path, 'rev-parse', 'HEAD')).toThrow('dubious ownership');
      expect(Object.keys(await cleanCheckout(work))).toEqual(['SKILL.md']);
    } finally {
      delete process.env['GIT_TEST_ASSUME_DIFFERENT_OWNER'];
    }
  });

  test('without git on the PATH is an error that says so', async () => {
    const work = repository({ 'SKILL.md': 'x\n' });
    const path = process.env['PATH'];
    process.env['PATH'] = work.path;
    try {
      await expect(openSides({ directory: work.path })).rejects.toThrow('Put git on the PATH.');
    } finally {
      process.env['PATH'] = path;
    }
  });

  test('through the environment is not read', async () => {
    const work = repository({ 'SKILL.md': 'x\n' });
    const other = repository({ 'other.md': 'x\n' });
    process.env['GIT_DIR'] = join(other.path, '.git');
    process.env['GIT_INDEX_FILE'] = join(other.path, '.git', 'index');
    try {
      expect(Object.keys(await cleanCheckout(work))).toEqual(['SKILL.md']);
    } finally {
      delete process.env['GIT_DIR'];
      delete process.env['GIT_INDEX_FILE'];
    }
  });
});

describe('a folder outside git', () => {
  test('is walked without .git, node_modules and links', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, {
      'b/SKILL.md': 'b\n',
      'a/run.sh': { script: 'x\n' },
      'a/loop': { link: '..' },
      'node_modules/x/SKILL.md': 'x\n',
      'a/node_modules/SKILL.md': 'x\n',
      'a/.git/SKILL.md': 'x\n',
      '.claude/skills/c/SKILL.md': 'c\n',
    });
    const { head, base, context, noBaseReason: reason } = await openSides({ directory: folder });
    expect(head.entries).toEqual([
      { path: '.claude/skills/c/SKILL.md', kind: 'file' },
      { path: 'a/loop', kind: 'symlink' },
      { path: 'a/run.sh', kind: 'executable' },
      { path: 'b/SKILL.md', kind: 'file' },
    ]);
    expect(base).toBeNull();
    expect(plainText(reason ?? nothing)).toBe('Not a git repository.');
    expect({ ...context, head: context.head() }).toEqual({
      head: { sha: null, dirty: false },
      base: null,
      remote: null,
      directory: folder,
      proposed: false,
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(head.id('b/SKILL.md')).toBeUndefined();
    expect(await textOf(head, 'b/SKILL.md')).toBe('b\n');
    expect(head.id('b/SKILL.md')).toBe(blobId(Buffer.from('b\n')));
  });

  test('has no revisions to compare with', async () => {
    const directory = temporaryFolder();
    await expect(openSides({ directory, base: 'main' })).rejects.toThrow('not in a git repository');
    await expect(openSides({ directory, head: 'HEAD' })).rejects.toThrow('not in a git repository');
    await expect(openSides({ directory: join(directory, 'gone') })).rejects.toThrow(
      '/gone" is not a readable directory.',
    );
    await expect(openSides({ directory, base: 'none' })).resolves.toMatchObject({ base: null });
  });
});

describe('the address of a repository', () => {
  test.each([
    ['https://ada:secret@example.org/a/b.git', 'https://example.org/a/b.git'],
    ['https://token@example.org/a@b.git?key=secret#x', 'https://example.org/a@b.git'],
    ['ssh://git:secret@example.org:22/a.git', 'ssh://git@example.org:22/a.git'],
    ['git@example.org:a/b.git', 'ssh://git@example.org/a/b.git'],
    ['example.org:/srv/a.git', 'ssh://example.org/srv/a.git'],
    ['C:/git/a', 'C:/git/a'],
    ['/srv/git/a.git', 'file:///srv/git/a.git'],
    ['../a.git', '../a.git'],
  ])('%s is shown as %s', (address, shown) => {
    expect(remoteUrl(address)).toBe(shown);
  });

  test('is that of origin', async () => {
    const { url } = origin({ 'SKILL.md': 'x\n' });
    const work = checkout(url, 'refs/heads/main');
    work.git('remote', 'set-url', 'origin', 'https://ada:secret@example.org/a.git');
    const opened = await openSides({ directory: work.path });
    expect(opened.context.remote).toBe('https://example.org/a.git');
  });
});
