import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { algorithmNamed } from '../../src/hash/algorithm-named.ts';
import { digestFiles } from '../../src/hash/digest.ts';
import { compareLocale } from '../../src/hash/locale-order.ts';
import { hashVariants } from '../../src/locks/hash-variants.ts';
import { type FileTree, type MemoryFile, memoryTree } from '../../src/model/tree.ts';

type Files = Readonly<Record<string, string | Uint8Array | MemoryFile>>;

const algorithms = [
  ...['skills-lock', 'skills-snapshot', 'skill-md', 'git-tree', 'git-tree-sha256', 'apm-package'],
  ...hashVariants('skills-lock').map(({ algorithm }) => algorithm),
];

/** All digests of a tree by algorithm and variant. */
async function digests(files: Files, tree: FileTree = memoryTree(files)) {
  const all = tree.entries.map(({ path, kind }) => ({ path, name: path, kind }));
  const [digest] = await digestFiles(tree, [{ root: '', files: all, ignore: null, algorithms }]);
  return digest?.values ?? new Map<string, string>();
}

async function fileDigest(content: string | Uint8Array, pieces = Number.POSITIVE_INFINITY) {
  const tree = inPieces(memoryTree({ a: content }), pieces);
  const files = [{ path: 'a', name: 'a', kind: 'file' as const }];
  const request = { root: '', files, ignore: null, algorithms: ['apm-file'] };
  const [digest] = await digestFiles(tree, [request]);
  return digest?.values.get('apm-file');
}

/** The same tree, read in pieces of some bytes. */
function inPieces(tree: FileTree, length: number): FileTree {
  return {
    ...tree,
    read: (paths, receive) =>
      tree.read(paths, (path, bytes, size) => {
        if (size === 0) receive(path, bytes, 0, true);
        for (let index = 0; index < size; index += length) {
          receive(path, bytes.subarray(index, index + length), size, index + length >= size);
        }
      }),
  };
}

const sha256 = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** A straightforward reference implementation of the algorithms: whole files, sorted, joined. */
function reference(files: Readonly<Record<string, string>>) {
  const locale = new Intl.Collator('en').compare;
  const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  const whole = Object.entries(files);
  const stream = (
    kept: (name: string) => boolean,
    compare: (a: string, b: string) => number,
    separator: string,
    recode = (text: string) => text,
  ) =>
    sha256(
      whole
        .filter(([name]) => kept(name))
        .sort(([a], [b]) => compare(a, b))
        .map(([name, text]) => name + separator + recode(text) + separator)
        .join(''),
    );
  const all = () => true;
  const isText = (text: string) => !text.slice(0, 8000).includes('\0');
  const crlf = (text: string) => (isText(text) ? text.replace(/(?<!\r)\n/g, '\r\n') : text);
  const lf = (text: string) => (isText(text) ? text.replaceAll('\r\n', '\n') : text);
  const isInstalled = (name: string) =>
    !name.split('/').includes('__pycache__') && name.split('/').at(-1) !== 'metadata.json';
  const isPlain = (name: string) => !name.split('/').some((part) => part.startsWith('.'));
  const skillMd = files['SKILL.md'] ?? '';
  return {
    'skills-lock': stream(all, locale, ''),
    'skills-lock/crlf': stream(all, locale, '', crlf),
    'skills-lock/lf': stream(all, locale, '', lf),
    'skills-snapshot': stream(all, locale, '\0'),
    'skills-snapshot/crlf': stream(all, locale, '\0', crlf),
    'skills-lock/bytes': stream(all, bytes, ''),
    'skills-snapshot/bytes/lf': stream(all, bytes, '\0', lf),
    'skills-lock/no-metadata': stream(isInstalled, locale, ''),
    'skills-snapshot/no-metadata/crlf': stream(isInstalled, locale, '\0', crlf),
    'skills-lock/no-dotfiles': stream(isPlain, locale, ''),
    'skill-md': sha256(skillMd),
    'skill-md/crlf': sha256(crlf(skillMd)),
    'skill-md/lf': sha256(lf(skillMd)),
    'apm-package': `sha256:${stream((name) => name !== '.apm-pin' && !name.includes('__pycache__/'), bytes, '')}`,
  };
}

/** A fixture with hashes computed by the original tools. */
const fixture = {
  'SKILL.md': 'a\n',
  'references/x.md': 'b\n',
  'assets/y.txt': 'c\n',
  'Zed.md': 'd\n',
  '.hidden': 'e\n',
  'scripts/a-b.sh': 'f\n',
  'scripts/a_b.sh': 'g\n',
};

