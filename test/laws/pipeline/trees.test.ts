import { mkdirSync } from 'node:fs';
import { join as onDisk } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import { selectFiles } from '../../../src/hash/ignore/select.ts';
import { folderTree } from '../../../src/io/disk/folder-tree.ts';
import { hostedTree } from '../../../src/io/git/hosted-tree.ts';
import { findRepository } from '../../../src/io/git/repository.ts';
import { gitTree } from '../../../src/io/git/tree.ts';
import { workTree } from '../../../src/io/git/work-tree/work-tree.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { plainText } from '../../../src/model/message.ts';
import { unreadSubmodules } from '../../../src/model/skill.ts';
import { folderOf, isInside } from '../../../src/model/text/path.ts';
import { type FileTree, type MemoryFile, memoryTree } from '../../../src/model/tree.ts';
import { check } from '../../../src/pipeline/check.ts';
import { load } from '../../../src/pipeline/load.ts';
import { exampleContext } from '../../../src/tasks/example.ts';
import { lock } from '../../../src/tasks/lock.ts';
import { type Content, git, repositoryAt, temporaryFolder } from '../../support/git.ts';
import { sample, seeds } from '../support/seeds.ts';

type Tree = Readonly<Record<string, MemoryFile>>;

const folders = ['skills/a', 'skills/a/sub', 'skills/b', '.claude/skills/c', 'tools/d', 'docs'];
const names = [
  ...['SKILL.md', 'run.sh', 'data.md', '.skillignore', 'x.pyc', '__pycache__/c.py', '.DS_Store'],
  ...['deep/er/run.sh', 'lib', 'link', 'link.md'],
];
const targets = [
  ...['../a', '../../skills/a', '../../skills', '.', '..', 'run.sh', './data.md', '../../../out'],
  ...['/etc/passwd', '/', 'gone', 'link', 'lib/x', '../../docs', '', '../'.repeat(300)],
];
const patterns = ['*.sh', 'sub/', '*', '!run.sh', 'data*', '/lib', '# none', '*.md', '**/er', ''];

const path = fc.tuple(fc.constantFrom(...folders), fc.constantFrom(...names));
const file = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('file' as const),
      content: fc.constantFrom('1', '2'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('executable' as const), content: fc.constant('1') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('symlink' as const),
      content: fc.constantFrom(...targets.filter((target) => target !== '')),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('submodule' as const),
      content: fc.constantFrom('5'.repeat(40), '6'.repeat(40)),
    }),
  },
);
const ignore = fc.array(fc.constantFrom(...patterns), { maxLength: 3 });

/** A tree of up to twenty entries, some of which base has too. */
const pair = fc
  .record({
    entries: fc.array(fc.tuple(path, file, ignore, fc.boolean()), { minLength: 1, maxLength: 20 }),
    manifests: fc.subarray(folders.slice(0, 5), { minLength: 1 }),
  })
  .map(({ entries, manifests }) => {
    const head: Record<string, MemoryFile> = {};
    const base: Record<string, MemoryFile> = {};
    for (const root of manifests) {
      head[`${root}/SKILL.md`] = base[`${root}/SKILL.md`] = manifest(root);
    }
    for (const [[folder, name], entry, lines, isOld] of entries) {
      const at = `${folder}/${name}`;
      if (
        Object.keys(head).some(
          (existing) => existing === at || isInside(existing, at) || isInside(at, existing),
        )
      )
        continue;
      const isPlain = entry.kind === 'file' || entry.kind === 'executable';
      const own = !isPlain ? entry : name === 'SKILL.md' ? manifest(folder) : entry;
      const it = isPlain && name === '.skillignore' ? { ...own, content: lines.join('\n') } : own;
      head[at] = it;
      if (isOld) base[at] = it;
    }
    return { base, head };
  });

function manifest(root: string): MemoryFile {
  const name = root.replace(/^\./, '').replaceAll('/', '-');
  return { kind: 'file', content: `---\nname: ${name}\ndescription: Does it.\n---\n` };
}

/** A tree with a lock of its lockable skills. */
async function locked(files: Tree): Promise<FileTree> {
  const tree = memoryTree(files);
  const context = { head: () => ({ sha: null, dirty: false }), remote: null, directory: null };
  const lockOutcome = await lock(
    { tree, context, path: 'proto.lock', text: null, generatedAt: 'T' },
    defaults,
  );
  const text = lockOutcome.plan?.text ?? 'skills: {}\n';
  return memoryTree({ ...files, 'proto.lock': { kind: 'file', content: text } });
}

/** True if a finding mentions a file of a skill, in its message or fingerprint. */
function isNaming(finding: Finding, name: string): boolean {
  return finding.about.split('\0').includes(name);
}

