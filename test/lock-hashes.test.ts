import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { digestFiles } from '../src/hash/digest.ts';
import { treeId } from '../src/hash/git-tree.ts';
import { compareLocale } from '../src/hash/locale-order.ts';
import { variantsOf } from '../src/locks/variants.ts';
import { type FileTree, type MemoryFile, memoryTree } from '../src/model/tree.ts';

type Files = Readonly<Record<string, string | Uint8Array | MemoryFile>>;

/** Every digest of a tree that some format or variant knows, by name. */
async function digests(files: Files, tree: FileTree = memoryTree(files)) {
  const all = tree.entries.map(({ path, kind }) => ({ path, name: path, kind }));
  const algorithms = [
    ...['skills-lock', 'skills-snapshot', 'skill-md', 'git-tree', 'git-tree-sha256', 'apm-package'],
    ...variantsOf('skills-lock').map(({ algorithm }) => algorithm),
  ];
  const [digest] = await digestFiles(tree, [{ root: '', files: all, ignore: null, algorithms }]);
  return digest?.values ?? new Map<string, string>();
}

const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** The fixture whose hashes the tools themselves were seen to make. */
const fixture = {
  'SKILL.md': 'a\n',
  'references/x.md': 'b\n',
  'assets/y.txt': 'c\n',
  'Zed.md': 'd\n',
  '.hidden': 'e\n',
  'scripts/a-b.sh': 'f\n',
  'scripts/a_b.sh': 'g\n',
};

describe('known digests', () => {
  test.each([
    ['skills-lock', 'fffccd5b2dde35e2b23bb90d34cc5e63ca5ccc5beaf3651e3643981eb50433e1'],
    ['apm-package', 'sha256:abe427ded1e286caadbfa4b0789c8d037b184a011a9866f4339c258812745f87'],
    ['git-tree', '71114537d33a7caa73d86293bbb2006e5bc2b010'],
    ['skill-md', '87428fc522803d31065e7bce3cf03fe475096631e5e07bbd7a0fde60c4cf25c7'],
  ])('%s', async (algorithm, digest) => {
    expect((await digests(fixture)).get(algorithm)).toBe(digest);
  });
});