test.each([
  ['skills-lock', 'fffccd5b2dde35e2b23bb90d34cc5e63ca5ccc5beaf3651e3643981eb50433e1'],
  ['apm-package', 'sha256:abe427ded1e286caadbfa4b0789c8d037b184a011a9866f4339c258812745f87'],
  ['git-tree', '71114537d33a7caa73d86293bbb2006e5bc2b010'],
  ['skill-md', '87428fc522803d31065e7bce3cf03fe475096631e5e07bbd7a0fde60c4cf25c7'],
])('the digest of %s is the known one', async (algorithm, digest) => {
  expect((await digests(fixture)).get(algorithm)).toBe(digest);
});

test('every variant has an algorithm', () => {
  const ids = ['content', 'apm-package', 'skills-lock'].flatMap(hashVariants);
  expect(ids.filter(({ algorithm }) => !algorithmNamed(algorithm))).toEqual([]);
  expect(new Set(ids.map(({ how }) => how)).size).toBeGreaterThan(20);
});

describe('the digests of other tools', () => {
  const name = fc.constantFrom(
    ...['a.md', 'B.md', 'metadata.json', '.env', 'x/y_z', 'x/y-z', 'x.y', 'x/__pycache__/m', 'é/ü'],
    ...['.apm-pin', 'x/metadata.json', 'X/Y', 'a b', 'LICENSE.txt', '10', '9', "it's", 'a(1)'],
  );
  const text = fc
    .array(fc.constantFrom('\n', '\r\n', '\r', 'word', '\0', 'é'), { maxLength: 12 })
    .map((parts) => parts.join(''));
  const files = fc.dictionary(name, text, { maxKeys: 8 });

  test('are those of a simpler program', async () => {
    const property = fc.asyncProperty(
      files,
      text,
      fc.integer({ min: 1, max: 5 }),
      async (some, md, size) => {
        const all = { ...some, 'SKILL.md': md };
        const expected = reference(all);
        const computed = await digests(all, inPieces(memoryTree(all), size));
        const compared = Object.keys(expected).map((id) => [id, computed.get(id)]);
        expect(Object.fromEntries(compared)).toEqual(expected);
      },
    );
    await fc.assert(property, { numRuns: 200 });
  });

  test('keep the line endings of binaries, which have a NUL in the first 8000 bytes', async () => {
    const early = `${'x'.repeat(7999)}\0\n`;
    const late = `${'x'.repeat(8000)}\0\n`;
    for (const [content, changes] of [
      [early, false],
      [late, true],
    ] as const) {
      const computed = await digests(
        { 'SKILL.md': content },
        inPieces(memoryTree({ 'SKILL.md': content }), 3000),
      );
      expect(computed.get('skills-lock/crlf') !== computed.get('skills-lock')).toBe(changes);
      expect(computed.get('skills-lock/crlf')).toBe(
        reference({ 'SKILL.md': content })['skills-lock/crlf'],
      );
    }
  });

  test('exclude links, .git and node_modules', async () => {
    const plain = { 'SKILL.md': 'a' };
    const more = {
      ...plain,
      'node_modules/x/y.js': 'y',
      'sub/.git/HEAD': 'h',
      link: { kind: 'symlink' as const, content: 'SKILL.md' },
    };
    expect((await digests(more)).get('skills-lock')).toBe(
      (await digests(plain)).get('skills-lock'),
    );
  });

  test('are the same with many files that sort late', async () => {
    const big = 'x'.repeat(3 * 1024 * 1024);
    const all = { A: big, B: big, 'SKILL.md': big, a: 'a', b: 'b', c: 'c' };
    const computed = await digests(all, inPieces(memoryTree(all), 64 * 1024));
    const { 'skills-lock': lock, 'skills-lock/crlf': crlf } = reference(all);
    expect([computed.get('skills-lock'), computed.get('skills-lock/crlf')]).toEqual([lock, crlf]);
  });
});

describe('the order of localeCompare', () => {
  const printable = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code));
  const { compare } = new Intl.Collator('en');
  const sign = (a: string, b: string) => Math.sign(compareLocale(a, b));

  test('is that of ICU for every two characters', () => {
    const pairs = printable.flatMap((a) => printable.map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => sign(a, b) !== Math.sign(compare(a, b)))).toEqual([]);
  });

  test('is that of ICU for every two texts of ASCII', () => {
    const ascii = fc.string({
      unit: fc.constantFrom(...printable, 'a', 'A', 'b', '/', '\t', '\x01'),
    });
    const property = fc.property(ascii, ascii, (a, b) => {
      if (compare(a, b) !== 0) expect(sign(a, b)).toBe(Math.sign(compare(a, b)));
      expect(sign(a, b)).toBe(-sign(b, a) + 0);
    });
    fc.assert(property, { numRuns: 3000 });
  });
});