/** Files in no hash and no finding. */
async function silences(base: FileTree, head: FileTree): Promise<readonly string[]> {
  const { findings } = await check(
    { base, head, context: exampleContext(true) },
    { ...defaults, allowEmpty: true },
  );
  const { workspace } = await load(head, defaults);
  const before = new Set([...base.entries, ...base.submodules].map((entry) => entry.path));
  const lockText = workspace.locks[0]?.text ?? '';
  return workspace.skills.flatMap((skill) => {
    const hashed = new Set(selectFiles(skill.files, skill.ignore ?? null).map(({ name }) => name));
    const isWhole = unreadSubmodules(skill).length === 0;
    const isLocked = lockText.includes(`  ${skill.name}:\n`);
    const missed = skill.files.filter((file) => {
      if (file.kind === 'symlink') return !isLinkSaid(findings, file.path, skill.root);
      if (hashed.has(file.name) && isWhole) return !skill.digests.has('content');
      if (!isWhole || !isLocked || before.has(file.path) || file.name === '.skillignore')
        return false;
      return !findings.some(
        (finding) => finding.rule === 'lock-covers-less' && isNaming(finding, file.name),
      );
    });
    const open = unreadSubmodules(skill).filter(({ path }) => {
      return !findings.some(
        ({ rule, message }) =>
          rule === 'submodule-inside' && plainText(message).includes(lastPart(path)),
      );
    });
    const isGreen =
      !isWhole && isLocked && !findings.some(({ rule }) => rule === 'lock-content-changed');
    return [
      ...missed.map(({ path }) => path),
      ...open.map(({ path }) => path),
      ...(isGreen ? [skill.root] : []),
    ];
  });
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** True if a link is reported itself, or in the finding of a skill around or below it. */
function isLinkSaid(findings: readonly Finding[], path: string, root: string): boolean {
  return findings.some(({ rule, at, about }) => {
    if (rule !== 'skill-symlink') return false;
    const folder = folderOf(at.path);
    return (
      at.path === path ||
      about.startsWith('group') ||
      (about === 'links' && isInside(path, root) && isInside(`${folder}/`, root))
    );
  });
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('every entry of a skill is read or reported', async () => {
    const property = fc.asyncProperty(pair, async ({ base, head }) => {
      expect(await silences(await locked(base), await locked(head))).toEqual([]);
    });
    await fc.assert(property, sample(seed, 25));
  });

  test('a link is reported by name', async () => {
    const property = fc.asyncProperty(pair, async ({ head }) => {
      const tree = memoryTree(head);
      const { findings } = await check(
        { base: null, head: tree, context: exampleContext(false) },
        { ...defaults, allowEmpty: true },
      );
      const { workspace } = await load(tree, defaults);
      for (const { path, kind } of tree.entries) {
        if (kind !== 'symlink' || !/\/SKILL\.md$/.test(path)) continue;
        expect(workspace.skills.map(({ root }) => root)).not.toContain(folderOf(path));
        expect(
          findings.filter(({ rule, at: place }) => rule === 'skill-symlink' && place.path === path),
        ).toHaveLength(1);
      }
    });
    await fc.assert(property, sample(seed, 25));
  });

  test('a commit, its working tree, a server and a folder hold the same', async () => {
    const property = fc.asyncProperty(pair, async ({ head }) => {
      const folder = temporaryFolder();
      git(folder, 'init', '-q');
      const work = repositoryAt(folder);
      const plain = Object.entries(head).filter(([, { kind }]) => kind !== 'submodule');
      work.write(Object.fromEntries(plain.map(([path, file]) => [path, contentOf(file)])));
      git(folder, 'add', '-A');
      for (const [path, { kind, content }] of Object.entries(head)) {
        if (kind !== 'submodule') continue;
        mkdirSync(onDisk(folder, path), { recursive: true });
        git(folder, 'update-index', '--add', '--cacheinfo', `160000,${content},${path}`);
      }
      git(folder, 'commit', '-qm', 'All');
      const { repository } = findRepository(folder);
      if (!repository) throw new Error('no repository');
      const memory = memoryTree(head);
      const commit = git(folder, 'rev-parse', 'HEAD');
      const trees = [await gitTree(repository, commit), await workTree(repository)];
      const listed = git(folder, 'ls-tree', '-r', commit)
        .split('\n')
        .map((line) => {
          const [, mode = '', oid = '', path = ''] = /^(\d+) \w+ (\w+)\t(.*)$/.exec(line) ?? [];
          return { mode, oid, path };
        });
      const hosted = await hostedTree(repository, { files: async () => listed } as never, commit);
      for (const tree of [...trees, ...(hosted ? [hosted] : [])]) {
        expect(tree.entries).toEqual(memory.entries);
        expect(tree.submodules).toEqual(memory.submodules);
      }
      expect(folderTree(folder).entries).toEqual(memory.entries);
      expect([...(trees[1] as Awaited<ReturnType<typeof workTree>>).uncommitted()]).toEqual([]);
    });
    await fc.assert(property, sample(seed, 3));
  });
});

function contentOf({ kind, content }: MemoryFile): Content {
  if (kind === 'symlink') return { link: String(content) };
  return kind === 'executable' ? { script: String(content) } : content;
}
