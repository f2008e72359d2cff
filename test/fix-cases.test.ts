import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaults } from '../src/config/config.ts';
import { memoryTree } from '../src/model/tree.ts';
import { parseTxtar, subtree } from '../src/syntax/txtar.ts';
import { checkExample } from '../src/tasks/example.ts';
import { type FixPlan, fixes, fix as planFixes } from '../src/tasks/fix.ts';

type Files = Readonly<Record<string, string>>;

const folder = new URL('fixes/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''));

/** The files after a plan. */
function afterPlan(files: Files, plan: FixPlan): Files {
  const result: Record<string, string> = { ...files };
  for (const { path } of plan.files) delete result[path];
  for (const { to, after } of plan.files) result[to] = after;
  return result;
}

async function rulesFoundIn(files: Files): Promise<readonly string[]> {
  const archive = { comment: '', files: new Map(Object.entries(files)) };
  return (await checkExample(archive)).findings.map(({ rule }) => rule);
}

test('every fix has an example in test/fixes', () => {
  expect(names.sort()).toEqual(fixes.map(({ id }) => id).sort());
});

test.each(names)('%s writes what stands under fixed/', async (name) => {
  const archive = parseTxtar(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
  const files = Object.fromEntries(
    [...archive.files].filter(([path]) => !path.startsWith('fixed/')),
  );
  const rules = fixes.find(({ id }) => id === name)?.rules ?? [];
  const fixed = afterPlan(files, await planFixes(memoryTree(files), defaults));
  expect(fixed, 'nothing is fixed').not.toEqual(files);
  expect(fixed).toEqual(subtree(archive, 'fixed'));
  const left = (await rulesFoundIn(fixed)).filter((rule) => rules.includes(rule));
  expect(left, 'the fault is left').toEqual([]);
  expect((await planFixes(memoryTree(fixed), defaults)).files, 'a second run').toEqual([]);
});