describe('the digest of a file apm deployed', () => {
  test.each([
    ['LF stays', 'a\nb', 'a\nb'],
    ['CRLF becomes LF', 'a\r\nb\r\n', 'a\nb\n'],
    ['a lone CR stays', 'a\rb\r', 'a\rb\r'],
    ['CR before CRLF stays', 'a\r\r\n', 'a\r\n'],
    ['a NUL makes it binary', 'a\r\n\0', 'a\r\n\0'],
    ['empty', '', ''],
    ['UTF-8', 'é\r\n', 'é\n'],
  ])('%s', async (_, content, hashed) => {
    for (const pieces of [1, 2, 1000]) {
      expect(await fileDigest(content, pieces)).toBe(`sha256:${sha256(hashed)}`);
    }
  });

  test.each([
    ['no UTF-8', [0xe9, 0x0d, 0x0a]],
    ['UTF-8 cut short', [0x0d, 0x0a, 0xc3]],
  ])('%s stays as it is', async (_, bytes) => {
    const content = Uint8Array.from(bytes);
    expect(await fileDigest(content, 1)).toBe(`sha256:${sha256(content)}`);
  });
});

describe('the id of a folder', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'skillaccord-tree-'));
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));

  test.each([
    ['git-tree', 'sha1'],
    ['git-tree-sha256', 'sha256'],
  ])('%s is what git write-tree says', async (algorithm, format) => {
    const folder = join(temporary, format);
    const files: Record<string, string | MemoryFile> = {
      ...fixture,
      'a.b': '1',
      'a/b': '2',
      a0: '3',
      'ab/c/d/e': '4',
      'é/ü': '5',
      'run.sh': { kind: 'executable', content: 'echo' },
      link: { kind: 'symlink', content: 'a/b' },
      empty: '',
    };
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
    mkdirSync(folder);
    for (const [name, file] of Object.entries(files)) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      if (typeof file === 'string') writeFileSync(path, file);
      else if (file.kind === 'symlink') symlinkSync(String(file.content), path);
      else writeFileSync(path, file.content);
      if (typeof file !== 'string' && file.kind === 'executable') chmodSync(path, 0o755);
    }
    git('init', '-q', `--object-format=${format}`);
    git('-c', 'core.autocrlf=false', 'add', '-A');
    expect((await digests(files)).get(algorithm)).toBe(git('write-tree').trim());
  });
});

test('the digest of skillfuse 0.2.0, made by the tool', async () => {
  const tree = memoryTree({
    'SKILL.md': '---\nname: worklog\ndescription: Writes a work log.\n---\nBody.\n',
    'scripts/run.sh': { kind: 'executable', content: 'echo\n' },
    'Zed.md': 'b\n',
    '.hidden': 'h\n',
    '__pycache__/a.pyc': 'p\n',
    'scripts.md': 'x\n',
    'link.md': { kind: 'symlink', content: 'Zed.md' },
  });
  const files = tree.entries.map(({ path, kind }) => ({ path, name: path, kind }));
  const request = { root: '', files, ignore: null, algorithms: ['skillfuse'] };
  const [digest] = await digestFiles(inPieces(tree, 3), [request]);
  expect(digest?.values.get('skillfuse')).toBe(
    'sha256:e63dd0d8e9592cbbb2412c707309fc584f96a289955417083e139aaea61ed307',
  );
});

/** The files of a skill with line endings, modes, links and names that the hashes of other tools treat differently. */
const mixedFiles: Files = {
  'SKILL.md': '---\nname: worklog\ndescription: Writes a work log.\nversion: 1.0.0\n---\nBody.\n',
  'skills/inner/SKILL.md': '---\nname: inner\ndescription: Inner.\nversion: 0.1.0\n---\n',
  'references/crlf.md': 'a\r\nb\r\n',
  'references/cr.txt': 'a\rb\r\nc',
  'nul.txt': 'a\r\n\0b',
  'latin.txt': Buffer.from('\xff\r\nb', 'latin1'),
  'image.bin': Buffer.from('\xff\r\nb', 'latin1'),
  'bom.md': '\ufeffx\r\n',
  'bomlf.md': '\ufeffx\n',
  'scripts/run.sh': { kind: 'executable', content: 'echo\n' },
  '.hidden': 'h\n',
  '.dot/x.md': 'd\n',
  'node_modules/x/i.js': 'n\n',
  'Zed.md': 'z\n',
  'é.md': 'é\n',
  '😀.md': 's\n',
  'ﬀ.md': 'f\n',
  'link.md': { kind: 'symlink', content: 'Zed.md' },
};

async function digestBy(algorithm: string, files: Files, pieces = 3) {
  const tree = memoryTree(files);
  const all = tree.entries.map(({ path, kind }) => ({ path, name: path, kind }));
  const request = { root: '', files: all, ignore: null, algorithms: [algorithm] };
  const [digest] = await digestFiles(inPieces(tree, pieces), [request]);
  return digest?.values.get(algorithm);
}

