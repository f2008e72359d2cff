import { describe, expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import { memoize } from '../../../src/model/text/memoize.ts';
import { memoryTree } from '../../../src/model/tree.ts';
import { compareTreeGrants } from '../../../src/pipeline/compare/grant-comparison.ts';
import { pairSkills } from '../../../src/pipeline/compare.ts';
import { load } from '../../../src/pipeline/load.ts';
import { quietKeys } from '../../../src/powers/compare/leaves.ts';
import { carrierExamples } from '../support/carrier-examples.ts';
import {
  isTable,
  type Json,
  pathsOf,
  readDocument,
  reversed,
  withValueAt,
} from '../support/documents.ts';
import { spread } from '../support/seeds.ts';

type Files = Readonly<Record<string, string>>;

const frame: Files = { 'README.md': '# A repository\n' };

/** The workspace of some files; a document is read once for all its edits. */
const workspaceOf = memoize(
  async (files: Files) => (await load(memoryTree({ ...frame, ...files }), defaults)).workspace,
);

/** The output for a change: rows, unknown fields and faults. */
async function shown(base: Files, head: Files): Promise<number> {
  const [before, after] = [await workspaceOf(base), await workspaceOf(head)];
  const pairs = pairSkills(before.skills, after.skills);
  const { changes, unread } = compareTreeGrants(before, after, pairs);
  const faults = after.grants.files.flatMap((file) => file.faults);
  return changes.length + unread.length + faults.length;
}

function isQuiet(path: readonly (string | number)[]): boolean {
  return path.some((key) => quietKeys.has(String(key)));
}

function otherLeaf(value: Json): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}x` : value;
}

const documents = carrierExamples.flatMap(([name, { granting }, carrier]) =>
  Object.entries(granting).flatMap(([path, text]) => {
    const document = carrier.isShared ? null : readDocument(path, text);
    return document ? [[`${name} ${path}`, { granting, path, ...document }] as const] : [];
  }),
);

test('examples are of every format', () => {
  const formats = new Set(documents.map(([, { path }]) => path.replace(/^.*\./, '')));
  expect([...formats].sort()).toEqual(['json', 'md', 'toml', 'yaml', 'yml']);
});

describe.each(spread(documents, 100))('%s', (_, { granting, path, root, write, comment }) => {
  const files = (value: Json | undefined): Files => ({ ...granting, [path]: write(value ?? {}) });
  const whole = files(root);
  const leaves = pathsOf(root).filter((leaf) => leaf.length > 0 && !isQuiet(leaf));

  test('another writer, another order of keys, a byte order mark and other ends of lines make no difference', async () => {
    expect(await shown(granting, whole)).toBe(0);
    const text = write(reversed(root));
    expect(await shown(granting, { ...granting, [path]: text })).toBe(0);
    const written = `\ufeff${text.replaceAll('\n', '\r\n')}`;
    expect(await shown(granting, { ...granting, [path]: written })).toBe(0);
  });

  if (comment) {
    test('comments make no difference', async () => {
      expect(await shown(granting, { ...granting, [path]: comment(write(root)) })).toBe(0);
    });
  }

  // The rules on manifests report the keys of a SKILL.md.
  if (path.endsWith('SKILL.md')) return;
  describe('every edit is reported', () => {
    test('another value of a leaf', async () => {
      const silent = [];
      for (const leaf of leaves) {
        const head = files(withValueAt(root, leaf, otherLeaf));
        if (head[path] === whole[path]) continue;
        if ((await shown(whole, head)) === 0) silent.push(leaf.join('.'));
      }
      expect(silent).toEqual([]);
    });

    test('a value that is removed or added', async () => {
      const silent = [];
      for (const leaf of leaves) {
        const without = files(withValueAt(root, leaf, () => undefined));
        if ((await shown(whole, without)) === 0) silent.push(`removed ${leaf.join('.')}`);
        if ((await shown(without, whole)) === 0) silent.push(`added ${leaf.join('.')}`);
      }
      expect(silent).toEqual([]);
    });

    test('a new key, with a value and empty', async () => {
      const silent = [];
      const tables = [[], ...leaves].filter((at) => {
        let value: Json | undefined = root;
        for (const key of at) value = (value as Record<string | number, Json>)[key];
        return isTable(value);
      });
      for (const table of tables) {
        for (const value of ['x', {}, []]) {
          const add = (old: Json) => ({ ...(old as object), futureKey: value }) as Json;
          const head = files(withValueAt(root, table, add));
          if ((await shown(whole, head)) === 0) silent.push(`${table.join('.')} ${String(value)}`);
        }
      }
      expect(silent).toEqual([]);
    });
  });
});
