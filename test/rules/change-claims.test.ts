import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { compareSkills } from '../../src/contract/compare/compare.ts';
import { pairSkills } from '../../src/contract/pairing/pair.ts';
import type { Change } from '../../src/model/contract.ts';
import type { Skill } from '../../src/model/skill.ts';
import { memoryTree } from '../../src/model/tree.ts';
import type { Pair } from '../../src/model/workspace.ts';
import { load } from '../../src/pipeline/load.ts';
import { changeRules } from '../../src/rules/catalog.ts';
import { createClaim, ruleFor, withoutPreceded } from '../../src/rules/claim.ts';
import type { ChangeRule } from '../../src/rules/rule.ts';
import { matches } from '../../src/rules/support/requirement.ts';
import { parseTxtar, subtree } from '../../src/syntax/txtar.ts';

const folder = new URL('../cases/', import.meta.url);
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);
const examples = changeRules.flatMap(({ id, invalid, valid }) => [
  [`invalid of ${id}`, invalid.trimStart()] as const,
  [`valid of ${id}`, valid.trimStart()] as const,
]);

/** A change with its source. */
interface Sample {
  readonly from: string;
  readonly change: Change;
}

const isReadable = ({ before, after }: Pair) => !before?.unreadable && !after?.unreadable;
const changesOf = (pair: Pair) => (isReadable(pair) ? compareSkills(pair) : []);

/** All changes in the cases and examples, in both directions, and all their skills. */
async function collect() {
  const [samples, skills]: [Sample[], Skill[]] = [[], []];
  for (const [from, text] of [...cases, ...examples]) {
    const archive = parseTxtar(text);
    const sides = ['before', 'after'].map((side) => memoryTree(subtree(archive, side)));
    const [before = [], after = []] = await Promise.all(
      sides.map(async (tree) => (await load(tree, defaults)).workspace.skills),
    );
    const pairs = [...pairSkills(before, after), ...pairSkills(after, before)];
    samples.push(...pairs.flatMap(changesOf).map((change) => ({ from, change })));
    skills.push(...before, ...after);
  }
  return { samples, skills };
}

let collected: Awaited<ReturnType<typeof collect>>;
beforeAll(async () => {
  collected = await collect();
});

const claimantsOf = (change: Change) => changeRules.filter((rule) => matches(rule, change));

/** The rules that claim a change without an order between them. */
function rivalsFor({ from, change }: Sample): readonly string[] {
  const rivals = withoutPreceded(claimantsOf(change));
  if (rivals.length < 2) return [];
  const [firstId, otherId] = rivals.map(({ id }) => id);
  const remedy = `narrow \`when\` of one, or write in the one that reports it: \`before: '${otherId}'\` in ${firstId}, or \`before: '${firstId}'\` in ${otherId}`;
  return [`${rivals.map(({ id }) => id).join(' and ')} in ${from}: ${remedy}`];
}

const shuffled = fc.shuffledSubarray([...changeRules], { minLength: changeRules.length });

describe('a change has one rule', () => {
  test('in every case and example', () => {
    expect(collected.samples.length).toBeGreaterThan(1000);
    expect(collected.samples.flatMap(rivalsFor)).toEqual([]);
  });

  test('between any two skills of the cases', () => {
    const index = fc.nat(collected.skills.length - 1);
    const property = fc.property(index, index, (from, to) => {
      const [before, after] = [collected.skills[from], collected.skills[to]];
      if (!before || !after) return;
      const changes = changesOf({ before, after, status: 'changed' } as Pair);
      expect(changes.flatMap((change) => rivalsFor({ from: 'a pair', change }))).toEqual([]);
    });
    fc.assert(property, { seed: 3, numRuns: 1500 });
  });

  test('with the index in any order', () => {
    const changes = collected.samples.map(({ change }) => change);
    const reported = changes.map((change) => ruleFor(change).id);
    // Not a property test: its counterexample would print every rule.
    const disputed = fc.sample(shuffled, { seed: 3, numRuns: 10 }).flatMap((rules) => {
      const claim = createClaim(rules);
      const ids = changes.map((change) => claim(change).id);
      return ids.flatMap((id, index) =>
        id === reported[index] ? [] : [[id, reported[index]].sort().join(' or ')],
      );
    });
    expect([...new Set(disputed)]).toEqual([]);
  });
});

describe('the order of two rules', () => {
  const ordered = changeRules.filter(({ before }) => before !== undefined);

  test('names a rule that claims some of the same changes', () => {
    const stale = ordered.filter(({ id, before }) =>
      collected.samples.every(({ change }) => {
        const ids = claimantsOf(change).map((rule) => rule.id);
        return !ids.includes(id) || !ids.includes(before ?? '');
      }),
    );
    expect(stale.map(({ id, before }) => `${id} before ${before}`)).toEqual([]);
  });

  test.each([[[0, 1]], [[1, 0]]])('decides for two rules that claim one change', (order) => {
    const [rule] = changeRules;
    const [change] = collected.samples.map((sample) => sample.change);
    if (!rule || !change) throw new Error('There is no rule or no change.');
    const claiming: ChangeRule = { ...rule, on: { kind: change.kind }, when: () => true };
    const rules = [
      { ...claiming, id: 'second' },
      { ...claiming, id: 'first', before: 'second' },
    ];
    const claim = createClaim(order.flatMap((index) => rules[index] ?? []));
    expect(claim(change).id).toBe('first');
  });
});