test.each([
  ['sklock-content', '06cc6b621edaa5cee4071900681e7575f563ef9a526c3f3fdf50b569378ea824'],
  ['sklock-closure', '660a050b1f128e47817ca4453deb6c3808c8a6683fc59835f3a07674c55af70e'],
  ['toolhive', 'ef77b79be20a5b214a68e2db22330ae84669d1fa01148034c15ae341dc2e79ec'],
])('the %s of a skill, made by the tool', async (algorithm, digest) => {
  expect(await digestBy(algorithm, mixedFiles)).toBe(`sha256:${digest}`);
});

// The golden vectors in the tests of ToolHive.
test.each([
  [{ 'a.txt': 'hello world' }, '79d1b89c9733bc5a3c51bd715612a85ab13add6933cb9aa7cc1ae44fd5d181a3'],
  [
    { 'SKILL.md': '# Skill', 'refs/guide.md': 'guide' },
    '9b46342aaebede490f12bf67a5ecb4be507c7684ee5e11a0511b54c701f464bd',
  ],
])('the digest of ToolHive over %j', async (files, digest) => {
  expect(await digestBy('toolhive', files)).toBe(`sha256:${digest}`);
});

test.each([
  ['references/crlf.md', '911169ddaaf146aff539f58c26c489af3b892dff0fe283c1c264c65ae5aa59a2'],
  ['references/cr.txt', '82525e553e1563543b84f4f22b8885b51f55908af1b60364e2fcd9147b21ead1'],
  ['nul.txt', '3a6b2ca2823a2ec34a3e43b2bc7d2212b05a295c87d1a356e1d572f7d759f86a'],
  ['image.bin', 'fd61dccdca8864f7dd167d2073c1aa3e4e464ab1223cd3b9683558de8f951946'],
  ['bom.md', 'dc79faf9efbee8e42b42346da7a977c74a27581ae8f3465f431176f43e521415'],
  ['bomlf.md', 'dc79faf9efbee8e42b42346da7a977c74a27581ae8f3465f431176f43e521415'],
])('the hash of skilllock for %s, made by the tool', async (name, digest) => {
  const files = { [name]: mixedFiles[name] ?? '' };
  expect(await digestBy('skilllock-file', files, 1)).toBe(`sha256:${digest}`);
});

describe('a .sklockignore, as sklock reads it', () => {
  const files: Files = {
    ...{ 'SKILL.md': 'a\n', '.aaa': 'q\n', 'docs/deep/x.md': '1\n', 'tmp/y': '2\n' },
    ...{ 'a/b/z.bak': '3\n', 'r.log': '4\n', 'a/r.log': '5\n', 'a/docs': '7\n' },
  };
  test.each([
    ['*.log', 'a626c6c9f33baa397bd81623ab14d7bcce54ed5b336a09a782405df46ce03091'],
    ['docs', '478417f41f926beb0307c8a64ee47c24ffebf232ed3a015bd5a09b0c1f84b479'],
    ['tmp/', '4990000026eba9135b571d2ed55e9f7aaba0ac95aeb4a8e05a89cb35cd21f390'],
    ['a/*', '0ba0de3a63d5ffae76eda18c59dd4c9fbe20c5a925db5d7c42743d7941244784'],
    ['a/**', '6fd2865353f0c494862d5a65b753962a6905f99b51a4dd4318fb168022f84b15'],
    ['*', '54ec0694080431b71f2808e336ebc4e4a8e175aac8cdf49e78e913bc2ea59310'],
    ['**/*.bak', 'd4923843f8b18b51fdeb79691f94b12c07ec29a548735b3eee3d8a8b53398a4e'],
    ['./docs', '25e5385c992611825e86d6634e613afe53734076bc86ff0bdc29dd7bbc7b34e4'],
    ['!docs', '84eccd4f2f846476506720673d6268d8308dca3d73156fb076b2694588aaeb38'],
    ['*.{log,bak}', '6471fc4b9954a96f9eb9aabfbe36b8b0d07f3853724cc55720b438316a9930c2'],
    ['.sklockignore', 'a0ebc6790520eb77cc83488b3b594a43475ebe68fe34d3345e86d833869bd784'],
  ])('%s', async (glob, digest) => {
    const all = { ...files, '.sklockignore': `# c\n${glob}\n` };
    expect(await digestBy('sklock-content', all)).toBe(`sha256:${digest}`);
  });
});

test('the hash of a kit, made by its script', async () => {
  expect(
    await digestBy('kit', {
      'SKILL.md': 'a\n',
      'Zed.md': 'b',
      '.hidden': '',
      'a/b.md': 'c\n',
      'é.md': 'd\n',
      '😀.md': 'e',
      'ﬀ.md': 'f',
    }),
  ).toBe('sha256-16:b568340162aea594');
});
