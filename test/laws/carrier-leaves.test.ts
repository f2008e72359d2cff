import { describe, expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { compareTreeGrants } from '../../src/pipeline/compare/grant-comparison.ts';
import { pairSkills } from '../../src/pipeline/compare.ts';
import { load } from '../../src/pipeline/load.ts';
import { carriers } from '../../src/powers/catalog.ts';
import { quietKeys } from '../../src/powers/compare/leaves.ts';

type Files = Readonly<Record<string, string>>;
type Path = readonly (string | number)[];
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const frame: Files = { 'README.md': '# A repository\n' };

/** What a change shows: rows, unknown fields and faults. */
async function shown(base: Files, head: Files): Promise<number> {
  const [before, after] = await Promise.all(
    [base, head].map((files) => load(memoryTree({ ...frame, ...files }), defaults)),
  );
  if (!before || !after) return 0;
  const pairs = pairSkills(before.workspace.skills, after.workspace.skills);
  const { changes, unread, faults } = compareTreeGrants(before.workspace, after.workspace, pairs);
  return changes.length + unread.length + faults.length;
}

/** The paths of all values, leaves and tables. */
function pathsOf(value: Json, path: Path = []): readonly Path[] {
  if (value === null || typeof value !== 'object') return [path];
  // Without contents there is nothing to lose.
  if (Object.keys(value).length === 0) return [];
  const inner = Array.isArray(value)
    ? value.flatMap((item, at) => pathsOf(item, [...path, at]))
    : Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return [path, ...inner];
}

function isQuiet(path: Path): boolean {
  return path.some((key) => quietKeys.has(String(key)));
}

function edited(root: Json, path: Path, edit: (value: Json) => Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return edit(root);
  const copy = structuredClone(root) as Record<string | number, Json>;
  const value = edited(copy[key] as Json, rest, edit);
  if (value !== undefined) copy[key] = value;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy as Json;
}

function otherLeaf(value: Json): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'string' ? `${value}x` : value;
}

const jsonFiles = carriers.flatMap((carrier) =>
  carrier.examples.flatMap(({ granting }, at) =>
    Object.entries(granting).flatMap(([path, text]) => {
      // Of a package.json and its lock a client reads the packages.
      if (!path.endsWith('.json') || carrier.id === 'plugin-package') return [];
      return [
        [
          `${carrier.id} ${at + 1} ${path}`,
          { granting, path, root: JSON.parse(text) as Json },
        ] as const,
      ];
    }),
  ),
);

describe.each(jsonFiles)('%s', (_, { granting, path, root }) => {
  const withRoot = (value: Json | undefined): Files => ({
    ...granting,
    [path]: JSON.stringify(value),
  });
  const leaves = pathsOf(root).filter((one) => one.length > 0 && !isQuiet(one));

  test('another value of a leaf is shown', async () => {
    const silent = [];
    for (const leaf of leaves) {
      const head = withRoot(edited(root, leaf, otherLeaf));
      if (head[path] === JSON.stringify(root)) continue;
      if ((await shown(granting, head)) === 0) silent.push(leaf.join('.'));
    }
    expect(silent).toEqual([]);
  });

  test('a value that is removed or added is shown', async () => {
    const silent = [];
    for (const leaf of leaves) {
      const without = withRoot(edited(root, leaf, () => undefined));
      if ((await shown(granting, without)) === 0) silent.push(`removed ${leaf.join('.')}`);
      if ((await shown(without, granting)) === 0) silent.push(`added ${leaf.join('.')}`);
    }
    expect(silent).toEqual([]);
  });

  test('a new key is shown', async () => {
    const silent = [];
    for (const table of [[], ...leaves]) {
      const isTable = (value: Json) =>
        value !== null && typeof value === 'object' && !Array.isArray(value);
      const add = (value: Json) =>
        isTable(value) ? { ...(value as object), futureKey: 'x' } : value;
      const head = withRoot(edited(root, table, add as (value: Json) => Json));
      if (head[path] === JSON.stringify(root)) continue;
      if ((await shown(granting, head)) === 0) silent.push(table.join('.'));
    }
    expect(silent).toEqual([]);
  });

  test('a byte order mark, other ends of lines, and another order of keys are no change', async () => {
    const reversed = (value: Json): Json => {
      if (Array.isArray(value)) return value.map(reversed);
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, one]) => [key, reversed(one)]),
      );
    };
    const pretty = JSON.stringify(reversed(root), null, '\t').replaceAll('\n', '\r\n');
    expect(await shown(granting, { ...granting, [path]: `\ufeff${pretty}` })).toBe(0);
  });
});
