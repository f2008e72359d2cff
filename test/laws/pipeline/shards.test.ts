import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Config, defaults } from '../../../src/config/config.ts';
import type { Report } from '../../../src/model/report.ts';
import { type FileTree, memoryTree } from '../../../src/model/tree.ts';
import { exactJson } from '../../../src/model/value/canonical.ts';
import { analyseShare } from '../../../src/pipeline/analyse-share.ts';
import { check } from '../../../src/pipeline/check.ts';
import { readStoredSkill } from '../../../src/pipeline/shard/read-stored.ts';
import { knownSkills } from '../../../src/pipeline/shard/restore-skill.ts';
import { parseExactJson } from '../../../src/syntax/json/exact.ts';
import { exampleContext } from '../../../src/tasks/example.ts';
import { exampleTree } from '../../../src/tasks/example-tree.ts';
import { caseKinds, sidesOfCases } from '../support/case-changes.ts';
import { changedWorld, sidesOf } from '../support/changed-worlds.ts';
import { sample, seeds, spread } from '../support/seeds.ts';

const counts = [1, 2, 3, 8];

interface SideTrees {
  readonly head: FileTree;
  readonly base: FileTree | null;
}

/** The reports of a single run, and of the merged shards of as many runs as `count`. */
async function bothReports({ head, base }: SideTrees, count: number, settings: Partial<Config>) {
  const config = { ...defaults, ...settings };
  const configFiles = { headFile: null, baseFile: null, trustedConfig: base ? config : null };
  const shares = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      analyseShare({ head, base }, config, configFiles, { index: index + 1, count }),
    ),
  );
  const text = exactJson(shares.flatMap(({ skills }) => skills));
  const known = knownSkills(
    (parseExactJson(text) as unknown[]).map((stored) => readStoredSkill(stored, '')),
  );
  const sides = { head, base, context: exampleContext(base !== null), reportsCatalogue: true };
  return {
    single: await check(sides, config, configFiles),
    merged: await check(sides, config, configFiles, known),
    known: known.skills.length,
  };
}

/** Compares all values that a reporter may print: locations are computed on access. */
function expectSame(merged: Report, single: Report, message?: string): void {
  const [text, expected] = [exactJson(merged), exactJson(single)];
  if (text !== expected) expect(JSON.parse(text), message).toEqual(JSON.parse(expected));
}

test.each(caseKinds)('the cases of %s have one report, single or merged', async (kind) => {
  for (const [index, { name, before, after }] of spread(sidesOfCases(kind), 8).entries()) {
    const trees = {
      head: exampleTree(after),
      base: Object.keys(before).length > 0 ? exampleTree(before) : null,
    };
    const count = counts[index % counts.length] ?? 1;
    const { single, merged } = await bothReports(trees, count, {});
    expectSame(merged, single, `${name}, ${count} shards`);
  }
});

describe.each(seeds)('the %s changes of generated repositories', (_, seed) => {
  test('have one report, single or merged', { timeout: 600_000 }, async () => {
    let known = 0;
    await fc.assert(
      fc.asyncProperty(changedWorld, fc.constantFrom(...counts), async (world, count) => {
        const { base, head } = sidesOf(world);
        const trees = { base: memoryTree(base), head: memoryTree(head) };
        const both = await bothReports(trees, count, { scope: 'all' });
        known += both.known;
        expectSame(both.merged, both.single);
      }),
      sample(seed, 20),
    );
    expect(known).toBeGreaterThan(0);
  });
});
