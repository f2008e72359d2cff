import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { applyEdits } from '../../src/model/text/edits.ts';
import { LineMap, type Location, type Position } from '../../src/model/text/text.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { parseTxtar, subtree } from '../../src/syntax/txtar.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { fixes } from '../../src/tasks/fix/inspect.ts';
import { type FixPlan, fix as planFixes } from '../../src/tasks/fix.ts';
import { markFixable } from '../../src/tasks/fixable.ts';

type Files = Readonly<Record<string, string>>;

const folder = new URL('../fixes/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''));

/** The files after a plan. */
function afterPlan(files: Files, plan: FixPlan): Files {
  const result: Record<string, string> = { ...files };
  for (const { path } of plan.files) delete result[path];
  for (const { to, after } of plan.files) result[to] = after;
  return result;
}

/** The files of an example, and those of base, if it has some. */
function exampleOf(name: string) {
  const archive = parseTxtar(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
  const files = Object.fromEntries(
    [...archive.files].filter(([path]) => !/^(?:fixed|base)\//.test(path)),
  );
  const before = subtree(archive, 'base');
  return { archive, files, base: Object.keys(before).length === 0 ? null : before };
}

/** Some files as an example, with those of base. */
function archiveOf(files: Files, base: Files | null) {
  const inFolder = (folder: string, all: Files) =>
    Object.entries(all).map(([path, text]) => [`${folder}/${path}`, text] as const);
  const entries = base
    ? [...inFolder('before', base), ...inFolder('after', files)]
    : Object.entries(files);
  return { comment: '', files: new Map(entries) };
}

async function rulesFoundIn(files: Files, base: Files | null): Promise<readonly string[]> {
  return (await checkExample(archiveOf(files, base))).findings.map(({ rule }) => rule);
}

test('every fix has an example in test/fixes', () => {
  expect(names.sort()).toEqual(fixes.map(({ id }) => id).sort());
});

test.each(names)('%s writes the files under fixed/', async (name) => {
  const { archive, files, base } = exampleOf(name);
  const rules = fixes.find(({ id }) => id === name)?.rules ?? [];
  const fixed = afterPlan(
    files,
    await planFixes(memoryTree(files), defaults, [], base && memoryTree(base)),
  );
  expect(fixed, 'nothing is fixed').not.toEqual(files);
  expect(fixed).toEqual(subtree(archive, 'fixed'));
  const left = (await rulesFoundIn(fixed, base)).filter((rule) => rules.includes(rule));
  expect(left, 'the fault is left').toEqual([]);
  const again = await planFixes(memoryTree(fixed), defaults, [], base && memoryTree(base));
  expect(again.files, 'a second run').toEqual([]);
});

/** The findings of some files, marked. */
async function markedIn(files: Files, base: Files | null) {
  const report = await checkExample(archiveOf(files, base));
  return (await markFixable(report, memoryTree(files), defaults)).findings;
}

test.each(names)('%s: check marks what it fixes, and only that', async (name) => {
  const { files, base } = exampleOf(name);
  const plan = await planFixes(memoryTree(files), defaults, [], base && memoryTree(base));
  const marked = (await markedIn(files, base)).filter(({ fix }) => fix !== undefined);
  const places = (all: readonly { rule: string; at: Location }[]) =>
    all.map(({ rule, at }) => `${rule} ${at.path}:${at.range?.start.line}`).sort();
  const planned = plan.files.flatMap((file) => file.fixes);
  expect(places(planned)).toEqual(expect.arrayContaining(places(marked)));
  expect(marked.length).toBeGreaterThan(0);
  for (const [path, text] of Object.entries(files)) {
    const replacements = marked
      .filter(({ at }) => at.path === path)
      .flatMap(({ fix }) => fix?.replacements ?? []);
    const lines = new LineMap(text);
    const offset = ({ line, column }: Position) => lines.offset(line) + column - 1;
    const edits = replacements.map(({ range, text: inserted }) => ({
      start: offset(range.start),
      end: offset(range.end),
      text: inserted,
    }));
    const stillMarked = (
      await markedIn({ ...files, [path]: applyEdits(text, edits) }, base)
    ).filter(({ at, fix }) => at.path === path && (fix?.replacements.length ?? 0) > 0);
    // A parser reports one error at a time: the next one may be marked now, and no marked one may remain.
    const before = new Set(places(marked));
    expect(places(stillMarked).filter((place) => before.has(place))).toEqual([]);
  }
});
